#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lines of the input, of bounded length.
struct StandardInput {
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// Returns the next line; of one that is too long only the first bytes, one
  /// more than the limit.
  mutating func next(limit: Int) -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      // The excess of a line is forgotten.
      if buffer.count > limit { buffer.removeSubrange((limit + 1)...) }
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
