/// The tests that a port is known to fail, one name a line; `#` begins a
/// comment.
package struct ExpectedFailures: Hashable, Sendable {
  /// The path that was given, for messages.
  let path: String

  /// The names.
  let ids: Set<String>

  /// Nothing is expected to fail.
  package static let none = ExpectedFailures(path: "", ids: [])

  private init(path: String, ids: Set<String>) {
    self.path = path
    self.ids = ids
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path of the file.
  ///   - known: The names of all tests.
  /// - Throws: ``VectorError`` for a name that comes twice or that no test has.
  package init(
    parsing text: String, path: String, known: Set<String>
  ) throws(VectorError) {
    var ids: Set<String> = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (rank, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0.isWhitespace }
      guard let id = words.first.map({ String($0) }) else { continue }
      let place = "line \(rank + 1)"
      if words.count > 1 {
        throw VectorError("\(place): expected one name, found \(words.count)")
      }
      if !known.contains(id) {
        throw VectorError("\(place): no test has the name \(id)")
      }
      if !ids.insert(id).inserted {
        throw VectorError("\(place): the name \(id) comes twice")
      }
    }
    self.path = path
    self.ids = ids
  }
}
