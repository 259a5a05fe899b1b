/// Reads the little JSON that a line of a trace consists of.
///
/// Objects of arrays of whole numbers are all there is, so a strict reader of
/// a page is faster and says more than a decoder for everything.
struct TraceScanner {
  /// What was expected and was not there.
  struct Mismatch: Error {
    let expected: String
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ line: ArraySlice<UInt8>) {
    bytes = line
    index = line.startIndex
  }

  /// The next byte that is not blank.
  private var next: UInt8? {
    mutating get {
      while index < bytes.endIndex, Self.blanks.contains(bytes[index]) {
        index += 1
      }
      return index < bytes.endIndex ? bytes[index] : nil
    }
  }

  private static let blanks: [UInt8] = [0x20, 0x09, 0x0d]

  /// Reads `mark` if it comes next.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// Reads `mark`, which must come next.
  mutating func expect(_ mark: Unicode.Scalar) throws(Mismatch) {
    if !skip(mark) { throw mismatch("'\(mark)'") }
  }

  /// Makes sure that the line ends here.
  mutating func expectEnd() throws(Mismatch) {
    if next != nil { throw mismatch("the end of the line") }
  }

  /// Reads a whole number.
  mutating func number() throws(Mismatch) -> Int {
    _ = next
    let start = index
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Int(text) else {
      index = start
      throw mismatch("a whole number")
    }
    return number
  }

  /// Reads an array with `element` for each of its elements.
  mutating func array<Element>(
    _ element: (inout TraceScanner) throws(Mismatch) -> Element
  ) throws(Mismatch) -> [Element] {
    var elements: [Element] = []
    try expect("[")
    if skip("]") { return elements }
    repeat { elements.append(try element(&self)) } while skip(",")
    guard skip("]") else { throw mismatch("',' or ']'") }
    return elements
  }

  /// Reads a string without escapes.
  mutating func key() throws(Mismatch) -> String {
    try expect("\"")
    let start = index
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    try expect("\"")
    return text
  }

  /// Returns the error that names what was expected and the column.
  func mismatch(_ expected: String) -> Mismatch {
    Mismatch(
      expected: "expected \(expected) in column "
        + "\(index - bytes.startIndex + 1)")
  }
}
