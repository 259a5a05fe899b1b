/// One line on the terminal that says what is measured now.
struct Progress {
  let stream: StandardStream

  /// Shows what is measured, if a person is looking.
  func show(_ setting: Setting, number: Int, of count: Int) {
    guard stream.isTerminal else { return }
    stream.write(
      "\r\u{1b}[K\(number) of \(count): \(setting.workload), "
        + "\(setting.element.rawValue), n = \(ListSize.text(setting.size))")
  }

  /// Leaves the line clean.
  func clear() {
    if stream.isTerminal { stream.write("\r\u{1b}[K") }
  }
}
