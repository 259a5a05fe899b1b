import Foundation
import Reorder
import ReorderChecking
import ReorderDefects

/// The page that tells of every planted fault where it comes from, how soon it
/// is caught and how small the case gets.
///
/// What is wrong and the source are the words of the fault's own comment.
struct DefectTable {
  /// What is said of one fault.
  struct Row {
    let name: String
    let words: Words
    let smallest: String
    let law: Law
  }

  /// The comment of a fault.
  struct Words {
    var fault: String
    var source: String
  }

  /// The seeds of the random cases; the smallest case is that of the first.
  static let seeds: ClosedRange<UInt64> = 1...20

  /// The number of cases that none may survive.
  static let limit = 10_000

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let page = folder.appendingPathComponent(
    "Sources/ReorderChecking/ReorderChecking.docc/DefectZoo.md")

  /// Whether the page is to be written and not only compared.
  static var isToBeWritten: Bool {
    ProcessInfo.processInfo.environment["REORDER_WRITE_DEFECTS"] != nil
  }

  /// The medians that the page tells, row by row.
  static func medians() throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .prefix { $0 != "## Storing a catalogue" }
      .filter { $0.hasPrefix("| `") }
      .map { $0.components(separatedBy: " | ")[3] }
  }

  /// The comments in the sources, by the names of the faults.
  static func words() throws -> [String: Words] {
    let sources = folder.appendingPathComponent("Sources/ReorderDefects")
    var words: [String: Words] = [:]
    let files = FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files! where file.pathExtension == "swift" {
      var comment: [Substring] = []
      for line in try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n")
      {
        if line.hasPrefix("///") {
          comment.append(line.dropFirst(3))
          continue
        }
        defer { comment = [] }
        guard line.hasPrefix("package struct ") else { continue }
        let name = line.dropFirst("package struct ".count)
          .prefix { $0.isLetter || $0.isNumber }
        let text = comment.joined().split(separator: " ").joined(separator: " ")
        let parts = text.components(separatedBy: " Source: ")
        words[String(name)] = Words(
          fault: parts[0], source: parts.count > 1 ? parts[1] : "")
      }
    }
    return words
  }

  /// After how many cases each fault is caught, seed by seed.
  static func counts(of subjects: [FuzzSubject]) -> [String: [Int]] {
    var counts: [String: [Int]] = [:]
    for seed in seeds {
      let fuzzer = Fuzzer(subjects, seed: seed, shrinkBudget: 0)
      for failure in fuzzer.run(cases: limit).failures {
        guard case .random(let number) = failure.origin else { continue }
        counts[failure.strategy, default: []].append(number + 1)
      }
    }
    return counts
  }

  /// The rows of the faults that random cases catch.
  static func rows(
    of failures: [FuzzFailure], _ words: [String: Words]
  ) -> [Row] {
    failures.map { failure in
      Row(
        name: failure.strategy, words: words[failure.strategy]!,
        smallest: "`\(failure.smallest.json)`", law: failure.fault.law)
    }
  }

  /// The rows of the faults that show neither in lists nor in answers.
  static func rowsOfLaws(_ zoo: Zoo, _ words: [String: Words]) -> [Row] {
    let fuzzed = Set(FuzzedZooTests.subjects.map { $0.name })
    return zoo.rows.filter { !fuzzed.contains($0.fault) }.map { row in
      let violation = row.report.firstViolations[row.law]
      let lists = violation.map { "\($0.lists)" } ?? ""
      let operations = violation.map { $0.operations } ?? []
      let text = operations.map { "\($0)" }.joined(separator: "; ")
      return Row(
        name: row.fault, words: words[row.fault]!,
        smallest: operations.count > 2 ? "a long run" : "`\(lists)` \(text)",
        law: row.law)
    }
  }

  /// The line of a row.
  ///
  /// - Parameter median: The median number of cases, or how it is caught else.
  static func line(_ row: Row, _ median: String) -> String {
    let link = row.law.number.map { "\($0), \(row.law.rawValue)" }
    return "| `\(row.name)` | \(row.words.fault) | \(row.words.source) | "
      + "\(median) | \(row.smallest) | \(link ?? row.law.rawValue) |"
  }

  /// The lines of the ways to store a catalogue.
  static func linesOfStores(_ words: [String: Words]) -> String {
    StoreFault.all.map { fault in
      let deeds = fault.smallest?.map { "\($0)" }.joined(separator: "; ")
      let words = words[fault.name]!
      return "| `\(fault.name)` | \(words.fault) | \(words.source) | "
        + "\(deeds ?? "not caught") |\n"
    }.joined()
  }

  static let headOfStores = """

    ## Storing a catalogue

    What an app does with a catalogue of tags 0, 1 and 2, all shown, is compared with four
    lists of ids: every sequence of up to four deeds. The fewest that show each fault:

    | fault | what is wrong | source | deeds |
    |---|---|---|---|

    """

  static let head = """
    # The defect zoo

    Known wrong ways to reorder, each a few lines, with the report or the article it is known from.

    ## Overview

    They are in `Sources/ReorderDefects`, and are planted to show that the checks catch
    them. *Cases* is the median, over 20 seeds, of the number of random cases until the fault is caught; none
    survives 10,000. The smallest case is what the one found with seed 1 was made into, and
    the law is the one that it breaks.

    Faults marked *laws only* show neither in lists nor in answers: what they write or keep
    alive is counted, and random cases look at results.

    This page is made by `REORDER_WRITE_DEFECTS=1 swift test --disable-xctest --filter
    FuzzedZooTests`; the tests fail when it is out of date.

    | fault | what is wrong | source | cases | smallest case | law |
    |---|---|---|---|---|---|

    """
}
