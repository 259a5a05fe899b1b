import ReorderConformance

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

signal(SIGPIPE, SIG_IGN)
exit(
  ConformanceCommands.run(
    Array(CommandLine.arguments.dropFirst()), .standard))
