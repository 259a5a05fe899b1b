import Reorder
import Testing

/// A fault that users of reorder code reported in public, as an operation on
/// lists with the right result and, where it was told, the wrong one.
struct ReportedFault: CustomTestStringConvertible {
  enum Operation {
    case move(Position, Destination)
    case batch([Position], Gap)
    case step([Position], StepKey)
    case exchange(Position, Position)
    case insert(Character, Gap)
    case remove(Position)
  }

  /// The project and the number of the report.
  let source: String

  /// What went wrong there.
  let fault: String

  let lists: String
  let operations: [Operation]
  let right: String
  let wrong: String?

  init(
    _ source: String, _ fault: String, _ lists: String,
    _ operations: Operation..., gives right: String, not wrong: String? = nil
  ) {
    self.source = source
    self.fault = fault
    self.lists = lists
    self.operations = operations
    self.right = right
    self.wrong = wrong
  }

  var testDescription: String { "\(source): \(fault)" }
}

extension ReportedFault {
  static let indexConventions = [
    ReportedFault(
      "flutter/flutter#24786", "the gap behind the last item taken as an index",
      "abcd", .move(at(0, 0), .gap(gap(0, 4))), gives: "bcda"),
    ReportedFault(
      "realm/realm-swift#7956", "a gap handed to a move that counts finally",
      "abcde", .batch([at(0, 0)], gap(0, 4)), gives: "bcdae", not: "bcdea"),
    ReportedFault(
      "marceljuenemann/angular-drag-and-drop-lists#44",
      "a drop index counted with the dragged item still there", "abc",
      .move(at(0, 0), .gap(gap(0, 2))), gives: "bac", not: "bca"),
    ReportedFault(
      "adobe/react-spectrum#8561", "an index of the neighbour looked up early",
      "abc", .move(at(0, 0), .anchor(.after(at(0, 1)))),
      gives: "bac", not: "bca"),
    ReportedFault(
      "Comfy-Org/ComfyUI_frontend#14941",
      "an item before its own successor moved all the same", "abc",
      .move(at(0, 0), .anchor(.before(at(0, 1)))), gives: "abc", not: "bac"),
    ReportedFault(
      "Simon-Initiative/oli-torus#1063", "the correction for a gap made twice",
      "abcde", .move(at(0, 1), .gap(gap(0, 4))), gives: "acdbe", not: "acbde"),
    ReportedFault(
      "handsontable/handsontable#4501", "the last gap passed on as an index",
      "abc", .move(at(0, 0), .gap(gap(0, 3))), gives: "bca"),
    ReportedFault(
      "farhadeidi/bookmarks-but-better#12",
      "one convention for two back ends, of which one differs", "abcd|x",
      .move(at(0, 0), .gap(gap(0, 2))), .move(at(0, 0), .gap(gap(1, 1))),
      gives: "acd|xb", not: "cad|xb"),
    ReportedFault(
      "niivue/mono#27", "a drop on an item without a side", "abcd",
      .move(at(0, 0), .anchor(.before(at(0, 2)))), gives: "bacd", not: "bcad"),
    ReportedFault(
      "jspreadsheet/ce#425",
      "the drawn and the stored list each with their own",
      "abcde", .move(at(0, 0), .final(at(0, 3))), gives: "bcdae",
      not: "bcade"),
    ReportedFault(
      "Qt beginMoveRows", "three gaps around a run that change nothing", "abcd",
      .batch([at(0, 1), at(0, 2)], gap(0, 1)),
      .batch([at(0, 1), at(0, 2)], gap(0, 2)),
      .batch([at(0, 1), at(0, 2)], gap(0, 3)),
      .batch([at(0, 1), at(0, 2)], gap(0, 4)), gives: "adbc"),
    ReportedFault(
      "flutter/flutter#150843", "the gap behind the item reported as a change",
      "abc", .move(at(0, 1), .gap(gap(0, 2))), gives: "abc", not: "acb"),
  ]

  static let exchangesAndMoves = [
    ReportedFault(
      "iPaulPro/Android-ItemTouchHelper-Demo#9",
      "one exchange where a grid's row is several places away", "abc",
      .move(at(0, 0), .final(at(0, 2))), gives: "bca", not: "cba"),
    ReportedFault(
      "yanzhenjie/SwipeRecyclerView#38", "one exchange over a row of three",
      "abcdef", .move(at(0, 0), .final(at(0, 3))), gives: "bcdaef",
      not: "dbcaef"),
    ReportedFault(
      "mikepenz/FastAdapter#439", "a chain walked from the target to the item",
      "abcdef", .move(at(0, 4), .final(at(0, 1))), gives: "aebcdf",
      not: "acdebf"),
    ReportedFault(
      "SortableJS/react-sortablejs#123", "an exchange played as a move", "abc",
      .exchange(at(0, 0), at(0, 1)), gives: "bac", not: "bca"),
    ReportedFault(
      "akserg/ng2-dnd#91", "a move where an exchange was wanted", "abc",
      .exchange(at(0, 0), at(0, 2)), gives: "cba", not: "cab"),
    ReportedFault(
      "SortableJS/react-sortablejs#208", "an exchange across lists half done",
      "abc|x", .exchange(at(0, 2), at(1, 0)), gives: "abx|c"),
  ]

  static let batches = [
    ReportedFault(
      "pointfreeco/swift-identified-collections#17",
      "a partition that keeps one side in order only", "abcdef",
      .batch([at(0, 0), at(0, 2), at(0, 4)], gap(0, 6)), gives: "bdface",
      not: "bdfaec"),
    ReportedFault(
      "fredsa/gwt-dnd#125", "the target moved on while items in front leave",
      "abcdefghijklmnopqrs",
      .batch((0..<6).map { at(0, $0) }, gap(0, 13)),
      gives: "ghijklmabcdefnopqrs"),
    ReportedFault(
      "microsoft/vscode#315250", "a batch to an empty list turned around",
      "abc|", .batch([at(0, 0), at(0, 1), at(0, 2)], gap(1, 0)),
      gives: "|abc", not: "|cba"),
    ReportedFault(
      "piroor/multipletab#131", "a batch to the end turned around", "abc",
      .batch([at(0, 0), at(0, 1)], gap(0, 3)), gives: "cab", not: "cba"),
    ReportedFault(
      "mpogue2/SquareDesk#1452", "a selection at the top that rotates", "abcd",
      .step([at(0, 0), at(0, 1)], .earlier), gives: "abcd", not: "bacd"),
    ReportedFault(
      "mpogue2/SquareDesk#1452", "the same with one selected item apart",
      "abcd", .step([at(0, 0), at(0, 1), at(0, 3)], .earlier),
      gives: "abdc"),
    ReportedFault(
      "primefaces/primereact#8496",
      "the order of selecting kept, not the list's",
      "abcd", .batch([at(0, 2), at(0, 1)], gap(0, 0)), gives: "bcad",
      not: "cbad"),
    ReportedFault(
      "SortableJS/ngx-sortablejs#186", "the grabbed item decides the order",
      "abcdefghij", .batch([at(0, 5), at(0, 6), at(0, 8)], gap(0, 0)),
      gives: "fgiabcdehj", not: "fgabicdehj"),
    ReportedFault(
      "SortableJS/Sortable#2460", "a removed item of the selection comes back",
      "abcd", .remove(at(0, 2)), .batch([at(0, 2)], gap(0, 0)),
      gives: "dab"),
    ReportedFault(
      "atlassian/react-beautiful-dnd#2659", "the gap behind a selected run",
      "abcd", .batch([at(0, 0), at(0, 1)], gap(0, 2)), gives: "abcd",
      not: "cabd"),
  ]

  static let acrossLists = [
    ReportedFault(
      "lxcid/LXReorderableCollectionViewFlowLayout#42",
      "an empty section that takes nothing", "ab|",
      .move(at(0, 0), .gap(gap(1, 0))), gives: "b|a"),
    ReportedFault(
      "kanboard/kanboard#4423", "a collapsed list that takes items second",
      "t|xyz", .move(at(0, 0), .anchor(.start(ofList: 1))), gives: "|txyz",
      not: "|xtyz"),
    ReportedFault(
      "brendon/acts_as_list#370", "the same number in another list left alone",
      "xz|y", .move(at(0, 0), .gap(gap(1, 0))), gives: "z|xy"),
    ReportedFault(
      "pixeltrix/sortifiable#1", "an old number kept in the new list", "ab|c",
      .move(at(1, 0), .anchor(.end(ofList: 0))), gives: "abc|"),
    ReportedFault(
      "Instagram/IGListKit#1288", "the first of two hovers wins", "abc",
      .move(at(0, 0), .final(at(0, 2))), .move(at(0, 2), .final(at(0, 1))),
      gives: "bac", not: "bca"),
    ReportedFault(
      "mattermost-community/focalboard#622", "no successor taken for the front",
      "t|xy", .move(at(0, 0), .gap(gap(1, 2))), gives: "|xyt", not: "|txy"),
  ]

  static let rangesAndIdentity = [
    ReportedFault(
      "Automattic/co-authors-plus#1388", "-1 taken for one from the end",
      "abcd", .step([at(0, 0)], .earlier), gives: "abcd", not: "bcad"),
    ReportedFault(
      "bibletime/bibletime#43", "an empty selection announced as a move", "abc",
      .batch([], gap(0, 1)), gives: "abc"),
    ReportedFault(
      "punker76/gong-wpf-dragdrop#397", "an equal item moved instead", "ABA",
      .move(at(0, 2), .final(at(0, 0))), gives: "AAB", not: "ABA"),
    ReportedFault(
      "marceljuenemann/angular-drag-and-drop-lists#414",
      "inserted above, then removed at the index of before", "abc",
      .move(at(0, 2), .final(at(0, 0))), gives: "cab", not: "cac"),
    ReportedFault(
      "vchelaru/Gum#4927", "the first child's place taken for the last", "xy",
      .insert("n", gap(0, 0)), gives: "nxy", not: "xyn"),
  ]
}
