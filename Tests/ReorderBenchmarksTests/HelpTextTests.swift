import Foundation
import ReorderBenchmarks
import ReorderCommandLine
import Testing

struct HelpTextTests {
  @Test("The help reads as it should")
  func help() {
    #expect(
      CommandDescription.benchmark.help == """
        OVERVIEW: Time every strategy of swift-reorder, check its results, and compare
        it with the limit of the memory.

        Build it for release: swift run -c release reorder-benchmark. Without options it
        runs a selection in less than a minute.

        USAGE: reorder-benchmark [<options>]
               reorder-benchmark compare <old> <new> [<options>]
               reorder-benchmark figures [<options>]
               reorder-benchmark costs [<options>]

        OPTIONS:
          --strategies <names>    The strategies to run, separated by commas. (default:
                                  all)
          --workloads <names>     The workloads to run, separated by commas. (default:
                                  all; none with --trace)
          --sizes <sizes>         The numbers of items, separated by commas, from 10 to
                                  10M. (default: 1k,100k,1M, and 10M for jump)
          --elements <names>      What the lists hold, separated by commas: int, wide,
                                  string, object. (default: int)
          --trace <file>          A file of moves to replay and to check; may be given
                                  several times.
          --max-time <seconds>    The seconds that the whole run may take.
          --seed <number>         The number that the workloads are made from. (default:
                                  1)
          --json <file>           Also write the results to a file, in the schema of
                                  Google Benchmark; written again whenever a workload
                                  and size is done.
          --html <file>           Also write the results to a page with charts, which
                                  needs nothing else.
          --quick                 A few seconds: 1k and 100k items, integers.
          --full                  Everything: up to 10M items, all kinds of elements.
          --list                  List the strategies and workloads, and which runs
                                  which.
          --version               Show the version.
          -h, --help              Show help information.

        EXIT CODES:
          0                       All that was asked for was measured and right.
          1                       A strategy gave wrong lists.
          2                       Not everything could be measured in time or memory.
          64                      Wrong usage, or nothing is selected.
          65                      A file holds bad data.
          66                      A file cannot be read.
          70                      An internal error, or results could not be written.
          130                     Interrupted; what was measured is shown.

        """)
  }

  @Test("No line of the help or of the list is wider than 80 columns")
  func width() {
    for text in [CommandDescription.benchmark.help, ListText.text] {
      for line in text.split(separator: "\n") { #expect(line.count <= 80) }
    }
  }

  @Test("The list says which strategy runs which workload")
  func list() {
    let text = ListText.text.replacing(/\n {16}/, with: " ")
    func names(behind label: String) -> [String] {
      let line = text.split(separator: "\n").first { $0.hasPrefix(label) } ?? ""
      return line.dropFirst(label.count).split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let blocks = text.split(separator: "  exchangers")
    #expect(names(behind: "  movers").contains("Rotation"))
    #expect(!names(behind: "  movers").contains("SectionExchange"))
    #expect(names(behind: "  exchangers") == ["SectionExchange"])
    for workload in [
      "neighbour", "jump", "to-front", "transfer", "batch", "kanban",
      "trace:<file>",
    ] {
      #expect(names(behind: "    run").contains(workload))
    }
    #expect(blocks[1].contains("    run         exchange\n"))
  }
}
