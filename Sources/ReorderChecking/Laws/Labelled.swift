/// An item that the checks can tell from every other, also from one it equals.
///
/// The laws speak of items by label: places count, not equality.
public protocol Labelled {
  /// The number that names this item and no other.
  var label: Int { get }

  /// Returns the labels of the items, list by list.
  static func labels(of lists: [[Self]]) -> [[Int]]
}

extension Labelled {
  /// Asks each item for its label.
  public static func labels(of lists: [[Self]]) -> [[Int]] {
    lists.map { $0.map { $0.label } }
  }
}

/// A labelled item that can be made from its label alone.
public protocol LabelledItem: Labelled {
  /// Creates the item of that label.
  init(label: Int)

  /// Returns the items of those labels, list by list.
  static func items(ofLabels labels: [[Int]]) -> [[Self]]
}

extension LabelledItem {
  /// Creates the item of each label.
  public static func items(ofLabels labels: [[Int]]) -> [[Self]] {
    labels.map { $0.map { Self(label: $0) } }
  }
}

extension Int: LabelledItem {
  /// Creates the number itself.
  @inlinable
  public init(label: Int) { self = label }

  /// The number itself.
  @inlinable
  public var label: Int { self }

  /// Returns the lists as they are.
  @inlinable
  public static func labels(of lists: [[Int]]) -> [[Int]] { lists }

  /// Returns the labels as they are.
  @inlinable
  public static func items(ofLabels labels: [[Int]]) -> [[Int]] { labels }
}

extension String: LabelledItem {
  /// Creates a text too long to be stored without an allocation.
  public init(label: Int) { self = "item of the label \(label)" }

  /// The number at the end of the text.
  public var label: Int { Int(split(separator: " ").last ?? "") ?? -1 }
}

/// An item that equals every other.
public struct Twin: LabelledItem, Hashable, Sendable {
  /// The number that names this item; equality ignores it.
  public let label: Int

  /// Creates the item of that label.
  public init(label: Int) { self.label = label }

  /// Always true.
  public static func == (left: Twin, right: Twin) -> Bool { true }

  /// Hashes nothing: all are equal.
  public func hash(into hasher: inout Hasher) {}
}
