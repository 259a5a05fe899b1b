import ReorderCommandLine
import Testing

@Suite("Arguments of a command")
struct GivenArgumentsTests {
  private static let names = CommandOption(
    "names", "names", isRepeatable: true, "Some names.")
  private static let count = CommandOption("count", "number", "A number.")
  private static let seed = CommandOption("seed", "number", "A seed.")
  private static let time = CommandOption("time", "seconds", "A time.")
  private static let fast = CommandOption("fast", "Be fast.")

  private static let command = CommandDescription(
    name: "sort", overview: "Sort things.",
    usage: ["[<options>] <file> -- <command> ..."],
    arguments: [("<file>", "What to sort.")], takesCommand: true,
    options: [names, count, seed, time, fast])

  private func given(
    _ arguments: String...
  ) throws(CommandError) -> GivenArguments {
    try GivenArguments(arguments, of: Self.command)
  }

  @Test("Options, operands and another command are told apart")
  func parts() throws {
    let all = try given(
      "--fast", "--names", "a,b", "in", "--names=c", "--count", "3", "--",
      "run", "--fast", "--", "x")
    #expect(all.has(Self.fast) && !all.has(Self.seed))
    #expect(all.operands == ["in"])
    #expect(all.command == ["run", "--fast", "--", "x"])
    #expect(try all.parts(Self.names) == ["a", "b", "c"])
    #expect(try all.number(Self.count, in: 0...9) == 3)
    #expect(try all.seed(Self.seed) == nil)
  }

  @Test("Behind two dashes nothing is an option")
  func pastOptions() throws {
    let command = CommandDescription(
      name: "sort", overview: "", arguments: [("<file>", "")],
      options: [Self.fast])
    let given = try GivenArguments(["--", "--fast"], of: command)
    #expect(given.operands == ["--fast"] && !given.has(Self.fast))
  }

  @Test("A single dash is an operand")
  func dash() throws {
    #expect(try given("-").operands == ["-"])
  }

  @Test("Help wins over what is wrong behind it")
  func help() throws {
    #expect(try given("--help", "--nonsense").has(.help))
    #expect(try given("-h", "a", "b").has(.help))
  }

  @Test("Names are found in any case and come in the order of the list")
  func foundNames() throws {
    let all = try given("--names", "B,a")
    #expect(try all.names(Self.names, in: ["a", "b", "c"]) == ["a", "b"])
  }

  @Test(
    "What cannot be taken apart is said in one sentence",
    arguments: [
      (["--frob"], "Unknown option '--frob'; --help shows the options."),
      (["--cuont"], "Unknown option '--cuont'; did you mean '--count'?"),
      (["--=x"], "Unknown option '--'; --help shows the options."),
      (["a", "b"], "Unexpected argument 'b'."),
      (["--count"], "Missing value for '--count <number>'."),
      (["--count", "--fast"], "Missing value for '--count <number>'."),
      (["--fast=yes"], "The option '--fast' takes no value."),
      (["--seed", "1", "--seed=1"], "The option '--seed' is given twice."),
      (["--fast", "--fast"], "The option '--fast' is given twice."),
      (["a", "b\u{1b}[31m\n"], "Unexpected argument 'b\\u{1B}[31m\\n'."),
    ])
  func errors(arguments: [String], message: String) {
    #expect(throws: CommandError(.usage, message)) {
      try GivenArguments(arguments, of: Self.command)
    }
  }

  @Test(
    "A number is digits in a range",
    arguments: ["", "-1", "+1", "1.0", "0x1", "10", "99999999999999999999"])
  func numbers(text: String) {
    #expect(
      throws: CommandError(
        .usage, "--count: '\(text)' is not a number from 0 to 9.")
    ) { try given("--count=\(text)").number(Self.count, in: 0...9) }
  }

  @Test("A seed is any number of 64 bits, and no other")
  func seeds() throws {
    #expect(
      try given("--seed=18446744073709551615").seed(Self.seed) == UInt64.max)
    for text in ["-1", "", "0x10", "18446744073709551616"] {
      #expect(throws: CommandError.self) {
        try given("--seed=\(text)").seed(Self.seed)
      }
    }
  }

  @Test("A time is a plain number of seconds")
  func times() throws {
    #expect(try given("--time=2.5").seconds(Self.time) == 2.5)
    for text in ["0", "-1", "nan", "inf", "0x1p3", "1e3", "86401", "1,5"] {
      #expect(throws: CommandError.self) {
        try given("--time=\(text)").seconds(Self.time)
      }
    }
  }

  @Test("A list without names, or with a hole, is an error")
  func lists() {
    #expect(throws: CommandError(.usage, "--names selects nothing.")) {
      try given("--names", ",").parts(Self.names)
    }
    #expect(
      throws: CommandError(
        .usage, "--names: nothing stands between two commas in 'a,,b'.")
    ) { try given("--names", "a,,b").parts(Self.names) }
  }

  @Test("A mistyped name gets the nearest one, one far from all gets none")
  func suggestions() {
    let names = ["jump", "batch"]
    #expect(NearestName.suggestion(for: "jmup", in: names) == "jump")
    #expect(NearestName.suggestion(for: "catch", in: names) == "batch")
    #expect(NearestName.suggestion(for: "transfer", in: names) == nil)
    #expect(
      throws: CommandError(
        .usage,
        "--names: nothing is called 'jmup'; did you mean 'jump'? There are "
          + "jump, batch.")
    ) { try given("--names", "jmup").names(Self.names, in: names) }
  }

  @Test("The help reads as it should")
  func helpText() {
    let command = CommandDescription(
      name: "tool sort",
      overview: "Sort things that lie about in no order at all, by whatever "
        + "order there is to be had.", "Nothing is lost.",
      usage: ["[<options>] <file>", "--version"],
      subcommands: [("up", "Upwards.")],
      arguments: [("<file>", "What to sort.")], options: [Self.fast, .version],
      exitCodes: [(.success, "Sorted."), (.usage, "Wrong usage.")])
    #expect(
      command.help == """
        OVERVIEW: Sort things that lie about in no order at all, by whatever order there
        is to be had.

        Nothing is lost.

        USAGE: tool sort [<options>] <file>
               tool sort --version

        SUBCOMMANDS:
          up                      Upwards.

        ARGUMENTS:
          <file>                  What to sort.

        OPTIONS:
          --fast                  Be fast.
          --version               Show the version.
          -h, --help              Show help information.

        EXIT CODES:
          0                       Sorted.
          64                      Wrong usage.

        Each has its own help: tool sort help <subcommand>.

        """)
  }
}
