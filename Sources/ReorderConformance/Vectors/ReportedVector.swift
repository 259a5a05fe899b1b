import Reorder
import ReorderChecking

/// A fault that users of reorder code reported in public, as a case.
struct ReportedVector {
  /// The name of the note.
  let flag: String

  /// The project and the number of the report.
  let link: String

  /// What went wrong there.
  let fault: String

  let lists: String
  let rules: Rules
  let retargeting: Case.Retargeting
  let operations: [Operation]

  init(
    _ flag: String, _ link: String, _ fault: String, _ lists: String,
    rules: Rules = Rules(), retargeting: Case.Retargeting = .refuse,
    _ operations: Operation...
  ) {
    self.flag = flag
    self.link = link
    self.fault = fault
    self.lists = lists
    self.rules = rules
    self.retargeting = retargeting
    self.operations = operations
  }

  /// A note for each flag, with all its reports.
  static var notes: [VectorNote] {
    var notes: [VectorNote] = []
    for vector in all {
      if let index = notes.firstIndex(where: { $0.flag == vector.flag }) {
        if !notes[index].links.contains(vector.link) {
          notes[index].links.append(vector.link)
        }
      } else {
        notes.append(
          VectorNote(
            flag: vector.flag, kind: .reportedFault,
            description: descriptions[vector.flag] ?? vector.fault,
            links: [vector.link]))
      }
    }
    return notes
  }

  private static let descriptions = [
    "IndexConvention": "An index that counts by one convention is read by "
      + "another: before or after the item is taken out.",
    "SwapVersusShift": "A move is carried out as one exchange, or an exchange "
      + "as a move.",
    "BatchMove": "Several items go astray: reversed, spread, in the order of "
      + "selecting, or past the gap.",
    "CrossSection": "The way from one list to another: empty lists, ends, and "
      + "numbers that mean something in one list only.",
    "Identity": "Items are found by equality or by an index that is stale.",
    "OutOfRange": "The places before the first and behind the last.",
    "Constraint": "What may not move, what may not be displaced, and what may "
      + "not be crossed are three things.",
    "Undo": "The way back of a batch, of a gap and of removals.",
    "DragSession": "A drag from the lift to the end: what is told, what is "
      + "taken back, and what comes and goes meanwhile.",
    "TrackedPlace": "A place that is kept must follow what happens to the "
      + "lists.",
    "BatchEncoding": "Moves that are meant all at once are not moves one after "
      + "the other.",
  ]
}

extension VectorGenerator {
  static func reported() -> VectorBuilder {
    var vectors = VectorBuilder("reported")
    for vector in ReportedVector.all {
      vectors.add(
        "\(vector.link): \(vector.fault)", vector.lists, rules: vector.rules,
        retargeting: vector.retargeting, flags: [vector.flag], vector.operations
      )
    }
    return vectors
  }
}
