/// What a tap on an item of a list does.
public enum TapAction<Element>: Sendable {
  /// It is told, and nothing else happens.
  case open

  /// The item goes to another list, as a command: counts, pinned and fixed
  /// slots and walls bind it, permissions of drags do not. With an exchanger,
  /// which takes nothing to a free place, it is told only.
  case transfer(toList: Int, Landing<Element>)
}

/// Where a tapped item lands in its new list.
public enum Landing<Element>: Sendable {
  /// In front of everything.
  case front

  /// Behind everything.
  case end

  /// In front of the first item that comes after it in an order, which the list
  /// is in.
  case ordered(@Sendable (Element, Element) -> Bool)
}

/// What a tap does while editing and otherwise.
public struct TapRule<Element>: Sendable {
  /// What it does while editing.
  public var whileEditing: TapAction<Element>

  /// What it does otherwise.
  public var otherwise: TapAction<Element>

  /// Creates a rule; by default a tap opens.
  public init(
    whileEditing: TapAction<Element> = .open,
    otherwise: TapAction<Element> = .open
  ) {
    self.whileEditing = whileEditing
    self.otherwise = otherwise
  }
}
