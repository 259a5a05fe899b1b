/// Moves that someone made, with the lists before and after.
package struct Trace: Sendable {
  /// What the results call it: the name of the file.
  package var name: String

  /// The lists and the moves; items are numbered from 0 through all lists.
  package let scenario: Scenario

  /// The lists after the last move, with the same numbers.
  package let final: [[Int32]]

  package init(name: String, scenario: Scenario, final: [[Int32]]) {
    self.name = name
    self.scenario = scenario
    self.final = final
  }

  /// Names the traces apart whose files have the same name, by their paths.
  static func distinguish(_ traces: inout [Trace], paths: [String]) {
    let names = traces.map { $0.name }
    for index in traces.indices
    where names.count(where: { $0 == names[index] }) > 1 {
      traces[index].name = paths[index]
    }
  }
}
