import Foundation
import ReorderBenchmarks
import Testing

struct ListTextTests {
  @Test("No line of the list is wider than 80 columns")
  func width() {
    for line in ListText.text.split(separator: "\n") {
      #expect(line.count <= 80)
    }
  }

  @Test("The list says which strategy runs which workload")
  func list() {
    let text = ListText.text.replacing(/\n {16}/, with: " ")
    func names(behind label: String) -> [String] {
      let line = text.split(separator: "\n").first { $0.hasPrefix(label) } ?? ""
      return line.dropFirst(label.count).split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let blocks = text.split(separator: "  exchangers")
    #expect(names(behind: "  movers").contains("Rotation"))
    #expect(!names(behind: "  movers").contains("SectionExchange"))
    #expect(names(behind: "  exchangers") == ["SectionExchange"])
    for workload in [
      "neighbour", "jump", "to-front", "transfer", "batch", "kanban",
      "trace:<file>",
    ] {
      #expect(names(behind: "    run").contains(workload))
    }
    #expect(blocks[1].contains("    run         exchange\n"))
  }
}
