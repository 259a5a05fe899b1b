#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is read, whole and of bounded size.
package enum InputFile {
  /// How long a pipe may say nothing, in seconds.
  private static let patience: Int32 = 10

  /// Reads all bytes of a file, or of a pipe until its writer ends.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - limit: The greatest number of bytes.
  /// - Throws: One sentence that names the path: it cannot be read, or it is
  ///   too long.
  package static func bytes(
    atPath path: String, limit: Int = 256 << 20
  ) throws(CommandError) -> [UInt8] {
    if path.isEmpty {
      throw CommandError(.usage, "A file without a name cannot be read.")
    }
    // Without waiting: a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { throw unreadable(path, reason(errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
        if bytes.count > limit {
          throw CommandError(
            .badData, "\(path) has more than \(limit) bytes.")
        }
      } else if count == 0 {
        return bytes
      } else if errno == EAGAIN {
        try wait(for: descriptor, path)
      } else if errno != EINTR {
        throw unreadable(path, reason(errno))
      }
    }
  }

  private static func wait(
    for descriptor: Int32, _ path: String
  ) throws(CommandError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, patience * 1000) == 0 {
      throw unreadable(path, "nothing came for \(patience) seconds")
    }
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }

  private static func unreadable(
    _ path: String, _ reason: String
  ) -> CommandError {
    CommandError(.noInput, "\(path) cannot be read: \(reason).")
  }
}
