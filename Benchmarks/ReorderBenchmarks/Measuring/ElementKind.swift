/// What the lists hold: the size of an item and whether moving it by the usual
/// means counts references.
package enum ElementKind: String, CaseIterable, Sendable {
  /// `Int`, 8 bytes.
  case int

  /// A struct of 64 bytes.
  case wide

  /// `String`, 16 bytes and a counted buffer, too long to be stored inline.
  case string

  /// A reference to an instance of a final class.
  case object

  /// One line for `--list`.
  package var summary: String {
    switch self {
    case .int: "Int, 8 bytes"
    case .wide: "a struct of 64 bytes"
    case .string: "String of 22 bytes, so with a counted buffer"
    case .object: "a reference to a final class"
    }
  }
}
