/// A point or a distance, in points; y grows downward.
@frozen
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double

  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Adds two distances, or a distance to a point.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The distance from `right` to `left`.
  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}

/// A width and a height, in points.
@frozen
public struct Size: Hashable, Sendable {
  /// The extent from left to right, at least 0.
  public var width: Double

  /// The extent from top to bottom, at least 0.
  public var height: Double

  /// Creates a size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle; its left and top edges are inside, the others outside.
@frozen
public struct Rect: Hashable, Sendable {
  /// The left top corner.
  public var origin: Point

  /// The extents.
  public var size: Size

  /// Creates a rectangle from its left top corner and its extents.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }

  /// The top edge.
  @inlinable public var minY: Double { origin.y }

  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }

  /// The point halfway between all edges.
  @inlinable
  public var centre: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether the point is inside: left and top edges are, right and bottom
  /// edges are not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
