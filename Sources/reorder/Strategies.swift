import Reorder
import ReorderChecking
import ReorderCommandLine

/// `reorder strategies`: what there is, and what it costs.
enum Strategies: Subcommand {
  static let description = CommandDescription(
    name: "reorder strategies",
    overview: "List the strategies: what each means and what a move costs.",
    usage: [""])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    var listing = Listing()
    listing.visitAllStrategies()
    try console.show(listing.table.text + "\n" + note)
    return .success
  }

  private static let note = """
    Strategies that move give the same lists, those that exchange do not:
      [a b c]   a to final 2, moved        [b c a]
      [a b c]   a to final 2, exchanged    [c b a]
    Rules go around any of them: permissions, counts, pins, fixed items, walls.

    """
}

struct Listing: StrategyVisitor {
  typealias Element = Int

  var table = Table([
    ("strategy", .left), ("meaning", .left), ("idea", .left),
    ("one reorder costs", .left),
  ])

  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Int {
    add(Strategy.self)
  }

  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Int {
    add(Strategy.self)
  }

  private mutating func add<Strategy: ReorderStrategy>(_: Strategy.Type) {
    let words = Strategy.self as? any DescribedStrategy.Type
    table.add([
      Strategy.name, Strategy.meaning.rawValue, words?.idea ?? "-",
      words?.costInWords ?? "-",
    ])
  }
}
