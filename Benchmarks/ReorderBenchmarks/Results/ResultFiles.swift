import ReorderChecking
import ReorderCommandLine

/// The files that results are written to, again and again as they come, so that
/// a run that ends early keeps what it measured.
struct ResultFiles {
  private let json: OutputFile?
  private let html: OutputFile?
  private let charts: String?

  /// Why a file could not be written; then no more is tried.
  private var problem: CommandError?

  /// Names the files that the options ask for.
  ///
  /// - Throws: That a file cannot be written, before time is spent on results.
  init(_ options: CommandLineOptions) throws(CommandError) {
    json = options.json.map { OutputFile(path: $0, for: .json) }
    html = options.html.map { OutputFile(path: $0, for: .html) }
    charts = options.charts
    try json?.check(differsFrom: options.traces)
    try html?.check(differsFrom: options.traces)
    try charts.map { Self.chart("chart.svg", in: $0) }?.check()
  }

  /// Writes the results so far to all files.
  mutating func save(_ report: Report) {
    if problem != nil { return }
    do throws(CommandError) {
      let context = MachineContext.json(seed: report.seed)
      try json?.write(
        GoogleBenchmarkJSON(rows: report.rows, context: context)
          .document.indented)
      try html?.write(HTMLReport(report, context: context).page)
      if let charts {
        for picture in ChartPicture.all(of: report) {
          try Self.chart(picture.fileName, in: charts).write(picture.document)
        }
      }
    } catch {
      problem = error
    }
  }

  private static func chart(
    _ fileName: String, in folder: String
  ) -> OutputFile {
    OutputFile(path: "\(folder)/\(fileName)", for: .charts)
  }

  /// Throws the first problem there was.
  func check() throws(CommandError) {
    if let problem { throw problem }
  }
}
