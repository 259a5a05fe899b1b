import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that are written whole or not at all.
///
/// The bytes go to a new file beside the old one, which takes its place when
/// they are on the disk. Foundation's atomic option does the same, but does not
/// wait for the disk: after a power cut the file may be empty.
struct AtomicFile: Sendable {
  /// What is done in turn.
  enum Step: String, CaseIterable, Sendable {
    case create, write, permit, flush, rename, flushFolder
  }

  /// Called before each step, for tests that stop there.
  var willTake: @Sendable (Step) -> Void = { _ in }

  /// Reads a file of at most `limit` bytes.
  func read(_ url: URL, limit: Int) throws(CatalogError) -> Data {
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      throw errno == ENOENT
        ? .missing(path: url.path)
        : .unreadable(path: url.path, reason: reason)
    }
    defer { close(descriptor) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.read(descriptor, &chunk)
      if count < 0 { throw .unreadable(path: url.path, reason: reason) }
      if count == 0 { return data }
      data += chunk[..<count]
      if data.count > limit { throw .tooLarge(path: url.path, limit: limit) }
    }
  }

  private static func read(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #else
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes a file, all of it or nothing; a link to it stays a link, and who
  /// may read it stays the same.
  func write(_ data: Data, to url: URL) throws(CatalogError) {
    let path = url.resolvingSymlinksInPath().path
    let folder = (path as NSString).deletingLastPathComponent
    let mode = Self.mode(of: path)
    willTake(.create)
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let draft = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) },
      as: UTF8.self)
    if descriptor < 0 { throw .unwritable(path: url.path, reason: reason) }
    do throws(CatalogError) {
      defer { close(descriptor) }
      willTake(.write)
      try write(data, to: descriptor, of: url)
      willTake(.permit)
      try check(fchmod(descriptor, mode), url)
      willTake(.flush)
      try check(fsync(descriptor), url)
      willTake(.rename)
      try check(rename(draft, path), url)
    } catch {
      unlink(draft)
      throw error
    }
    willTake(.flushFolder)
    // Not every file system can do this; the file itself is whole.
    let parent = open(folder, O_RDONLY | O_CLOEXEC)
    if parent >= 0 {
      _ = fsync(parent)
      close(parent)
    }
  }

  private func write(
    _ data: Data, to descriptor: Int32, of url: URL
  ) throws(CatalogError) {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      try check(Int32(count < 0 ? -1 : 0), url)
      rest = rest.dropFirst(count)
    }
  }

  private func check(_ result: Int32, _ url: URL) throws(CatalogError) {
    if result < 0 { throw .unwritable(path: url.path, reason: reason) }
  }

  /// Who may read and write the file; the owner alone writes a new one.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }

  /// What the system says of its last error.
  private var reason: String {
    String(cString: strerror(errno)).lowercased()
  }
}
