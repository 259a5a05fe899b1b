/// Finds what someone meant who mistyped a name.
package enum NearestName {
  /// Returns the name that `typed` is, in any case of letters.
  package static func match(_ typed: String, in names: [String]) -> String? {
    names.first { $0 == typed }
      ?? names.first { $0.lowercased() == typed.lowercased() }
  }

  /// Returns the name that is fewest edits away, if these are few.
  package static func suggestion(
    for typed: String, in names: [String]
  ) -> String? {
    let ranked = names.map { name in
      (name, distance(Array(typed.lowercased()), Array(name.lowercased())))
    }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(2, best.0.count / 3) ? best.0 : nil
  }

  /// Returns the number of letters to add, drop or replace.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
