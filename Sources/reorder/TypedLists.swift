import ReorderCommandLine

/// Lists as a person types them: `abcd | xy`, or `Milk Bread | Eggs`.
enum TypedLists {
  /// The greatest number of items.
  static let greatestCount = 10_000

  /// Reads lists.
  ///
  /// Lists are parted by `|`. If a list has blanks inside, the items are words,
  /// in all lists; else each letter is an item.
  static func parse(_ text: String) throws(CommandError) -> [[String]] {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map { String($0) } }
    let lists =
      parts.contains { $0.count > 1 }
      ? parts : parts.map { ($0.first ?? "").map { String($0) } }
    if lists.joined().count > greatestCount {
      throw CommandError(
        .usage, "There are more than \(greatestCount) items.")
    }
    return lists
  }
}
