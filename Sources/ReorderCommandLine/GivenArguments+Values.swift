// What the values of options may be, and what is said of those that are not.

extension GivenArguments {
  /// Returns what was given between commas, in order, or nil if nothing was.
  package func parts(_ option: CommandOption) throws(CommandError) -> [String]?
  {
    if !has(option) { return nil }
    let parts = values(option).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0) }
    }
    if parts.allSatisfy({ $0.isEmpty }) {
      throw CommandError(.usage, "\(option.flag) selects nothing.")
    }
    if parts.contains("") {
      throw CommandError(
        .usage,
        "\(option.flag): nothing stands between two commas in "
          + "'\(values(option).joined(separator: ","))'.")
    }
    return parts
  }

  /// Returns the names given for an option, in the order of `names`, or nil if
  /// it was not given.
  package func names(
    _ option: CommandOption, in names: [String]
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

  /// Returns the whole number given for an option, or nil if it was not given.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - range: The numbers that are legal, none of them negative.
  package func number(
    _ option: CommandOption, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard text.isDigits, let number = Int(text), range.contains(number) else {
      throw CommandError(
        .usage,
        "\(option.flag): '\(text)' is not a number from "
          + "\(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// Returns the seed given for an option, or nil if it was not given.
  package func seed(
    _ option: CommandOption
  ) throws(CommandError) -> UInt64? {
    guard let text = value(option) else { return nil }
    guard text.isDigits, let seed = UInt64(text) else {
      throw CommandError(
        .usage,
        "\(option.flag): '\(text)' is not a seed; expected a whole number "
          + "from 0 to \(UInt64.max).")
    }
    return seed
  }

  /// Returns the seconds given for an option, or nil if it was not given.
  package func seconds(
    _ option: CommandOption
  ) throws(CommandError) -> Double? {
    guard let text = value(option) else { return nil }
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isPlain, let seconds = Double(text), seconds > 0, seconds <= 86_400
    else {
      throw CommandError(
        .usage,
        "\(option.flag): '\(text)' is not a time; expected a number of "
          + "seconds above 0 and up to 86400.")
    }
    return seconds
  }
}

extension String {
  /// Whether there are digits and nothing else: no sign, no blank.
  package var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
