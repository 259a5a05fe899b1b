import Reorder

/// Lists as one line of text, and where each item stands in it.
///
///     [a b c] [x]
///        ^
struct ListDrawing {
  /// The line.
  let text: String

  private let columns: [[(start: Int, width: Int)]]

  /// Draws lists of names.
  init(_ lists: [[String]]) {
    var text = ""
    var columns: [[(start: Int, width: Int)]] = []
    for list in lists {
      if !text.isEmpty { text += " " }
      text += "["
      var starts: [(start: Int, width: Int)] = []
      for item in list {
        if !starts.isEmpty { text += " " }
        starts.append((text.count, item.count))
        text += item
      }
      columns.append(starts)
      text += "]"
    }
    self.text = lists.isEmpty ? "no lists" : text
    self.columns = columns
  }

  /// Returns a line with marks under the items at the places.
  func marks(under places: [Position]) -> String {
    var line: [Character] = []
    for place in places {
      let (start, width) = columns[place.list][place.index]
      while line.count < start + width { line.append(" ") }
      for column in start..<start + width { line[column] = "^" }
    }
    return String(line)
  }
}
