import ReorderChecking

/// What libFuzzer calls with every input: the bytes make a case, which every
/// strategy must get right.
///
/// - Returns: 0. A wrong result stops the program with the smallest case in
///   words, and the fuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestOneInput(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> CInt {
  var choices = ByteChoices(UnsafeBufferPointer(start: bytes, count: count))
  let expected = ExpectedCase.decode(&choices)
  for subject in FuzzSubject.all {
    if subject.fault(in: expected) == nil { continue }
    let failures = Fuzzer([subject], seed: 0)
      .replay(expected.aCase, origin: .kept(line: 1))
    fatalError("\(subject.name) failed\n\(failures.first, default: "once")")
  }
  return 0
}
