#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One of the two streams that a command writes to.
package struct StandardStream: Sendable {
  /// Results.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)

  /// Progress and errors.
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Whether a person is looking.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes `text`; if nobody reads any more, that is fine.
  ///
  /// - Returns: Whether it was written, or nobody wanted it.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = writeBytes(descriptor, rest.baseAddress!, rest.count)
        if written < 0 && errno == EINTR { continue }
        if written <= 0 { return errno == EPIPE }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
      return true
    }
  }

  /// Makes a closed pipe an error of `write` instead of the end of the process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}

private func writeBytes(
  _ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int
) -> Int {
  write(descriptor, start, count)
}
