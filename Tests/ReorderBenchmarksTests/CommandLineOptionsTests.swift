import ReorderBenchmarks
import ReorderCommandLine
import Testing

struct CommandLineOptionsTests {
  @Test("Without options everything is selected, with integers")
  func defaults() throws {
    let options = try CommandLineOptions([])
    #expect(options.action == .run)
    #expect(options.strategies == StrategyNames.all.map { $0.name })
    #expect(
      options.workloads == [
        "neighbour", "jump", "to-front", "exchange", "transfer", "batch",
        "kanban",
      ])
    #expect(options.sizes == nil)
    #expect(options.elements == [.int])
    #expect(options.traces.isEmpty)
    #expect(options.maxTime == nil && options.json == nil)
    #expect(options.seed == 1)
  }

  @Test("Every option takes its value, behind a blank or an equals sign")
  func values() throws {
    let options = try CommandLineOptions([
      "--strategies", "Rotation,taGsort", "--workloads=jump,batch",
      "--sizes", "1M,100,1k,100", "--elements", "object,int", "--max-time",
      "2.5", "--seed", "18446744073709551615", "--json=out.json",
    ])
    #expect(options.strategies == ["TagSort", "Rotation"])
    #expect(options.workloads == ["jump", "batch"])
    #expect(options.sizes == [100, 1_000, 1_000_000])
    #expect(options.elements == [.int, .object])
    #expect(options.maxTime == 2.5)
    #expect(options.seed == .max)
    #expect(options.json == "out.json")
  }

  @Test("A list option given twice adds up, and traces keep their order")
  func repeated() throws {
    let options = try CommandLineOptions([
      "--sizes", "10", "--sizes", "20", "--trace", "b", "--trace", "a",
    ])
    #expect(options.sizes == [10, 20])
    #expect(options.traces == ["b", "a"])
  }

  @Test("With a trace no workload runs unless it is named")
  func traceAlone() throws {
    #expect(try CommandLineOptions(["--trace", "a"]).workloads == [])
    #expect(
      try CommandLineOptions(["--trace", "a", "--workloads", "jump"])
        .workloads == ["jump"])
  }

  @Test("Help, version and the list win over what follows")
  func actions() throws {
    #expect(try CommandLineOptions(["--help", "--nonsense"]).action == .help)
    #expect(try CommandLineOptions(["-h"]).action == .help)
    #expect(try CommandLineOptions(["--version"]).action == .version)
    #expect(try CommandLineOptions(["--list"]).action == .list)
  }

  @Test(
    "What makes no sense is said in one sentence",
    arguments: [
      (["--frob"], "Unknown option '--frob'; --help shows the options."),
      (["--size", "10"], "Unknown option '--size'; did you mean '--sizes'?"),
      (["-x"], "Unknown option '-x'; --help shows the options."),
      (["jump"], "Unexpected argument 'jump'."),
      ([""], "Unexpected argument ''."),
      (["--sizes"], "Missing value for '--sizes <sizes>'."),
      (["--seed", "--list"], "Missing value for '--seed <number>'."),
      (["--list=yes"], "The option '--list' takes no value."),
      (["--sizes", ","], "--sizes selects nothing."),
      (["--elements="], "--elements selects nothing."),
      (
        ["--trace", "a", "--trace", "b", "--trace=a"],
        "--trace: a is given twice."
      ),
      (
        ["--sizes", "10,9"],
        "--sizes: '9' is not a size; expected a number from 10 to 10M, such "
          + "as 100, 1k or 1M."
      ),
      (
        ["--sizes", "11M"],
        "--sizes: '11M' is not a size; expected a number from 10 to 10M, "
          + "such as 100, 1k or 1M."
      ),
      (
        ["--sizes", "99999999999999999999k"],
        "--sizes: '99999999999999999999k' is not a size; expected a number "
          + "from 10 to 10M, such as 100, 1k or 1M."
      ),
      (
        ["--max-time", "0"],
        "--max-time: '0' is not a time; expected a number of seconds above 0 "
          + "and up to 86400."
      ),
      (
        ["--max-time", "nan"],
        "--max-time: 'nan' is not a time; expected a number of seconds above "
          + "0 and up to 86400."
      ),
      (
        ["--seed", "-1"],
        "--seed: '-1' is not a seed; expected a whole number from 0 to "
          + "18446744073709551615."
      ),
      (
        ["--elements", "strng"],
        "--elements: nothing is called 'strng'; did you mean 'string'? There "
          + "are int, wide, string, object."
      ),
      (
        ["--workloads", "quicksort"],
        "--workloads: nothing is called 'quicksort'; there are neighbour, "
          + "jump, to-front, exchange, transfer, batch, kanban."
      ),
      (
        ["--strategies", "SectionExchange", "--workloads", "jump"],
        "Nothing is selected: SectionExchange does not run jump; --list shows "
          + "which strategy runs which workload."
      ),
    ])
  func errors(arguments: [String], message: String) {
    #expect(throws: CommandError(.usage, message)) {
      try CommandLineOptions(arguments)
    }
  }

  @Test("A mistyped strategy gets the nearest name and all of them")
  func mistypedStrategy() {
    let names = StrategyNames.all.map { $0.name }.joined(separator: ", ")
    #expect(
      throws: CommandError(
        .usage,
        "--strategies: nothing is called 'Rotaton'; did you mean 'Rotation'? "
          + "There are \(names).")
    ) { try CommandLineOptions(["--strategies", "Rotaton"]) }
  }
}
