/// The texts of `--help`.
enum ConformanceHelp {
  static let all = """
    OVERVIEW: Test vectors for reorder code, and a check of ports.

    USAGE: <subcommand> [<options>]

    SUBCOMMANDS:
      vectors                 Make the vector files, or check them.
      conform                 Check a port in any language.
      port                    Be a port: requests in, answers out.
      fuzz                    Run random cases with the strategies.
      merge                   Join the results of shards of fuzz.

    """

  static let vectors = """
    OVERVIEW: Make the vector files, or check them against the model.

    USAGE: vectors generate [--vectors <folder>]
           vectors lint [--vectors <folder>]

    OPTIONS:
      --vectors <folder>      The folder (default: Tests/Vectors).
      -h, --help              Show this text.

    """

  static let conform = """
    OVERVIEW: Check a port: every vector and, if wanted, random cases.

    USAGE: conform [<options>] -- <command> [<argument> ...]

    OPTIONS:
      --vectors <folder>      The folder (default: Tests/Vectors).
      --fuzz <count>          So many random cases more (default: 0).
      --seed <number>         The seed of the random cases (default: 0).
      --expected-failures <file>
                              Names of tests that are known to fail, one a
                              line; a listed test that passes is a failure.
      --limit <milliseconds>  The time for each answer (default: 2000).
      -h, --help              Show this text.

    """

  static let port = """
    OVERVIEW: Be a port: requests on the input, answers on the output.

    USAGE: port

    OPTIONS:
      -h, --help              Show this text.

    """
}
