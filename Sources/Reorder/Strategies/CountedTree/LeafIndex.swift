/// Something that wants to know in which leaf of a tree each item is.
@usableFromInline
package protocol LeafIndex<Element> {
  associatedtype Element

  /// Creates an index of no items.
  init()

  /// Takes note that `count` items are in `leaf` now, wherever they were.
  mutating func note(
    _ items: UnsafeMutablePointer<Element>, count: Int, inLeaf leaf: Int32)

  /// Takes note that `item` is in no leaf any more.
  mutating func forget(_ item: borrowing Element)

  /// The bytes that the index holds.
  var memoryFootprint: Int { get }
}

/// The index that knows nothing and costs nothing.
@usableFromInline
package struct Unindexed<Element>: LeafIndex, Sendable {
  @inlinable
  package init() {}

  @inlinable
  @inline(__always)
  package mutating func note(
    _ items: UnsafeMutablePointer<Element>, count: Int, inLeaf leaf: Int32
  ) {}

  @inlinable
  @inline(__always)
  package mutating func forget(_ item: borrowing Element) {}

  @inlinable
  package var memoryFootprint: Int { 0 }
}
