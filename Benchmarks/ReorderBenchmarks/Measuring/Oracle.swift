package import Reorder

/// Lists of numbers that follow a script by other means than the strategies:
/// what their results are held against.
///
/// It is plain enough to be read at a glance: one block of memory moves by one
/// place in a list; a transfer is one number less here and one more there; a
/// batch is who stays in front of the gap, who goes, and who stays behind it.
package struct Oracle {
  package private(set) var lists: [[Int32]]

  /// Creates lists of the given lengths, numbered from 0 through all lists.
  package init(counts: [Int]) {
    var next: Int32 = 0
    lists = counts.map { count in
      defer { next += Int32(count) }
      return Array(next..<next + Int32(count))
    }
  }

  /// Creates lists that hold `serials`, one list behind the other.
  init(counts: [Int], flat serials: [Int32]) {
    var start = 0
    lists = counts.map { count in
      defer { start += count }
      return Array(serials[start..<start + count])
    }
  }

  /// Carries out the operations in `range`.
  package mutating func follow(
    _ script: Script, _ range: Range<Int>, meaning: Meaning
  ) {
    switch script {
    case .steps(let steps):
      for step in steps[range] {
        meaning == .move ? move(step) : exchange(step)
      }
    case .batches(let batches):
      for batch in batches[range] { gather(batch) }
    }
  }

  private mutating func move(_ step: Move) {
    let (from, to) = (step.from, step.to)
    guard from.list == to.list else {
      let moved = lists[from.list].remove(at: from.index)
      lists[to.list].insert(moved, at: to.index)
      return
    }
    lists[from.list].withUnsafeMutableBytes { bytes in
      let size = MemoryLayout<Int32>.stride
      let moved = bytes.load(fromByteOffset: from.index * size, as: Int32.self)
      let lower = min(from.index, to.index)
      let distance = abs(to.index - from.index)
      // Both stretches overlap; copying between overlapping ones is allowed.
      let down = from.index < to.index ? 1 : 0
      UnsafeMutableRawBufferPointer(
        rebasing: bytes[((lower + 1 - down) * size)...]
      ).copyMemory(
        from: UnsafeRawBufferPointer(
          rebasing: bytes[((lower + down) * size)...].prefix(distance * size)))
      bytes.storeBytes(
        of: moved, toByteOffset: to.index * size, as: Int32.self)
    }
  }

  private mutating func exchange(_ step: Move) {
    let one = lists[step.from.list][step.from.index]
    let other = lists[step.to.list][step.to.index]
    lists[step.from.list][step.from.index] = other
    lists[step.to.list][step.to.index] = one
  }

  private mutating func gather(_ batch: BatchStep) {
    let list = lists[batch.gap.list]
    var isNamed = [Bool](repeating: false, count: list.count)
    for item in batch.items { isNamed[item.index] = true }
    let gap = batch.gap.index
    let front = (0..<gap).filter { !isNamed[$0] }
    let named = list.indices.filter { isNamed[$0] }
    let behind = (gap..<list.count).filter { !isNamed[$0] }
    lists[batch.gap.list] = (front + named + behind).map { list[$0] }
  }
}
