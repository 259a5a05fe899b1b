/// The texts of `--help` of the fuzzer.
enum FuzzHelp {
  static let fuzz = """
    OVERVIEW: Run random cases with the strategies and compare with the model.

    USAGE: fuzz [<options>]

    OPTIONS:
      --strategy <name> ...   The strategies (default: all).
      --seed <number>         Repeats all cases exactly (default: a new one).
      --cases <count>         The number of cases, of all shards together
                              (default: \(FuzzOptions.usualCases), or as many
                              as there is time for).
      --time <seconds>        Stop after so many seconds.
      --shard <part>/<parts>  Run one part of the cases (default: 1/1).
      --json <file>           Write the result to this file, for merge.
      --regressions <file>    Run the cases of this file first and add new
                              failures to it.
      -h, --help              Show this text.

    EXIT STATUS: 0 all were right, 1 one was wrong, 2 not all were run or a
    result did not come again, 64 wrong usage, 65 bad data, 66 a file cannot be
    read or written, 130 interrupted.

    """

  static let merge = """
    OVERVIEW: Join the results of the shards of one run of fuzz.

    USAGE: merge [--json <file>] <file> ...

    OPTIONS:
      --json <file>           Write the joined result to this file.
      -h, --help              Show this text.

    """
}
