import ReorderChecking
import ReorderCommandLine

/// `reorder film`: a scripted drag as a film strip.
enum Film: Subcommand {
  private static let output = CommandOption(
    "output", "file", "Write the picture there instead of showing its text.")

  static let description = CommandDescription(
    name: "reorder film",
    overview: "Draw a scripted drag as a film strip, in SVG.",
    "A script names one of the five systems, its lists and what the pointer "
      + "does: {\"system\": \"tag-sorted-grid\", \"lists\": [[\"a\", \"b\"]], "
      + "\"viewport\": [370, 100], \"calls\": [[\"begin\", 65, 25], "
      + "[\"move\", 185, 25], [\"end\"]]}.",
    "The calls are press, begin, move and tap with a point, tick with seconds, "
      + "scroll with an offset, edit, end and cancel.",
    usage: ["<script> [<options>]"],
    arguments: [("<script>", "A file with the script, or - for the input.")],
    options: [output],
    exitCodes: [
      (.success, "The picture is made."),
      (.usage, "Wrong usage."),
      (.badData, "The script makes no sense; it says where."),
      (.noInput, "The script cannot be read."),
      (.software, "The picture cannot be written."),
    ])

  static func run(
    _ given: GivenArguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    guard let path = given.operands.first else {
      throw CommandError(.usage, "The script is missing.")
    }
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let bytes = try InputFile.bytes(
      atPath: isInput ? "/dev/stdin" : path, limit: FilmScript.greatestSize)
    let picture = try FilmStrip(script(bytes, name)).svg
    guard let output = given.value(output) else {
      try console.show(picture)
      return .success
    }
    let file = OutputFile(path: output, for: Self.output)
    try file.check(differsFrom: [path])
    try file.write(picture)
    return .success
  }

  private static func script(
    _ bytes: [UInt8], _ name: String
  ) throws(CommandError) -> FilmScript {
    let json = try JSONValue(ofFile: bytes, name)
    do throws(CaseFormatError) {
      return try FilmScript(JSONField(json, at: ""))
    } catch {
      throw CommandError(.badData, "\(name): \(error).")
    }
  }
}
