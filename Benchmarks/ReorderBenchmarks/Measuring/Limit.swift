import Reorder

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The least work that the memory has with a script: what every strategy is
/// compared with.
///
/// A move costs one `memmove` of the bystanders that shift, a transfer one in
/// either list, an exchange two loads and two stores, and a batch a copy of
/// the list there and back. It walks the same script over a buffer of the same
/// size, and keeps no items in it.
final class Limit {
  private let carryOut: (Range<Int>) -> Void

  /// Below this, in nanoseconds, the clock itself is too coarse.
  private static let shortest = 20_000.0

  init<Element: BenchmarkElement>(
    of scenario: Scenario, elements: Element.Type
  ) {
    let stride = MemoryLayout<Element.Bits>.stride
    precondition(stride == MemoryLayout<Element>.stride)
    switch scenario.script {
    case .batches:
      let list = RawList(byteCount: scenario.itemCount * stride)
      let scratch = RawList(byteCount: scenario.itemCount * stride)
      carryOut = { range in
        for _ in range { copyThereAndBack(list, scratch) }
      }
    case .steps(let steps) where scenario.meaning == .exchange:
      let list = RawList(byteCount: scenario.itemCount * stride)
      carryOut = { range in
        steps.withSlice(range) { slice in
          exchange(
            slice, in: list.start.assumingMemoryBound(to: Element.Bits.self))
        }
      }
    case .steps(let steps) where scenario.counts.count == 1:
      let list = RawList(byteCount: scenario.itemCount * stride)
      carryOut = { range in
        steps.withSlice(range) { slice in
          shift(
            slice, in: list.start.assumingMemoryBound(to: Element.Bits.self))
        }
      }
    case .steps(let steps):
      let runs = DisplacedRuns(
        of: steps, counts: scenario.counts, stride: stride)
      let list = RawList(byteCount: runs.byteCount)
      carryOut = { range in
        runs.runs.withSlice(runs.range(ofSteps: range)) { slice in
          shift(slice, from: list.start)
        }
      }
    }
  }

  /// Returns the nanoseconds that the operations in `range` take.
  ///
  /// A stretch that is too short for the clock is repeated.
  func time(_ range: Range<Int>) -> Double {
    let once = Stopwatch.time { carryOut(range) }.real
    if once >= Self.shortest { return once }
    let times = Int(Self.shortest / max(once, 20)) + 1
    return Stopwatch.time { for _ in 0..<times { carryOut(range) } }.real
      / Double(times)
  }
}

/// Walks the very script that a strategy walks in one list.
@inline(never)
private func shift<Bits: BitwiseCopyable>(
  _ steps: UnsafeBufferPointer<Move>, in list: UnsafeMutablePointer<Bits>
) {
  let stride = MemoryLayout<Bits>.stride
  for step in steps {
    let (from, to) = (step.from.index, step.to.index)
    // Without a branch, which would be guessed wrong every other time.
    let lower = min(from, to)
    let down = from < to ? 1 : 0
    memmove(
      list + (lower &+ 1 &- down), list + (lower &+ down),
      (max(from, to) &- lower) &* stride)
  }
}

/// Walks stretches of several lists, which were worked out before.
@inline(never)
private func shift(
  _ runs: UnsafeBufferPointer<DisplacedRuns.Run>,
  from start: UnsafeMutableRawPointer
) {
  for run in runs {
    memmove(start + run.target, start + run.source, run.byteCount)
  }
}

@inline(never)
private func exchange<Bits: BitwiseCopyable>(
  _ pairs: UnsafeBufferPointer<Move>, in list: UnsafeMutablePointer<Bits>
) {
  for pair in pairs {
    let bits = list[pair.from.index]
    list[pair.from.index] = list[pair.to.index]
    list[pair.to.index] = bits
  }
}

@inline(never)
private func copyThereAndBack(_ list: RawList, _ scratch: RawList) {
  memcpy(scratch.start, list.start, list.byteCount)
  memcpy(list.start, scratch.start, list.byteCount)
}

/// Memory of the size and the alignment that an array's elements have.
private final class RawList {
  let byteCount: Int
  private let block: UnsafeMutableRawPointer

  /// The header that an array has in front of its elements.
  private static let header = 32

  var start: UnsafeMutableRawPointer { block + Self.header }

  init(byteCount: Int) {
    self.byteCount = byteCount
    block = .allocate(byteCount: byteCount + Self.header, alignment: 16)
    // Pages that were never written do not exist yet.
    block.initializeMemory(
      as: UInt8.self, repeating: 1, count: byteCount + Self.header)
  }

  deinit { block.deallocate() }
}
