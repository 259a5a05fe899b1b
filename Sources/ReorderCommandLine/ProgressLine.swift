/// One line on the terminal that says what is done now.
package struct ProgressLine: Sendable {
  private let stream: StandardStream

  /// Creates a progress line.
  package init(on stream: StandardStream = .error) { self.stream = stream }

  /// Shows a text in place of the one before, if a person is looking.
  package func show(_ text: @autoclosure () -> String) {
    if stream.isTerminal { stream.write("\r\u{1b}[K\(text())") }
  }

  /// Leaves the line clean.
  package func clear() {
    if stream.isTerminal { stream.write("\r\u{1b}[K") }
  }
}
