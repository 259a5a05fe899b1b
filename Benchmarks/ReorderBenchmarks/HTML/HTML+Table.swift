import ReorderCommandLine

extension HTML {
  /// A table whose first column names its rows; it scrolls by itself where the
  /// page is narrow.
  static func table(_ table: Table, caption: String) -> HTML {
    let headings = table.columns.map { column in
      element(
        "th", ["scope": "col", "class": column.side.name], column.heading)
    }
    let rows = table.rows.map { row in
      element(
        "tr",
        row.enumerated().map { index, text in
          let isRemark = index == row.count - 1 && row.count < headings.count
          if index == 0 {
            return element("th", ["scope": "row", "class": "left"], text)
          }
          return isRemark
            ? element("td", ["colspan": "\(headings.count - index)"], text)
            : element("td", ["class": table.columns[index].side.name], text)
        })
    }
    return scrolling(
      element(
        "table",
        [
          element("caption", caption),
          element("thead", [element("tr", headings)]),
          element("tbody", rows),
        ]), label: caption)
  }

  /// A part that is wider than a narrow page and scrolls there, by keyboard
  /// too.
  static func scrolling(_ content: HTML, label: String) -> HTML {
    element(
      "div",
      [
        "class": "wide", "role": "region", "tabindex": "0",
        "aria-label": label,
      ], [content])
  }

  private static func element(_ name: String, _ content: [HTML]) -> HTML {
    element(name, [:], content)
  }

  private static func element(_ name: String, _ text: String) -> HTML {
    element(name, [:], text)
  }
}

extension Table.Side {
  fileprivate var name: String { self == .left ? "left" : "right" }
}
