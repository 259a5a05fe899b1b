import Reorder
import ReorderChecking
import ReorderSession

extension ReportedVector {
  static let all =
    indexConventions + exchanges + batches + crossSections + constraints
    + undos + drags

  private static let drags = [
    ReportedVector(
      "DragSession", "flutter/flutter#150843",
      "a drag that ends beside its item is told as a change", "abc",
      .session(
        DragScript(.live, begin: at(0, 1), events: [.hover(at(0, 1))]))),
    ReportedVector(
      "DragSession", "duckduckgo/apple-browsers#6402",
      "the second hover names the item by the index of the first", "abcd",
      .session(
        DragScript(
          .live, begin: at(0, 0),
          events: [.hover(at(0, 2)), .hover(at(0, 3))]))),
    ReportedVector(
      "DragSession", "SortableJS/Vue.Draggable#968",
      "a cancel takes back one of two lists", "ab|x",
      .session(
        DragScript(
          .live, begin: at(0, 0), events: [.hover(at(1, 0))], isDropped: false))
    ),
    ReportedVector(
      "DragSession", "SortableJS/Sortable#43",
      "an item that was removed meanwhile comes back at the drop", "abc",
      .session(
        DragScript(
          .live, begin: at(0, 1),
          events: [.hover(at(0, 0)), .remove(at: at(0, 0))]))),
  ]

  private static let indexConventions = [
    ReportedVector(
      "IndexConvention", "flutter/flutter#24786",
      "the gap behind the last item read as a final index", "abcd",
      .move(at(0, 0), to: .gap(gap(0, 4)))),
    ReportedVector(
      "IndexConvention", "realm/realm-swift#7956",
      "a gap given to a function that counts after the removal", "abcde",
      .batch([at(0, 0)], to: .gap(gap(0, 4)))),
    ReportedVector(
      "IndexConvention", "marceljuenemann/angular-drag-and-drop-lists#44",
      "the index of a drop counts the dragged item", "abc",
      .move(at(0, 0), to: .gap(gap(0, 2)))),
    ReportedVector(
      "IndexConvention", "adobe/react-spectrum#8561",
      "the neighbour's index is looked up while the item is still there",
      "abc", .move(at(0, 0), to: .anchor(.after(at(0, 1))))),
    ReportedVector(
      "IndexConvention", "Comfy-Org/ComfyUI_frontend#14941",
      "an item moves although it is before its successor already", "abc",
      .move(at(0, 0), to: .anchor(.before(at(0, 1))))),
    ReportedVector(
      "IndexConvention", "Simon-Initiative/oli-torus#1063",
      "a gap is corrected twice", "abcde",
      .move(at(0, 1), to: .gap(gap(0, 4)))),
    ReportedVector(
      "IndexConvention", "handsontable/handsontable#4501",
      "the last gap handed on as an index", "abc",
      .move(at(0, 0), to: .gap(gap(0, 3)))),
    ReportedVector(
      "IndexConvention", "farhadeidi/bookmarks-but-better#12",
      "two back ends, each with its own way to count", "abcd|x",
      .move(at(0, 0), to: .gap(gap(0, 2))),
      .move(at(0, 0), to: .gap(gap(1, 1)))),
    ReportedVector(
      "IndexConvention", "niivue/mono#27",
      "a drop on an item does not say on which side of it", "abcd",
      .move(at(0, 0), to: .anchor(.before(at(0, 2))))),
    ReportedVector(
      "IndexConvention", "jspreadsheet/ce#425",
      "the picture and the data read one index in two ways", "abcde",
      .move(at(0, 0), to: .final(at(0, 3)))),
    ReportedVector(
      "IndexConvention", "flutter/flutter#150843",
      "the gap behind an item is reported as a change", "abc",
      .move(at(0, 1), to: .gap(gap(0, 2)))),
    ReportedVector(
      "TrackedPlace", "Tudmotu/solarizd#20",
      "the index of the current song stays when the song is moved", "abcd",
      .move(at(0, 1), to: .final(at(0, 3))),
      .move(at(0, 3), to: .final(at(0, 0)))),
    ReportedVector(
      "TrackedPlace", "brendon/acts_as_list#416",
      "the number that is stored taken for the index in the list", "ABC",
      .move(at(0, 0), to: .final(at(0, 2)))),
    ReportedVector(
      "TrackedPlace", "duckduckgo/apple-browsers#6402",
      "the second hover still uses the index of the first", "abcd",
      .move(at(0, 0), to: .anchor(.after(at(0, 2)))),
      .move(at(0, 2), to: .anchor(.after(at(0, 3))))),
  ]

  private static let exchanges = [
    ReportedVector(
      "SwapVersusShift", "iPaulPro/Android-ItemTouchHelper-Demo#9",
      "one exchange for a way of several places", "abc",
      .move(at(0, 0), to: .final(at(0, 2)))),
    ReportedVector(
      "SwapVersusShift", "yanzhenjie/SwipeRecyclerView#38",
      "one exchange for a row of three columns", "abcdef",
      .move(at(0, 0), to: .final(at(0, 3)))),
    ReportedVector(
      "SwapVersusShift", "mikepenz/FastAdapter#439",
      "the chain of exchanges begins at the wrong end", "abcdef",
      .move(at(0, 4), to: .final(at(0, 1)))),
    ReportedVector(
      "SwapVersusShift", "SortableJS/react-sortablejs#123",
      "an exchange is replayed as a move", "abc",
      .exchange(at(0, 0), at(0, 1))),
    ReportedVector(
      "SwapVersusShift", "akserg/ng2-dnd#91",
      "items shift where they were to trade places", "abc",
      .exchange(at(0, 0), at(0, 2))),
    ReportedVector(
      "SwapVersusShift", "SortableJS/react-sortablejs#208",
      "an exchange across lists is carried out in one of them only", "abc|x",
      .exchange(at(0, 2), at(1, 0))),
    ReportedVector(
      "BatchEncoding", "Instagram/IGListKit#1302",
      "two moves that are meant together are carried out in turn", "ab",
      .scatter([
        Move(from: at(0, 0), to: at(0, 1)), Move(from: at(0, 1), to: at(0, 0)),
      ])),
  ]

  private static let batches = [
    ReportedVector(
      "BatchMove", "pointfreeco/swift-identified-collections#17",
      "only the others keep their order", "abcdef",
      .batch([at(0, 0), at(0, 2), at(0, 4)], to: .gap(gap(0, 6)))),
    ReportedVector(
      "BatchMove", "fredsa/gwt-dnd#125",
      "the target goes on although the items come from in front of it",
      "abcdefghijklmnopqrs",
      .batch((0..<6).map { at(0, $0) }, to: .gap(gap(0, 13)))),
    ReportedVector(
      "BatchMove", "microsoft/vscode#315250",
      "three items arrive in an empty list in reverse", "abc|",
      .batch([at(0, 0), at(0, 1), at(0, 2)], to: .gap(gap(1, 0)))),
    ReportedVector(
      "BatchMove", "piroor/multipletab#131",
      "two items arrive at the end in reverse", "abc",
      .batch([at(0, 0), at(0, 1)], to: .gap(gap(0, 3)))),
    ReportedVector(
      "BatchMove", "mpogue2/SquareDesk#1452",
      "two items at the top, moved up, trade places", "abcd",
      .step([at(0, 0), at(0, 1)], key: "earlier"),
      .step([at(0, 0), at(0, 1), at(0, 3)], key: "earlier")),
    ReportedVector(
      "BatchMove", "primefaces/primereact#8496",
      "items arrive in the order in which they were selected", "abcd",
      .batch([at(0, 2), at(0, 1)], to: .gap(gap(0, 0)))),
    ReportedVector(
      "BatchMove", "SortableJS/ngx-sortablejs#186",
      "the item that is grabbed parts the selection", "abcdefghij",
      .batch([at(0, 5), at(0, 6), at(0, 8)], to: .gap(gap(0, 0)))),
    ReportedVector(
      "BatchMove", "SortableJS/Sortable#2460",
      "an item of the selection that was removed comes back", "abcd",
      .remove(at: at(0, 2)), .batch([at(0, 2)], to: .gap(gap(0, 0)))),
    ReportedVector(
      "BatchMove", "atlassian/react-beautiful-dnd#2659",
      "the gap behind the selected run counts as a move", "abcd",
      .batch([at(0, 0), at(0, 1)], to: .gap(gap(0, 2)))),
    ReportedVector(
      "BatchMove", "QtCore/QAbstractItemModel::beginMoveRows",
      "three gaps at a run change nothing, the fourth does", "abcd",
      .batch([at(0, 1), at(0, 2)], to: .gap(gap(0, 1))),
      .batch([at(0, 1), at(0, 2)], to: .gap(gap(0, 2))),
      .batch([at(0, 1), at(0, 2)], to: .gap(gap(0, 3))),
      .batch([at(0, 1), at(0, 2)], to: .gap(gap(0, 4)))),
    ReportedVector(
      "OutOfRange", "bibletime/bibletime#43",
      "an empty selection is announced as a move", "abc",
      .batch([], to: .gap(gap(0, 1)))),
    ReportedVector(
      "OutOfRange", "Automattic/co-authors-plus#1388",
      "the first item, moved up, goes to the end", "abcd",
      .step([at(0, 0)], key: "earlier")),
    ReportedVector(
      "OutOfRange", "handsontable/handsontable#6088",
      "an order that is no permutation is applied", "abcdefghi",
      .scatter(
        [9, 0, 1, 2, 3, 4, 5, 6, 7].enumerated().map {
          Move(from: at(0, $1), to: at(0, $0))
        })),
  ]

  private static let crossSections = [
    ReportedVector(
      "CrossSection", "lxcid/LXReorderableCollectionViewFlowLayout#42",
      "an empty list has no place to drop at", "ab|",
      .move(at(0, 0), to: .gap(gap(1, 0)))),
    ReportedVector(
      "CrossSection", "kanboard/kanboard#4423",
      "a collapsed list takes its new item in second place", "t|xyz",
      .move(at(0, 0), to: .anchor(.start(ofList: 1)))),
    ReportedVector(
      "CrossSection", "brendon/acts_as_list#370",
      "the same index in another list is taken for no change", "xz|y",
      .move(at(0, 0), to: .gap(gap(1, 0)))),
    ReportedVector(
      "CrossSection", "pixeltrix/sortifiable#1",
      "the index of the old list is kept in the new one", "ab|c",
      .move(at(1, 0), to: .anchor(.end(ofList: 0)))),
    ReportedVector(
      "CrossSection", "Instagram/IGListKit#1288",
      "the first of two proposals wins", "abc",
      .move(at(0, 0), to: .final(at(0, 2))),
      .move(at(0, 2), to: .final(at(0, 1)))),
    ReportedVector(
      "CrossSection", "mattermost-community/focalboard#622",
      "no successor is taken for the start of the list", "t|xy",
      .move(at(0, 0), to: .gap(gap(1, 2)))),
    ReportedVector(
      "CrossSection", "vchelaru/Gum#4927",
      "the gap before the first child is taken for the last", "xy",
      .insert("n", at: gap(0, 0))),
    ReportedVector(
      "Identity", "punker76/gong-wpf-dragdrop#397",
      "an equal item is moved instead", "ABA",
      .move(at(0, 2), to: .final(at(0, 0)))),
    ReportedVector(
      "Identity", "marceljuenemann/angular-drag-and-drop-lists#414",
      "inserted above and then removed at the index of before", "abc",
      .move(at(0, 2), to: .final(at(0, 0)))),
    ReportedVector(
      "Identity", "SortableJS/Sortable#43",
      "an item that is gone is moved", "abc",
      .remove(at: at(0, 1)), .move(at(0, 2), to: .final(at(0, 0)))),
  ]

  private static let constraints = [
    ReportedVector(
      "Constraint", "microsoft/microsoft-ui-xaml#381",
      "fixed rows drift when an item passes them", "1FG23",
      rules: Rules(items: [
        ItemRule(at: at(0, 1), is: .fixed), ItemRule(at: at(0, 2), is: .fixed),
      ]),
      .move(at(0, 3), to: .final(at(0, 0)))),
    ReportedVector(
      "Constraint", "clauderic/react-sortable-hoc#448",
      "an item that cannot be picked up cannot be displaced either", "1234",
      rules: Rules(items: [ItemRule(at: at(0, 1), is: .unpickable)]),
      .move(at(0, 0), to: .final(at(0, 2))),
      .move(at(0, 0), to: .final(at(0, 1)))),
    ReportedVector(
      "Constraint", "NodeBB/NodeBB#10068",
      "the second move counts from a row that the first has moved", "1234",
      .move(at(0, 3), to: .final(at(0, 0))),
      .move(at(0, 3), to: .final(at(0, 2)))),
    ReportedVector(
      "Constraint", "microsoft/vscode#174162",
      "a key takes a tab across the border of the pinned ones", "pab",
      rules: Rules(lists: [ListRules(leadingPins: 1)]),
      .step([at(0, 1)], key: "earlier"), .step([at(0, 0)], key: "later")),
    ReportedVector(
      "Constraint", "microsoft/vscode#174162",
      "a key takes a tab across a wall", "pWab",
      rules: Rules(items: [ItemRule(at: at(0, 1), is: .wall)]),
      .step([at(0, 2)], key: "earlier"), .step([at(0, 0)], key: "later")),
    ReportedVector(
      "Constraint", "UnigramDev/Unigram#1056",
      "the preview leaves the pinned section that the drop stays in", "pqWcd",
      rules: Rules(items: [ItemRule(at: at(0, 2), is: .wall)]),
      retargeting: .nearest,
      .move(at(0, 0), to: .gap(gap(0, 4)))),
  ]

  private static let undos = [
    ReportedVector(
      "Undo", "handsontable/handsontable#7417",
      "a batch is undone by one gap instead of one place for each item", "abcd",
      .batch([at(0, 0), at(0, 1), at(0, 2)], to: .gap(gap(0, 4))),
      .scatter((0..<3).map { Move(from: at(0, $0 + 1), to: at(0, $0)) })),
    ReportedVector(
      "Undo", "handsontable/handsontable#7417",
      "the same with items on both sides of the gap", "abcdef",
      .batch((0..<4).map { at(0, $0) }, to: .gap(gap(0, 5))),
      .scatter((0..<4).map { Move(from: at(0, $0 + 1), to: at(0, $0)) })),
    ReportedVector(
      "Undo", "tabulator-tables/tabulator#4228",
      "a move is undone by its two numbers in the other order, one a gap",
      "ABCDE", .move(at(0, 3), to: .gap(gap(0, 1))),
      .move(at(0, 1), to: .gap(gap(0, 4)))),
    ReportedVector(
      "Undo", "OpenAEC-Foundation/open-pdf-studio#110",
      "removals are undone in their order instead of backwards", "abcde",
      .remove(at: at(0, 1)), .remove(at: at(0, 2)),
      .insert("d", at: gap(0, 2)), .insert("b", at: gap(0, 1))),
  ]
}
