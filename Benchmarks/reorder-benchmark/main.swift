import ReorderBenchmarks

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())))
