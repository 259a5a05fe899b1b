import Foundation
package import ReorderChecking
import ReorderCommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where and when results were made, in Google Benchmark's words.
package enum MachineContext {
  /// - Parameter seed: The number that the workloads are made from.
  package static func json(seed: UInt64) -> JSONValue {
    .object([
      .init("date", .string(Date().ISO8601Format())),
      .init("host_name", .string(ProcessInfo.processInfo.hostName)),
      .init("executable", .string(CommandLine.arguments.first ?? "")),
      .init("num_cpus", .integer(ProcessInfo.processInfo.activeProcessorCount)),
      .init("mhz_per_cpu", .integer(megahertz)),
      .init("cpu_scaling_enabled", .bool(isScaling)),
      .init("caches", .array(caches)),
      .init("load_avg", .array(loads.map { .number($0) })),
      .init("library_build_type", .string(isDebugBuild ? "debug" : "release")),
      .init("json_schema_version", .integer(1)),
      .init("seed", .string("\(seed)")),
      .init("package_version", .string(packageVersion)),
    ])
  }

  /// Whether this is a debug build, whose times mean nothing.
  package static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static var megahertz: Int {
    let lines = text("/proc/cpuinfo").split(separator: "\n")
    let clock = lines.first { $0.hasPrefix("cpu MHz") }
    let number = clock?.split(separator: ":").last.map {
      Double($0.trimmingCharacters(in: .whitespaces)) ?? 0
    }
    return Int(min(max(number ?? 0, 0), 1e6))
  }

  private static var isScaling: Bool {
    let governor = text(
      "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
    return !governor.isEmpty && governor != "performance"
  }

  private static var caches: [JSONValue] {
    (0..<8).compactMap { index in
      let folder = "/sys/devices/system/cpu/cpu0/cache/index\(index)/"
      let size = text(folder + "size")
      guard let kilobytes = Int(size.dropLast()), size.hasSuffix("K") else {
        return nil
      }
      return .object([
        .init("type", .string(text(folder + "type"))),
        .init("level", .integer(Int(text(folder + "level")) ?? 0)),
        .init("size", .integer(kilobytes * 1024)),
        .init(
          "num_sharing", .integer(sharing(text(folder + "shared_cpu_list")))),
      ])
    }
  }

  /// The number of processors in a list such as `0-3,8`.
  private static func sharing(_ list: String) -> Int {
    list.split(separator: ",").reduce(0) { total, range in
      let ends = range.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last else { return total }
      return total + max(1, last - first + 1)
    }
  }

  private static var loads: [Double] {
    var loads = [Double](repeating: 0, count: 3)
    let count = getloadavg(&loads, 3)
    return Array(loads.prefix(max(0, Int(count))))
  }

  private static func text(_ path: String) -> String {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
