import ReorderChecking
import ReorderCommandLine

extension JSONValue {
  /// Reads the one JSON value that a file holds.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - name: Its name, for errors.
  ///   - hint: What was expected, as the end of the error's sentence.
  init(
    ofFile bytes: [UInt8], _ name: String, hint: String = ""
  ) throws(CommandError) {
    do throws(JSONError) {
      self = try JSONValue(parsing: bytes)
    } catch {
      throw CommandError(
        .badData,
        "\(name):\(error.line): column \(error.column): \(error.problem)"
          + "\(hint).")
    }
  }
}
