import Reorder

/// Lists in an object that copies share: what happens to one happens to all.
///
/// Source: the UC tag editor, which hands out its own mutable array.
package struct SharedStorage<Element>: OtherwiseRight {
  private final class Storage {
    var lists: [[Element]]
    init(_ lists: [[Element]]) { self.lists = lists }
  }

  private let storage: Storage

  /// The items, list by list.
  package var lists: [[Element]] {
    get { storage.lists }
    nonmutating set { storage.lists = newValue }
  }

  /// Creates the multi-list with the items of `lists`.
  package init(_ lists: [[Element]]) { storage = Storage(lists) }
}
