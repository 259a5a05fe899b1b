// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors where the project itself is checked, not for those who
// build it with a compiler that knows more warnings.
let isChecked = Context.environment["REORDER_CHECKED"] != nil

// Storages look for defects of their own after everything they do; slow.
let checksInvariants =
  Context.environment["REORDER_CHECKS_INVARIANTS"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ] + (isChecked ? [.treatAllWarnings(as: .error)] : [])
  + (checksInvariants ? [.define("REORDER_CHECKS_INVARIANTS")] : [])

let package = Package(
  name: "swift-reorder",
  // The least that clocks and string processing need; macOS also runs the
  // commands.
  platforms: [
    .macOS(.v15), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "Reorder", targets: ["Reorder"]),
    .library(name: "ReorderSession", targets: ["ReorderSession"]),
    .library(name: "ReorderCatalog", targets: ["ReorderCatalog"]),
    .library(name: "ReorderChecking", targets: ["ReorderChecking"]),
    .library(name: "ReorderTesting", targets: ["ReorderTesting"]),
    .executable(name: "reorder", targets: ["reorder"]),
    .executable(name: "reorder-benchmark", targets: ["reorder-benchmark"]),
  ],
  targets: [
    .target(name: "Reorder", swiftSettings: settings),
    .target(
      name: "ReorderSession", dependencies: ["Reorder"],
      swiftSettings: settings),
    .target(
      name: "ReorderCatalog", dependencies: ["Reorder"],
      swiftSettings: settings),
    .target(
      name: "ReorderChecking", dependencies: ["Reorder", "ReorderSession"],
      swiftSettings: settings),
    .target(
      name: "ReorderTesting", dependencies: ["Reorder", "ReorderChecking"],
      swiftSettings: settings),
    .target(
      name: "ReorderDefects",
      dependencies: [
        "Reorder", "ReorderSession", "ReorderCatalog", "ReorderChecking",
      ],
      swiftSettings: settings),
    .target(
      name: "ReorderConformance",
      dependencies: ["Reorder", "ReorderSession", "ReorderChecking"],
      swiftSettings: settings),
    .target(name: "ReorderCommandLine", swiftSettings: settings),
    .executableTarget(
      name: "reorder",
      dependencies: [
        "Reorder", "ReorderSession", "ReorderChecking", "ReorderConformance",
        "ReorderCommandLine",
      ],
      swiftSettings: settings),
    .target(
      name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(
      name: "ReorderBenchmarks",
      dependencies: [
        "Reorder", "ReorderSession", "ReorderChecking", "ReorderCommandLine",
        "AllocationCounter",
      ],
      path: "Benchmarks/ReorderBenchmarks", swiftSettings: settings),
    .executableTarget(
      name: "reorder-benchmark",
      dependencies: ["ReorderBenchmarks", "ReorderCommandLine"],
      path: "Benchmarks/reorder-benchmark", swiftSettings: settings),
    .target(
      name: "EmbeddedCheck", dependencies: ["Reorder"], path: "Tests/Embedded",
      swiftSettings: settings),
    .testTarget(
      name: "ReorderTests", dependencies: ["Reorder", "ReorderChecking"],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderSessionTests",
      dependencies: ["Reorder", "ReorderSession", "ReorderChecking"],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderCatalogTests",
      dependencies: [
        "Reorder", "ReorderCatalog", "ReorderChecking", "ReorderDefects",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderCheckingTests",
      dependencies: ["Reorder", "ReorderChecking", "ReorderDefects"],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderTestingTests",
      dependencies: ["Reorder", "ReorderChecking", "ReorderTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderConformanceTests",
      dependencies: [
        "Reorder", "ReorderChecking", "ReorderConformance", "ReorderDefects",
        "reorder",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderCommandLineTests", dependencies: ["ReorderCommandLine"],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderCommandTests",
      dependencies: [
        "Reorder", "ReorderChecking", "ReorderConformance",
        "ReorderCommandLine", "ReorderDefects", "ReorderBenchmarks", "reorder",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReorderBenchmarksTests",
      dependencies: [
        "Reorder", "ReorderChecking", "ReorderCommandLine",
        "AllocationCounter", "ReorderBenchmarks", "reorder-benchmark",
      ],
      swiftSettings: settings),
  ]
)

// The entry for libFuzzer has no main function of its own and is built with
// `--sanitize fuzzer` only.
if Context.environment["REORDER_LIBFUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "reorder-libfuzzer", dependencies: ["ReorderChecking"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
