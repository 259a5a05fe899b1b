/// The lines of a file, one after the other, without a copy.
struct FileLines: IteratorProtocol {
  private let bytes: [UInt8]
  private var start = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next line without its end, or nil behind the last.
  mutating func next() -> ArraySlice<UInt8>? {
    guard start < bytes.endIndex else { return nil }
    let end =
      bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    defer { start = end + 1 }
    return bytes[start..<end]
  }
}
