package import ReorderChecking

/// Which name belongs to which case, for ever: a name that was given to a test
/// is never given to another, and a test that is made again keeps its name.
///
/// One line a name, `batch-000041 9f03ab5512cd7e40`: the name and the
/// fingerprint of the case.
package struct Ledger: Hashable, Sendable {
  /// The name of the file beside the vectors.
  package static let fileName = "ledger.txt"

  /// The fingerprints by name.
  package private(set) var fingerprints: [String: String] = [:]

  private var ids: [String: String] = [:]
  private var last: [String: Int] = [:]

  /// Creates an empty ledger.
  package init() {}

  /// Reads a ledger.
  ///
  /// - Throws: ``VectorError`` for a line that is none of a ledger, and for a
  ///   name or a fingerprint that comes twice.
  package init(parsing text: String) throws(VectorError) {
    for (rank, line) in text.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, let (type, number) = parse(id: words[0]),
        words[1].count == 16, words[1].allSatisfy({ $0.isHexDigit })
      else {
        throw VectorError(
          "line \(rank + 1): expected a name such as batch-000041 and 16 "
            + "hexadecimal digits")
      }
      let key = "\(type) \(words[1])"
      let id = String(words[0])
      if fingerprints.updateValue(String(words[1]), forKey: id) != nil {
        throw VectorError("line \(rank + 1): the name \(id) comes twice")
      }
      if let other = ids.updateValue(id, forKey: key) {
        throw VectorError(
          "line \(rank + 1): \(id) and \(other) are names of the same case")
      }
      last[type] = max(last[type] ?? 0, number)
    }
  }

  /// The text of the ledger, names ascending.
  package var text: String {
    fingerprints.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)\n" }.joined()
  }

  /// Returns the name of a case, a new one if it has none.
  package mutating func id(type: String, of testCase: Case) -> String {
    let fingerprint = Ledger.fingerprint(of: testCase)
    let key = "\(type) \(fingerprint)"
    if let id = ids[key] { return id }
    let number = (last[type] ?? 0) + 1
    let digits = String(number)
    let id =
      "\(type)-" + String(repeating: "0", count: max(0, 6 - digits.count))
      + digits
    last[type] = number
    ids[key] = id
    fingerprints[id] = fingerprint
    return id
  }

  /// 64 bits of the case's JSON form, by FNV-1a, in hexadecimal.
  static func fingerprint(of testCase: Case) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(testCase.json)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Takes a name apart, `batch-000041` into the type and the number.
private func parse(id: Substring) -> (type: String, number: Int)? {
  guard let dash = id.lastIndex(of: "-") else { return nil }
  let digits = id[id.index(after: dash)...]
  guard digits.count >= 6, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
    let number = Int(digits), dash != id.startIndex
  else { return nil }
  return (String(id[..<dash]), number)
}

/// What is wrong with vectors, a ledger or a list of expected failures.
package struct VectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One clause.
  package let description: String

  init(_ description: String) { self.description = description }
}
