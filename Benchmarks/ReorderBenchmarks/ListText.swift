import Reorder
import ReorderCommandLine

/// The text of `--list`.
package enum ListText {
  package static var text: String {
    "Which strategy runs which workload:\n\n" + matrix
      + "\nAn exchanger on a trace is listed with the number of steps that "
      + "have no\nexchange, and is not timed.\n\nWorkloads:\n"
      + entries(allWorkloads.map { ($0.name, $0.summary) })
      + "  trace:<file>  the moves of a file given with --trace\n"
      + "\nElements:\n"
      + entries(ElementKind.allCases.map { ($0.rawValue, $0.summary) })
  }

  private static var matrix: String {
    let names = StrategyNames.all
    var table = Table(
      [("", .left)] + names.map { ($0.name, .left) })
    for workload in allWorkloads {
      table.add(
        [workload.name]
          + names.map { $0.meaning == workload.meaning ? "yes" : "-" })
    }
    table.add(
      ["trace:<file>"] + names.map { $0.meaning == .move ? "yes" : "counted" })
    return table.text
  }

  private static func entries(_ entries: [(String, String)]) -> String {
    entries.map { name, summary in
      "  " + name.padded(to: 12) + "  " + summary + "\n"
    }.joined()
  }
}
