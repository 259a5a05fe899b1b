import Foundation
import ReorderChecking
import ReorderCommandLine
import Testing

@testable import ReorderBenchmarks

@Suite("The report as a page")
struct HTMLReportTests {
  private func row(
    _ strategy: String, _ workload: String = "jump", size: Int, time: Double
  ) -> Row {
    Row(
      setting: Setting(workload: workload, element: .int, size: size),
      strategy: strategy,
      outcome: .measured(
        Measurement(
          rounds: Array(
            repeating: Round(
              operations: 10, real: time, processor: time, limit: time / 2,
              allocations: 3), count: 41))))
  }

  private func page(_ rows: [Row]) -> String {
    HTMLReport(
      Report(rows: rows, seed: 7, summaries: ["jump": "here & there"]),
      context: ["date": "today", "seed": "7", "num_cpus": 2]
    ).page
  }

  private var rows: [Row] {
    [
      row("Rotation", size: 1_000, time: 40),
      row("Rotation", size: 100_000, time: 4_000),
      row("TagSort", size: 1_000, time: 2_000),
      row("TagSort", size: 100_000, time: 300_000),
    ]
  }

  @Test("It is well-formed, and needs no script and no other file")
  func selfContained() throws {
    let page = page(rows)
    let body = page.replacing("<!DOCTYPE html>", with: "")
      .replacing("<meta charset=\"utf-8\">", with: "")
      .replacing(
        "<meta name=\"viewport\" "
          + "content=\"width=device-width, initial-scale=1\">", with: "")
    #expect(isBalanced(body))
    for forbidden in ["<script", "http:", "https:", "src=", "@import", "url("] {
      #expect(!page.contains(forbidden))
    }
  }

  /// Whether every element that is opened is closed in its turn.
  private func isBalanced(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst() {
      let name = piece.prefix { !" >".contains($0) }
      guard piece.contains(">") else { return false }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  @Test("Every number of the tables stands on the page as text")
  func numbers() {
    let page = page(rows)
    for text in [
      "40.0 ns", "4.00 us", "2.00 us", "300 us", "n^1.00", "0.05 %",
      "Rotation", "TagSort", "today", "seed 7",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(page.contains("<pre>median, interval: "))
    #expect(page.contains("95 % interval of the median\n   "))
  }

  @Test("A debug build says so at the top")
  func debug() {
    let report = Report(rows: rows, seed: 7, summaries: [:])
    func page(_ type: String) -> String {
      HTMLReport(report, context: ["library_build_type": .string(type)]).page
    }
    #expect(page("debug").contains("</h1><p class=\"warning\">DEBUG BUILD"))
    #expect(!page("release").contains("class=\"warning\""))
  }

  @Test("The chooser names the fastest strategy for what one does")
  func chooser() {
    #expect(
      page(rows).contains(
        "<td class=\"left\">Rotation (40.0 ns, &lt;0.01 % of a frame)</td>"))
  }

  @Test("Strategies that cannot be told apart are both named")
  func equals() {
    let rows = rows + [row("SwapChain", size: 1_000, time: 40)]
    #expect(page(rows).contains(">Rotation or SwapChain (40.0 ns"))
  }

  @Test("What comes from outside is escaped")
  func escaped() {
    let name = "trace:<b>&\"\u{1b}[31m.jsonl"
    let page = page([row("Rotation", name, size: 10, time: 5)])
    #expect(page.contains("trace:&lt;b&gt;&amp;&quot;\\u{1B}[31m.jsonl"))
    #expect(!page.contains("<b>"))
    let marks = HTML.element("p", ["title": "\"\u{301}"], "<\u{338}&\u{301}")
    #expect(
      Array(marks.markup.unicodeScalars)
        == Array(
          "<p title=\"&quot;\u{301}\">&lt;\u{338}&amp;\u{301}</p>"
            .unicodeScalars))
  }

  @Test("Charts have a title, a description, and can be scrolled by keyboard")
  func accessible() {
    let page = page(rows)
    let charts = page.components(separatedBy: "<svg").count - 1
    #expect(charts == 2)
    #expect(page.components(separatedBy: "role=\"img\"").count - 1 == charts)
    #expect(page.components(separatedBy: "</title><desc>").count - 1 == charts)
    #expect(page.contains("role=\"region\" tabindex=\"0\" aria-label=\"Chart"))
    #expect(page.contains("prefers-color-scheme:dark"))
  }

  @Test("Each chart is a picture of its own, with its style")
  func pictures() {
    let trace = [
      row("Rotation", "trace:a/../b.jsonl", size: 10, time: 5)
    ]
    let pictures = ChartPicture.all(
      of: Report(rows: rows + trace, seed: 7, summaries: [:]))
    #expect(
      pictures.map { $0.fileName } == [
        "frame-jump-int.svg", "jump-int.svg", "trace-a----b-jsonl-int.svg",
      ])
    for picture in pictures {
      #expect(
        picture.document.hasPrefix(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"680\" "))
      #expect(picture.document.contains("><style>:root{"))
      #expect(picture.document.hasSuffix("</svg>\n"))
      #expect(isBalanced("\n" + picture.document))
    }
  }

  @Test("What was not measured or was wrong has its reason and no chart")
  func unmeasured() {
    let rows = [
      Row(
        setting: Setting(workload: "jump", element: .int, size: 10),
        strategy: "Rotation", outcome: .wrong("item 3 is lost"))
    ]
    let page = page(rows)
    #expect(page.contains("WRONG: item 3 is lost"))
    #expect(!page.contains("<svg"))
  }
}
