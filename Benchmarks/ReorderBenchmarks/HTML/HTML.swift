import ReorderCommandLine

/// A piece of a page, in which all text is escaped.
package struct HTML: Sendable {
  /// The piece as it is written.
  package let markup: String

  private init(markup: String) { self.markup = markup }

  /// Text as it is read.
  package static func text(_ text: String) -> HTML {
    HTML(markup: escaped(text))
  }

  /// Markup that is known to be right, of this package's own making.
  static func trusted(_ markup: String) -> HTML { HTML(markup: markup) }

  /// An element with its attributes and content.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: [HTML] = []
  ) -> HTML {
    let pairs = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    let inside = content.map { $0.markup }.joined()
    return HTML(markup: "<\(name)\(pairs)>\(inside)</\(name)>")
  }

  /// An element that holds text.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ text: String
  ) -> HTML {
    element(name, attributes, [.text(text)])
  }

  /// Returns text in which nothing means markup; lines stay lines.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escapedLine(String($0)) }.joined(separator: "\n")
  }

  private static func escapedLine(_ text: String) -> String {
    var escaped = ""
    // Scalar by scalar: a mark may combine with a quote to one character.
    for scalar in text.withVisibleControls.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
