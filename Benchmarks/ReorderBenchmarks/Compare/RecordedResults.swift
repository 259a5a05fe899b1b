package import ReorderChecking
package import ReorderCommandLine

/// The results of a run as they were written to a file.
package struct RecordedResults: Sendable {
  /// The times of the rounds of each row, in nanoseconds, by its name.
  package let times: [String: [Double]]

  /// The rows without a time, and why.
  package let unmeasured: [String: String]

  /// The names of all rows, in the order of the file.
  package let names: [String]

  /// Whether the figures come from a debug build.
  package let isDebugBuild: Bool

  /// Reads a file in the schema of Google Benchmark.
  ///
  /// - Throws: That it cannot be read, or what was expected in it.
  package static func read(
    _ path: String
  ) throws(CommandError) -> RecordedResults {
    let bytes = try InputFile.bytes(atPath: path)
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw CommandError(
        .badData,
        "\(path):\(error.line): column \(error.column): \(error.problem).")
    }
    return try RecordedResults(json, path: path)
  }

  /// Reads results from their JSON form.
  ///
  /// - Parameter path: The name of the file, for errors.
  package init(_ json: JSONValue, path: String) throws(CommandError) {
    guard case .array(let entries)? = json["benchmarks"] else {
      throw CommandError(
        .badData,
        "\(path): expected an array \"benchmarks\", as --json "
          + "writes it.")
    }
    var times: [String: [Double]] = [:]
    var unmeasured: [String: String] = [:]
    var names: [String] = []
    for (index, entry) in entries.enumerated() {
      func problem(_ what: String) -> CommandError {
        CommandError(
          .badData, "\(path): benchmarks[\(index)]: expected \(what).")
      }
      guard case .string(let name)? = entry["run_name"] ?? entry["name"] else {
        throw problem("a string \"name\"")
      }
      if entry["run_type"] == "aggregate" { continue }
      if times[name] == nil && unmeasured[name] == nil { names.append(name) }
      if entry["error_occurred"] == true || entry["skipped"] == true {
        unmeasured[name] =
          (entry["error_message"] ?? entry["skip_message"])
          .map { "\($0)" } ?? "no time"
        continue
      }
      guard let time = entry["real_time"]?.double, time > 0 else {
        throw problem("a number \"real_time\" above 0")
      }
      let units = ["ns": 1.0, "us": 1e3, "ms": 1e6, "s": 1e9]
      guard case .string(let unit) = entry["time_unit"] ?? "ns",
        let scale = units[unit]
      else { throw problem("\"time_unit\" to be ns, us, ms or s") }
      times[name, default: []].append(time * scale)
    }
    if names.isEmpty {
      throw CommandError(.badData, "\(path): there are no results in it.")
    }
    self.times = times
    self.unmeasured = unmeasured
    self.names = names
    isDebugBuild = json["context"]?["library_build_type"] == "debug"
  }
}

extension JSONValue {
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
