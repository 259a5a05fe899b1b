import AllocationCounter
import Testing

struct AllocationCounterTests {
  @Test("Blocks from the heap are counted, one by one")
  func counts() {
    guard AllocationCounterIsAvailable() else { return }
    // What is set up once, such as metadata, is set up in the first round.
    _ = Self.blocksCounted(allocating: 1)
    #expect(Self.blocksCounted(allocating: 0) == 0)
    #expect(Self.blocksCounted(allocating: 10) == 10)
  }

  private static func blocksCounted(allocating count: Int) -> UInt64 {
    let before = AllocationCounterCurrent()
    for _ in 0..<count {
      UnsafeMutablePointer<Int>.allocate(capacity: 100).deallocate()
    }
    return AllocationCounterCurrent() - before
  }

  @Test("Blocks with a greater alignment are counted and aligned")
  func aligned() {
    guard AllocationCounterIsAvailable() else { return }
    let before = AllocationCounterCurrent()
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: 100, alignment: 256)
    let after = AllocationCounterCurrent()
    #expect(after == before + 1)
    #expect(UInt(bitPattern: block) % 256 == 0)
    block.deallocate()
  }
}
