import Foundation
import ReorderCommandLine
import Testing

@Suite("Files that are read and written")
struct FileTests {
  private static let option = CommandOption("out", "file", "Where to write.")

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("What is written is read, through a link that stays a link")
  func roundTrip() throws {
    try withFolder { folder in
      let file = "\(folder)/file"
      let link = "\(folder)/link"
      try OutputFile(path: file, for: Self.option).write("old")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: file)
      let output = OutputFile(path: link, for: Self.option)
      try output.check()
      try output.write("new")
      let bytes = try InputFile.bytes(atPath: file)
      #expect(bytes == Array("new".utf8))
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    }
  }

  @Test("A file that is read must not be replaced")
  func replaced() throws {
    try withFolder { folder in
      let file = "\(folder)/file"
      #expect(
        throws: CommandError(
          .usage, "--out: \(file) is read, it must not be replaced.")
      ) {
        try OutputFile(path: file, for: Self.option)
          .check(differsFrom: [file])
      }
    }
  }

  @Test("A place that cannot be written to is known before")
  func unwritable() throws {
    try withFolder { folder in
      for (path, problem) in [
        ("", "--out names no file."),
        (folder, "--out: \(folder) is a directory."),
        ("\(folder)/no/file", "--out: there is no directory \(folder)/no."),
      ] {
        #expect(throws: CommandError(.usage, problem)) {
          try OutputFile(path: path, for: Self.option).check()
        }
      }
    }
    #expect(
      throws: CommandError(
        .software, "/dev/full cannot be written: no space is left.")
    ) { try OutputFile(path: "/dev/full", for: Self.option).write("text") }
  }

  @Test("What cannot be read is said with the path and the reason")
  func unreadable() throws {
    try withFolder { folder in
      #expect(
        throws: CommandError(
          .noInput,
          "\(folder)/none cannot be read: no such file or directory.")
      ) { try InputFile.bytes(atPath: "\(folder)/none") }
      #expect(
        throws: CommandError(.usage, "A file without a name cannot be read.")
      ) { try InputFile.bytes(atPath: "") }
      #expect(
        throws: CommandError(
          .noInput, "\(folder) cannot be read: is a directory.")
      ) { try InputFile.bytes(atPath: folder) }
      #expect(
        throws: CommandError(.badData, "/dev/zero has more than 1000 bytes.")
      ) { try InputFile.bytes(atPath: "/dev/zero", limit: 1000) }
    }
  }

  @Test("A pipe that nobody writes to is empty instead of waiting for ever")
  func pipe() throws {
    try withFolder { folder in
      let pipe = "\(folder)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let bytes = try InputFile.bytes(atPath: pipe)
      #expect(bytes == [])
    }
  }
}
