package import Reorder

/// A hover path that ends otherwise than a single reorder to the same place.
///
///     [a b c]   a over b, then over c     [b c a]
///     [a b c]   a over c at once          [c b a]
package struct PathCounterexample: Hashable, Sendable {
  /// The labels before, list by list.
  package let lists: [[Int]]

  /// The place of the item, the place it is taken to first, and the place it is
  /// taken to from there.
  package let path: [Position]

  /// The labels after the path.
  package let byPath: [[Int]]

  /// The labels after a single reorder to the end of the path.
  package let atOnce: [[Int]]
}

extension ReorderStrategy where Element: LabelledItem {
  /// Returns the first hover path, by way of one other place, that ends
  /// otherwise than a single reorder.
  ///
  /// For a mover there is none. For an exchanger the first is found in three
  /// items, see ``SectionExchange``.
  ///
  /// - Parameter worlds: The worlds to search, in their order; in each the
  ///   places of the path in (list, index) order, the first before the second
  ///   and that before the last.
  package static func firstPathCounterexample(
    in worlds: SmallWorlds
  ) -> PathCounterexample? {
    for shape in worlds {
      let before = Self(labels: shape.labels)
      for first in shape.reorders(meaning) {
        var between = before
        between.reorder(from: first.from, to: first.to)
        for second in Shape(of: between).reorders(meaning)
        where second.from == first.to {
          var byPath = between
          byPath.reorder(from: second.from, to: second.to)
          var atOnce = before
          atOnce.reorder(from: first.from, to: second.to)
          if byPath.labels != atOnce.labels {
            return PathCounterexample(
              lists: shape.labels, path: [first.from, first.to, second.to],
              byPath: byPath.labels, atOnce: atOnce.labels)
          }
        }
      }
    }
    return nil
  }
}
