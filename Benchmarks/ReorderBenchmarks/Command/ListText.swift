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
    var lines: [String] = []
    for (label, meaning) in [
      ("movers", Meaning.move), ("exchangers", .exchange),
    ] {
      let names = StrategyNames.all.filter { $0.meaning == meaning }
        .map { $0.name }
      let workloads = allWorkloads.filter { $0.meaning == meaning }
        .map { $0.name }
      lines += entry(label, names)
      lines += entry(
        "  run", workloads + (meaning == .move ? ["trace:<file>"] : []))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ label: String, _ names: [String]) -> [String] {
    let lines = CommandDescription.wrapped(
      names.joined(separator: ", "), indent: 16)
    return [("  " + label).padded(to: 16) + lines[0].dropFirst(16)]
      + lines.dropFirst()
  }

  private static func entries(_ entries: [(String, String)]) -> String {
    entries.map { name, summary in
      "  " + name.padded(to: 12) + "  " + summary + "\n"
    }.joined()
  }
}
