extension Double {
  /// Whether this can be how wide or how high something is.
  var isExtent: Bool { self >= 0 && self < .infinity }
}

/// Stops the program unless something has an extent.
///
/// - Parameters:
///   - thing: What it is, with its article.
///   - extent: How wide or high it is.
///   - word: `wide` or `high`.
func requireExtent(
  _ extent: Double, _ word: String, of thing: @autoclosure () -> String
) {
  precondition(
    extent.isExtent, "\(thing()) cannot be \(extent) points \(word)")
}
