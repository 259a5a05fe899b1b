/// The first line of a trace.
struct TraceHeader {
  /// The ids of the items before the first move, list by list.
  let lists: [[Int]]

  /// The ids of the items after the last move, list by list.
  let final: [[Int]]

  init(
    _ scanner: inout TraceScanner
  ) throws(TraceScanner.Mismatch) {
    var found: [String: [[Int]]] = [:]
    try scanner.expect("{")
    repeat {
      let place = scanner
      let key = try scanner.key()
      guard ["lists", "final"].contains(key), found[key] == nil else {
        throw place.mismatch("\"lists\" and \"final\", each once,")
      }
      try scanner.expect(":")
      found[key] = try scanner.array {
        scanner throws(TraceScanner.Mismatch) in
        try scanner.array { scanner throws(TraceScanner.Mismatch) in
          try scanner.number()
        }
      }
    } while scanner.skip(",")
    let end = scanner
    guard scanner.skip("}") else { throw scanner.mismatch("',' or '}'") }
    for key in ["lists", "final"] where found[key] == nil {
      throw end.mismatch("\"\(key)\"")
    }
    lists = found["lists"]!
    final = found["final"]!
  }
}
