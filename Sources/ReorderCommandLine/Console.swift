/// Where a command writes, and where it reads lines from.
package struct Console {
  private let output: (String) -> Bool
  private let error: (String) -> Void
  private let line: (_ limit: Int) -> [UInt8]?

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: Takes results; answers whether they were written.
  ///   - error: Takes errors.
  ///   - line: Returns the next line of the input without its end, nil at the
  ///     end; of a line longer than the limit it returns one byte more.
  package init(
    output: @escaping (String) -> Bool, error: @escaping (String) -> Void,
    line: @escaping (_ limit: Int) -> [UInt8]? = { _ in nil }
  ) {
    self.output = output
    self.error = error
    self.line = line
  }

  /// The streams of the process.
  package static var standard: Console {
    var input = StandardInput()
    return Console(
      output: { StandardStream.output.write($0) },
      error: { StandardStream.error.write($0) },
      line: { input.next(limit: $0) })
  }

  /// Writes results.
  ///
  /// - Throws: That they could not be written.
  package func show(_ text: String) throws(CommandError) {
    if !output(text) {
      throw CommandError(
        .software, "The results cannot be written to standard output.")
    }
  }

  /// Writes a warning, one sentence.
  package func warn(_ sentence: String) { error("Warning: \(sentence)\n") }

  /// Writes the line of an error.
  package func show(_ error: CommandError) { self.error(error.line) }

  /// Returns the next line of the input without its end, or nil at the end.
  ///
  /// - Parameter limit: The greatest number of bytes; of a longer line the
  ///   first bytes come, one more than that.
  package func nextLine(limit: Int) -> [UInt8]? { line(limit) }
}
