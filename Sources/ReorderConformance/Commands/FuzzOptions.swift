import ReorderChecking

/// What `fuzz` is asked to do.
struct FuzzOptions {
  /// The names of the strategies; none means all.
  var strategies: [String] = []

  /// The seed; without one it is a new one each time.
  var seed: UInt64?

  /// The number of cases of all shards together.
  var cases: Int?

  /// The seconds after which to stop.
  var seconds: Int?

  /// The part of the cases to run.
  var shard = Shard.whole

  /// The file for the result.
  var resultPath: String?

  /// The file with cases to run first, to which new failures are added.
  var regressionsPath: String?

  /// The number of cases if neither a number nor a time is given.
  static let usualCases = 100_000

  /// Takes the arguments apart.
  init(_ arguments: [String]) throws(CommandFault) {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let argument = rest.popFirst() {
      let parts = argument.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map { String($0) }
      let option = parts[0]
      guard Self.names.contains(option) else {
        throw .usage(
          argument.hasPrefix("-")
            ? "There is no option \(option)."
            : "Unexpected argument \"\(argument)\".")
      }
      if option != "--strategy" && !seen.insert(option).inserted {
        throw .usage("The option \(option) comes twice.")
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw .usage("The option \(option) needs a value.")
      }
      try set(option, value)
      if option == "--strategy" && parts.count == 1 {
        while let name = rest.first, !name.hasPrefix("-") {
          strategies.append(name)
          rest.removeFirst()
        }
      }
    }
    if cases == nil && seconds == nil { cases = Self.usualCases }
  }

  private static let names = [
    "--strategy", "--seed", "--cases", "--time", "--shard", "--json",
    "--regressions",
  ]

  private mutating func set(
    _ option: String, _ value: String
  ) throws(CommandFault) {
    switch option {
    case "--strategy": strategies.append(value)
    case "--json": resultPath = value
    case "--regressions": regressionsPath = value
    case "--cases": cases = try Self.number(option, value, to: 1 << 40)
    case "--time": seconds = try Self.number(option, value, to: 1 << 30)
    case "--seed":
      guard let number = UInt64(value) else {
        throw .usage(
          "--seed needs a number from 0 to \(UInt64.max), not \"\(value)\".")
      }
      seed = number
    default:
      let parts = value.split(separator: "/", omittingEmptySubsequences: false)
        .map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1],
        let shard = Shard(number: number, of: count)
      else {
        throw .usage(
          "--shard needs a number of a part and of all parts, as 1/4, not "
            + "\"\(value)\".")
      }
      self.shard = shard
    }
  }

  private static func number(
    _ option: String, _ value: String, to greatest: Int
  ) throws(CommandFault) -> Int {
    guard let number = Int(value), (1...greatest).contains(number) else {
      throw .usage(
        "\(option) needs a number from 1 to \(greatest), not \"\(value)\".")
    }
    return number
  }

  /// The strategies that were asked for.
  func subjects() throws(CommandFault) -> [FuzzSubject] {
    let all = FuzzSubject.all
    if strategies.isEmpty { return all }
    for name in strategies where !all.contains(where: { $0.name == name }) {
      throw .usage(
        "There is no strategy \"\(name)\"; there are "
          + all.map { $0.name }.joined(separator: ", ") + ".")
    }
    return all.filter { strategies.contains($0.name) }
  }
}
