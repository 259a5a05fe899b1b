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
                                  Google Benchmark.
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
    let lines = ListText.text.split(separator: "\n")
      .map { $0.split(separator: " ") }
    let names = lines.first { $0.first == "TagSort" } ?? []
    func cells(_ workload: String) -> [Substring: Substring] {
      let cells = lines.first { $0.first == workload[...] } ?? []
      return Dictionary(zip(names, cells.dropFirst()), uniquingKeysWith: { $1 })
    }
    #expect(names.contains("Rotation") && names.contains("SectionExchange"))
    for workload in [
      "neighbour", "jump", "to-front", "transfer", "batch", "kanban",
    ] {
      #expect(cells(workload)["Rotation"] == "yes")
      #expect(cells(workload)["SectionExchange"] == "-")
    }
    #expect(cells("exchange")["Rotation"] == "-")
    #expect(cells("exchange")["SectionExchange"] == "yes")
    #expect(cells("trace:<file>")["Rotation"] == "yes")
    #expect(cells("trace:<file>")["SectionExchange"] == "counted")
  }
}
