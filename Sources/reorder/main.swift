import ReorderCommandLine

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

StandardStream.ignoreClosedPipes()
exit(
  ReorderCommand.run(Array(CommandLine.arguments.dropFirst()), .standard)
    .rawValue)
