import ReorderBenchmarks
import ReorderCommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

StandardStream.ignoreClosedPipes()
exit(
  BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst()), .standard)
    .rawValue)
