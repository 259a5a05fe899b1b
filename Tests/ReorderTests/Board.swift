import Reorder

// Short ways to write places and lists: "abc|x" is [[a, b, c], [x]].

func at(_ list: Int, _ index: Int) -> Position {
  Position(list: list, index: index)
}

func gap(_ list: Int, _ index: Int) -> Gap {
  Gap(list: list, index: index)
}

func board(_ text: String) -> [[Character]] {
  text.split(separator: "|", omittingEmptySubsequences: false).map(Array.init)
}

func text(_ lists: [[Character]]) -> String {
  lists.map { String($0) }.joined(separator: "|")
}
