#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Console {
  /// The streams of the process.
  package static var standard: Console {
    var input = StandardInput()
    return Console(
      output: { write($0, to: STDOUT_FILENO) },
      error: { write($0, to: STDERR_FILENO) },
      line: { input.next() })
  }

  /// Writes all of a text; if nobody reads any more, that is fine.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = put(descriptor, rest.baseAddress!, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

private func put(
  _ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int
) -> Int {
  write(descriptor, start, count)
}

/// The lines of the input, of bounded length.
private struct StandardInput {
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// Returns the next line. Of a line that is too long only the first bytes
  /// come, which are no JSON.
  mutating func next() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer.firstLineEnd(from: searched) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      // The excess of a line is forgotten; what is left is one byte too long
      // to be read.
      if buffer.count > ReferencePort.greatestLine {
        buffer.removeSubrange((ReferencePort.greatestLine + 1)...)
      }
      searched = buffer.count
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        isAtEnd = true
      }
    }
  }
}
