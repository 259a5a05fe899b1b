/// An item whose life is counted: an instance of a class, as the lists of apps
/// hold them.
package final class Tracked: Labelled {
  /// The number that names this item and no other.
  package let label: Int

  private let census: Census

  /// Creates an item that the census counts until it is gone.
  package init(label: Int, in census: Census) {
    self.label = label
    self.census = census
    census.liveCount += 1
  }

  deinit { census.liveCount -= 1 }
}

/// Counts the tracked items that are alive.
///
/// Not for several threads at a time.
package final class Census {
  /// The number of items that are alive now.
  package fileprivate(set) var liveCount = 0

  /// Creates a census of nobody.
  package init() {}
}
