/// The options as they were typed, and the rules for their values.
struct GivenOptions {
  private var given: [Option: [String]] = [:]

  /// Reads one argument, and its value from those that follow.
  ///
  /// - Returns: The option if it asks for something else than a run.
  mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> Option? {
    let parts = argument.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = parts.isEmpty ? "" : String(parts[0])
    guard flag.hasPrefix("-"), flag != "-" else {
      throw CommandError(.usage, "Unexpected argument '\(argument)'.")
    }
    let found = Option.allCases.first { $0.flag == flag }
    guard let option = flag == "-h" ? .help : found else {
      let names = Option.allCases.map { $0.flag }
      let hint =
        NearestName.suggestion(for: flag, in: names)
        .map { "; did you mean '\($0)'?" } ?? "; --help shows the options."
      throw CommandError(.usage, "Unknown option '\(flag)'\(hint)")
    }
    guard let valueName = option.valueName else {
      guard parts.count == 1 else {
        throw CommandError(.usage, "The option '\(flag)' takes no value.")
      }
      return option
    }
    if parts.count == 2 {
      given[option, default: []].append(String(parts[1]))
    } else if let value = rest.first, !value.hasPrefix("--") {
      given[option, default: []].append(value)
      rest.removeFirst()
    } else {
      throw CommandError(
        .usage, "Missing value for '\(flag) <\(valueName)>'.")
    }
    return nil
  }

  /// The values of an option, in order; empty if it was not given.
  func values(_ option: Option) -> [String] { given[option] ?? [] }

  /// Returns the names given for an option, in the order of `names`, or nil if
  /// it was not given.
  func names(
    _ option: Option, in names: [String]
  ) throws(CommandError) -> [String]? {
    guard let parts = try parts(option) else { return nil }
    var selected: Set<String> = []
    for part in parts {
      guard let name = NearestName.match(part, in: names) else {
        let hint =
          NearestName.suggestion(for: part, in: names)
          .map { "did you mean '\($0)'? There are" } ?? "there are"
        throw CommandError(
          .usage,
          "\(option.flag): nothing is called '\(part)'; \(hint) "
            + names.joined(separator: ", ") + ".")
      }
      selected.insert(name)
    }
    return names.filter { selected.contains($0) }
  }

  /// Returns the sizes, ascending and each once, or nil if none were given.
  func sizes() throws(CommandError) -> [Int]? {
    guard let parts = try parts(.sizes) else { return nil }
    var sizes: Set<Int> = []
    for part in parts {
      guard let size = ListSize.parse(part) else {
        throw CommandError(
          .usage,
          "--sizes: '\(part)' is not a size; expected a number from 10 to "
            + "10M, such as 100, 1k or 1M.")
      }
      sizes.insert(size)
    }
    return sizes.sorted()
  }

  func maxTime() throws(CommandError) -> Double? {
    guard let text = values(.maxTime).last else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw CommandError(
        .usage,
        "--max-time: '\(text)' is not a time; expected a number of seconds "
          + "above 0 and up to 86400.")
    }
    return seconds
  }

  func seed() throws(CommandError) -> UInt64? {
    guard let text = values(.seed).last else { return nil }
    guard let seed = UInt64(text) else {
      throw CommandError(
        .usage,
        "--seed: '\(text)' is not a seed; expected a whole number from 0 to "
          + "\(UInt64.max).")
    }
    return seed
  }

  /// Returns what was given between commas, or nil if nothing was.
  private func parts(_ option: Option) throws(CommandError) -> [String]? {
    let values = values(option)
    if values.isEmpty { return nil }
    let parts = values.flatMap { $0.split(separator: ",").map(String.init) }
    if parts.isEmpty {
      throw CommandError(.usage, "\(option.flag) selects nothing.")
    }
    return parts
  }
}
