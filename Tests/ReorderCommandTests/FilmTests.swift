import Foundation
import ReorderCommandLine
import Testing

@testable import reorder

@Suite("reorder film")
struct FilmTests {
  private static let systems = URL(fileURLWithPath: #filePath)
    .appendingPathComponent(
      "../../../Sources/ReorderSession/ReorderSession.docc/Systems"
    ).standardized

  @Test(
    "The pictures of the pages are what the command makes of their scripts",
    arguments: [
      "UCTagEditor", "TagSortedGrid", "TwoSectionTagEditor", "SnapshotGrid",
      "DraggableTable",
    ])
  func pictures(name: String) throws {
    let script = Self.systems.appendingPathComponent("Films/\(name).json")
    let run = CommandRun(["film", script.path])
    #expect(run.code == .success && run.error == "")
    let picture = try String(
      contentsOf: Self.systems.appendingPathComponent("\(name).svg"),
      encoding: .utf8)
    #expect(run.output == picture)
    let page = try String(
      contentsOf: Self.systems.appendingPathComponent("\(name)Guide.md"),
      encoding: .utf8)
    #expect(page.contains("](\(name).svg)"))
  }

  /// Draws a script from a file that is gone afterwards.
  private func film(_ script: String, _ arguments: String...) throws
    -> CommandRun
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.utf8).write(to: file)
    var run = CommandRun(["film", file.path] + arguments)
    run.error = run.error.replacing(file.path, with: "FILE")
    return run
  }

  private static let grid =
    #"{"system":"tag-sorted-grid","viewport":[370,100],"#

  @Test("A picture is whole, in one line of words too, and takes no markup in")
  func markup() throws {
    let run = try film(
      Self.grid + #""lists":[["<a>","b&c","\u0007"]],"calls":[["tick",1]]}"#)
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains(">&lt;a&gt;</text>"))
    #expect(run.output.contains(">b&amp;c</text>"))
    #expect(!run.output.contains("\u{7}"))
    #expect(
      run.output.contains("<desc>before; tick 1: ignored</desc>"))
  }

  @Test("Every call is played: press and tick lift, cancel goes back")
  func calls() throws {
    let run = try film(
      Self.grid
        + #""lists":[["a","b"]],"calls":[["press",65,25],["tick",0.6],"#
        + #"["move",185,25],["scroll",0],["cancel"],["tap",65,25],["edit"],"#
        + #"["edit"],["begin",900,900],["end"]]}"#)
    let words = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("<desc>") })
    let expected = """
      <desc>before; press 65, 25; tick 0.6: lifted (0, 0); \
      move 185, 25: reordered (0, 0) to (0, 1); scroll 0; \
      cancel: cancelled (0, 0); tap 65, 25: tapped (0, 0); \
      edit: editing; edit: done; begin 900, 900: nothing there; \
      end: ignored</desc>
      """
    #expect(words == expected)
  }

  @Test(
    "A script that makes no sense is one sentence that says where",
    arguments: [
      ("{", "FILE:1: column 2: expected a key in quotes"),
      (#"{"system":"x"}"#, "FILE: system: expected one of"),
      (
        grid + #""lists":[["a"],["b"]],"calls":[]}"#,
        "FILE: lists: tag-sorted-grid has 1 lists, not 2."
      ),
      (
        grid + #""lists":[["a"]],"calls":[["fly",1]]}"#,
        "FILE: calls[0]: there is no call"
      ),
      (
        grid + #""lists":[["a"]],"calls":[["move",1e9,0]]}"#,
        "FILE: calls[0][1]: the number is too large."
      ),
      (
        grid + #""lists":[["a"]],"calls":[],"heights":[[1,2]]}"#,
        "FILE: heights: every item needs a height."
      ),
      (
        #"{"system":"snapshot-grid","viewport":[0,1],"lists":[[]],"calls":[]}"#,
        "FILE: viewport: expected two lengths up to 2000 points."
      ),
      (
        grid + #""lists":[["a"]],"calls":["#
          + Array(repeating: #"["end"]"#, count: 25).joined(separator: ",")
          + "]}", "FILE: calls: a film has up to 24 calls, not 25."
      ),
    ])
  func senseless(script: String, sentence: String) throws {
    let run = try film(script)
    #expect(run.code == .badData && run.output == "")
    #expect(run.error.hasPrefix("Error: \(sentence)"), "\(run.error)")
  }

  @Test("The picture is written whole, and never over the script")
  func output() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Self.systems.appendingPathComponent("Films/SnapshotGrid.json")
    let target = folder.appendingPathComponent("film.svg").path
    let run = CommandRun(["film", script.path, "--output", target])
    #expect(run.code == .success && run.output == "")
    #expect(
      try String(contentsOfFile: target, encoding: .utf8).hasSuffix("</svg>\n"))
    let over = CommandRun(["film", target, "--output", target])
    #expect(over.code != .success)
    #expect(CommandRun(["film"]).code == .usage)
  }
}
