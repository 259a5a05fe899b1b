import Foundation
import ReorderCommandLine
import Testing

@testable import ReorderBenchmarks
@testable import reorder

/// The page that shows the help of every command, word for word.
@Suite("The page of the commands")
struct CommandPageTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent(
      "../../Sources/ReorderTesting/ReorderTesting.docc/TheCommands.md")

  private static let descriptions: [CommandDescription] =
    [ReorderCommand.description]
    + ReorderCommand.subcommands.map { $0.description }
    + [
      .benchmark, CompareCommand.description, FiguresCommand.description,
      CostsCommand.description,
    ]

  private static let head = """
    # The commands

    What `reorder` and `reorder-benchmark` say of themselves, whole.

    ## Overview

    Run them with `swift run -c release`. Results go to the output and progress to a
    terminal only; errors are one sentence, with the file and the line where there is one.
    This page is made by `REORDER_WRITE_HELP=1 swift test --disable-xctest --filter
    CommandPageTests`; the tests fail when it is out of date.

    """

  @Test("The help of every command is what the page shows")
  func page() throws {
    let page =
      Self.head
      + Self.descriptions.map { description in
        let lines = description.help.split(
          separator: "\n", omittingEmptySubsequences: false)
        let code = lines.map { $0.isEmpty ? "" : "    \($0)" }
        return "\n## \(description.name)\n\n"
          + code.joined(separator: "\n")
      }.joined()
    if ProcessInfo.processInfo.environment["REORDER_WRITE_HELP"] != nil {
      try page.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == page)
  }

  @Test("No line of a help is wider than 80 columns")
  func width() {
    for description in Self.descriptions {
      for line in description.help.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
