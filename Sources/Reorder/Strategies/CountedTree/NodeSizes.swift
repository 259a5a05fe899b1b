/// How large the nodes of a counted tree are.
///
/// The sizes are a type and not numbers, so that they are constants in the
/// compiled code: with tiny nodes a handful of items already makes a tall tree.
@usableFromInline
package protocol NodeSizes {
  /// The most items in a leaf, at least 2.
  static var leafCapacity: Int { get }

  /// The most children of an inner node, at least 4.
  static var fanOut: Int { get }
}

/// The sizes that were fastest for items of 8 bytes.
@usableFromInline
package enum StandardNodes: NodeSizes {
  @inlinable
  package static var leafCapacity: Int { 128 }

  @inlinable
  package static var fanOut: Int { 32 }
}

/// How full a node of a tree may and should be.
///
///     0 ... least ....... full ....... capacity
///
/// A node below `least` takes from its neighbour, or the two become one if
/// together they hold no more than `full`; so that neither a removal nor an
/// insertion right afterwards undoes it. New trees are built `full`.
@usableFromInline
struct NodeFill {
  @usableFromInline let least: Int
  @usableFromInline let full: Int
  @usableFromInline let capacity: Int

  @inlinable
  init(capacity: Int, atLeast smallest: Int) {
    self.capacity = capacity
    least = max(smallest, capacity * 3 / 8)
    // Two nodes that hold more than `full` share it evenly, at least `least`
    // each.
    full = max(2 * least - 1, capacity * 3 / 4)
  }

  /// The number of nodes to spread `count` entries over, evenly.
  @inlinable
  func nodeCount(for count: Int) -> Int {
    count <= capacity ? 1 : (count + full - 1) / full
  }
}

extension NodeSizes {
  @inlinable
  static var leafFill: NodeFill {
    NodeFill(capacity: leafCapacity, atLeast: 1)
  }

  @inlinable
  static var innerFill: NodeFill { NodeFill(capacity: fanOut, atLeast: 2) }
}
