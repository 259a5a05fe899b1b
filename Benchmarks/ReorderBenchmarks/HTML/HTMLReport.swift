package import ReorderChecking
import ReorderCommandLine

/// The results as one page that needs nothing else: no script, no other file.
package struct HTMLReport {
  private let report: Report
  private let context: JSONValue

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - context: Where and when they were made.
  package init(_ report: Report, context: JSONValue) {
    self.report = report
    self.context = context
  }

  /// The whole page.
  package var page: String {
    let head: [HTML] = [
      .trusted("<meta charset=\"utf-8\">"),
      .trusted(
        "<meta name=\"viewport\" "
          + "content=\"width=device-width, initial-scale=1\">"),
      .element("title", [:], Self.title),
      .element("style", [:], [.trusted(ReportStyle.css)]),
    ]
    let html = HTML.element(
      "html", ["lang": "en"],
      [.element("head", [:], head), .element("body", [:], content)])
    return "<!DOCTYPE html>\n\(html.markup)\n"
  }

  private static let title = "What reordering costs"

  private var content: [HTML] {
    let sections = [chooser, frame] + blocks
    let links = sections.map { section in
      HTML.element(
        "li", [:],
        [.element("a", ["href": "#\(section.id)"], section.title)])
    }
    return [
      .element("a", ["class": "skip", "href": "#main"], "Skip to the results"),
      .element("h1", [:], Self.title),
    ] + warning + [
      .element(
        "nav", ["aria-label": "Contents"], [.element("ul", [:], links)]),
      .element(
        "main", ["id": "main"],
        sections.map { section in
          .element(
            "section", ["id": section.id, "aria-label": section.title],
            [.element("h2", [:], section.title)] + section.content)
        } + [environment]),
    ]
  }

  private var warning: [HTML] {
    context["library_build_type"] == "debug"
      ? [
        .element(
          "p", ["class": "warning"], "DEBUG BUILD: THESE FIGURES MEAN NOTHING")
      ] : []
  }

  private struct Section {
    let id: String
    let title: String
    let content: [HTML]
  }

  private var elements: [ElementKind] {
    ElementKind.allCases.filter { kind in
      report.rows.contains { $0.setting.element == kind }
    }
  }

  private var chooser: Section {
    let chooser = StrategyChooser(
      rows: report.rows, summaries: report.summaries)
    let tables = elements.compactMap { element in
      chooser.table(element).map {
        HTML.table($0, caption: "The fastest for \(element.rawValue) elements")
      }
    }
    return Section(
      id: "choose", title: "Which strategy?",
      content: [
        .element(
          "p", [:],
          "Find what you do and how many items your lists have. Several names "
            + "mean that the measurement does not tell them apart. Below a "
            + "thousand items any of them will do.")
      ] + tables)
  }

  private var frame: Section {
    Section(
      id: "frame", title: "What fits a frame",
      content: report.frameBlocks.flatMap { block -> [HTML] in
        let name =
          "\(block.setting.workload), \(block.setting.element.rawValue)"
        let chart = FrameChart(rows: block.rows).svg.map {
          HTML.scrolling($0, label: "Chart: share of a frame, \(name)")
        }
        let table = FrameBudget(rows: block.rows).table.map {
          HTML.table(
            $0, caption: "Share of a 120 Hz frame (8.33 ms): \(name)")
        }
        return [.element("h3", [:], name)] + [chart, table].compactMap { $0 }
      } + [
        .element(
          "p", ["class": "dim"],
          "~ extrapolated beyond the sizes measured; ? needs two sizes")
      ])
  }

  private var blocks: [Section] {
    report.blocks.enumerated().map { number, block in
      let title =
        "\(block.setting.workload), \(block.setting.element.rawValue)"
      let summary = report.summaries[block.setting.workload].map {
        HTML.element("p", [:], $0)
      }
      let chart = LogLogChart(of: block).svg.map {
        HTML.scrolling($0, label: "Chart: \(title)")
      }
      let table = HTML.table(
        ResultTable(rows: block.rows).table,
        caption: "Time per operation: \(title)")
      let numbers = HTML.element(
        "details", ["open": ""],
        [.element("summary", [:], "All numbers"), table])
      return Section(
        id: "block-\(number)", title: title,
        content: [summary, chart, numbers].compactMap { $0 })
    }
  }

  private var environment: HTML {
    var facts: [(String, String)] = [("verdict", report.verdict)]
    for key in [
      "date", "num_cpus", "mhz_per_cpu", "load_avg", "library_build_type",
      "package_version", "seed",
    ] {
      if let value = context[key] {
        if case .string(let text) = value {
          facts.append((key, text))
        } else {
          facts.append((key, "\(value)"))
        }
      }
    }
    return .element(
      "section", ["id": "environment", "aria-label": "How it was measured"],
      [
        .element("h2", [:], "How it was measured"),
        .element("pre", [:], report.legend),
        .element(
          "dl", [:],
          facts.flatMap {
            [HTML.element("dt", [:], $0.0), .element("dd", [:], $0.1)]
          }),
      ])
  }
}
