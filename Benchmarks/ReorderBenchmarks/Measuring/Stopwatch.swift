import AllocationCounter

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What one timed stretch of work took.
struct Lap {
  /// Wall time in nanoseconds.
  var real: Double

  /// Time of all processors together, in nanoseconds.
  var processor: Double

  /// The number of blocks asked from the heap; nil where nobody counts.
  var allocations: Int?

  static func += (left: inout Lap, right: Lap) {
    left.real += right.real
    left.processor += right.processor
    if let more = right.allocations { left.allocations? += more }
  }
}

enum Stopwatch {
  /// Times `body`, which must call a function that is not inlined: a closure
  /// that does the work itself is not optimised as an app's code is.
  @inline(__always)
  static func time(_ body: () -> Void) -> Lap {
    let processor = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    let blocks = AllocationCounterCurrent()
    let start = now
    body()
    let end = now
    let allocated = AllocationCounterCurrent() - blocks
    return Lap(
      real: Double(end - start),
      processor: Double(nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - processor),
      allocations: AllocationCounterIsAvailable() ? Int(allocated) : nil)
  }

  /// Nanoseconds of a clock that never goes back.
  static var now: Int { nanoseconds(CLOCK_MONOTONIC) }

  /// Seconds of a clock that never goes back.
  static var seconds: Double { Double(now) / 1e9 }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var reading = timespec()
    clock_gettime(clock, &reading)
    return Int(reading.tv_sec) &* 1_000_000_000 &+ Int(reading.tv_nsec)
  }
}
