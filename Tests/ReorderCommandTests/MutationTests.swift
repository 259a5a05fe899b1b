import Foundation
import Reorder
import ReorderChecking
import ReorderCommandLine
import Testing

@testable import reorder

/// Arguments and files that were right once, changed at random.
@Suite("Broken input of every subcommand")
struct MutationTests {
  /// How many inputs each subcommand gets; REORDER_MUTATIONS raises it.
  private static let count =
    ProcessInfo.processInfo.environment["REORDER_MUTATIONS"]
    .flatMap { Int($0) } ?? 150

  private static let aCase =
    #"{"lists":[["a","b"],["x"]],"rules":{"lists":[{"max":2}],"items":"#
    + #"[{"at":[0,1],"is":"fixed"}]},"operations":[{"op":"move","from":[0,0],"#
    + #""to":{"gap":[1,0]}},{"op":"step","items":[[0,0]],"key":"last"}]}"#

  private static let trace =
    #"{"lists":[[7,8,9],[]],"final":[[9,8],[7]]}"# + "\n[0,0,1,0]\n[0,0,0,1]\n"

  private static let vectors =
    #"{"suite":"reorder","schema":"reorder-vectors-1.json","numberOfTests":1,"#
    + #""notes":{"Keys":{"kind":"Basic","description":"Keys."}},"testGroups":"#
    + #"[{"type":"step","source":{"name":"reorder vectors","version":"0.1"},"#
    + #""tests":[{"tcId":"step-000001","comment":"","flags":["Keys"],"#
    + #""lists":[["a","b"]],"operations":[{"op":"step","items":[[0,0]],"#
    + #""key":"last"}],"expected":{"result":"valid","outcomes":[{"moved":"#
    + #"[[[0,0],[0,1]]]}],"lists":[["b","a"]]}}]}]}"#

  private static let film =
    #"{"system":"draggable-table","lists":[["a","b"],["c"]],"heights":[[40,70"#
    + #"],[30]],"viewport":[260,300],"calls":[["begin",40,40],["move",40,110],"#
    + #"["tick",0.1],["end"]]}"#

  private static let ledger = "step-000001 9392e436fa204125\n"

  /// Arguments that are right, by subcommand; FILE stands for a file, FOLDER
  /// for the folder that it lies in.
  private static let seeds: [String: [[String]]] = [
    "strategies": [[], ["--help"]],
    "explain": [
      ["abcd | xy", "move", "0,0", "gap", "0,3"],
      ["Milk Bread | Eggs", "batch", "0,0", "1,0", "before", "0,1"],
      ["abc", "scatter", "0:2", "2:0"], ["abc", "step", "first", "2"],
      ["ab", "--json", #"{"op":"remove","at":[0,0]}"#, "--rules", "{}"],
    ],
    "replay": [["--case", aCase], ["FILE"], ["FILE", "--draw"]],
    "vectors": [["lint", "--vectors", "FOLDER"]],
    "conform": [
      ["--fuzz", "3", "--seed=1", "--limit", "5"],
      ["--vectors", "FOLDER", "--", "/no/such/port"],
    ],
    "port": [[]],
    "film": [["FILE"]],
    "fuzz": [
      ["--regressions", "FILE", "--cases", "1", "--strategies", "TagSort"]
    ],
    "merge": [["FILE"]],
  ]

  /// Files that are right, for a subcommand.
  private static func texts(of subcommand: String) -> [String] {
    switch subcommand {
    case "merge": [result]
    case "film": [film]
    case "fuzz": [kept]
    case "vectors", "conform": [vectors]
    default: [aCase, trace]
    }
  }

  private static let result =
    "\(Fuzzer([.mover(Reversed.self)], seed: 1).run(cases: 50).json)"

  private static let kept =
    "{\"case\":\(aCase),\"strategy\":\"TagSort\",\"seed\":\"1\","
    + "\"version\":\"0.1.0\"}\n"

  @Test(
    "Broken input is never fatal and always one sentence",
    arguments: ReorderCommand.subcommands.map { $0.name })
  func mutated(subcommand: String) throws {
    let seed: UInt64 = .random(in: 0...UInt64.max)
    var generator = SplitMix64(seed: seed)
    let seeds = try #require(Self.seeds[subcommand])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("broken-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("step.json")
    try Data(Self.ledger.utf8).write(
      to: folder.appendingPathComponent("ledger.txt"))
    for _ in 0..<Self.count {
      var arguments = seeds.randomElement(using: &generator)!
      let text = Self.texts(of: subcommand).randomElement(using: &generator)!
      var bytes = Array(text.utf8)
      bytes.mutate(using: &generator)
      try Data(bytes).write(to: file)
      arguments = arguments.map { argument in
        switch argument {
        case "FILE": file.path
        case "FOLDER": folder.path
        default: argument
        }
      }
      arguments.breakOne(using: &generator)
      let input = [String(decoding: bytes, as: UTF8.self)]
      let run = CommandRun([subcommand] + arguments, input: input)
      #expect(
        run.isAnswer || run.isSentence || run.isFindings,
        "seed \(seed): \(arguments): \(run.code) \(run.error)")
    }
  }
}

extension CommandRun {
  /// Whether the command did what it was asked for.
  fileprivate var isAnswer: Bool {
    error == "" && [.success, .failure, .inconclusive].contains(code)
  }

  /// Whether it said in one sentence why it could not.
  fileprivate var isSentence: Bool {
    [.usage, .badData, .noInput].contains(code)
      && error.hasPrefix("Error: ")
      && (error.hasSuffix(".\n") || error.hasSuffix("?\n"))
      && error.count { $0.isNewline } == 1
  }

  /// Whether it listed what is wrong with a file.
  fileprivate var isFindings: Bool {
    code == .badData && error == ""
      && output.contains(/step\.json.*\n[0-9]+ tests? in 1 file, [1-9]/)
  }
}

/// A strategy with a fault, so that a result has a failure in it.
private struct Reversed: NestedArrayStrategy, MoveStrategy {
  var lists: [[Int]]

  init(_ lists: [[Int]]) { self.lists = lists }

  mutating func reorder(
    from: Position, to: Position, probe: inout some CostProbe
  ) -> Outcome {
    .unchanged
  }
}

extension [UInt8] {
  /// Changes, drops or doubles a few bytes.
  fileprivate mutating func mutate(using generator: inout SplitMix64) {
    let alphabet = Array("0123456789-[]{}\",:.aelx \n".utf8) + [0, 0x1b, 0xff]
    for _ in 0..<Int.random(in: 0...3, using: &generator) where !isEmpty {
      let place = Int.random(in: indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: remove(at: place)
      case 1: insert(self[place], at: place)
      case 2:
        removeLast(Int.random(in: 0...Swift.min(count, 20), using: &generator))
      default: self[place] = alphabet.randomElement(using: &generator)!
      }
    }
  }
}

extension [String] {
  /// Drops, doubles, swaps or garbles an argument, or adds a strange one.
  fileprivate mutating func breakOne(using generator: inout SplitMix64) {
    let strange = [
      "", "-", "--", "--x", "-1", "9223372036854775807,0", "0,-1",
      "\u{1b}[2J", "a\nb", "\u{202e}", "--seed=1", "99999999999999999999",
      String(repeating: "x|", count: 3_000),
    ]
    let place = Int.random(in: 0...count, using: &generator)
    let kind = Int.random(in: 0..<4, using: &generator)
    if kind == 0 || place == count {
      insert(strange.randomElement(using: &generator)!, at: place)
    } else if kind == 1 {
      remove(at: place)
    } else if kind == 2 {
      swapAt(place, Int.random(in: indices, using: &generator))
    } else {
      var bytes = [UInt8](self[place].utf8)
      bytes.mutate(using: &generator)
      self[place] = String(decoding: bytes, as: UTF8.self)
    }
  }
}
