public import Reorder

/// Something that is to be done with every strategy, each as its own type.
///
/// A visitor is called with types, not with existentials, so that what it does
/// is compiled for each of them.
public protocol StrategyVisitor<Element> {
  associatedtype Element

  /// Called with a strategy that moves.
  mutating func visit<Strategy: MoveStrategy>(mover: Strategy.Type)
  where Strategy.Element == Element

  /// Called with a strategy that exchanges.
  mutating func visit<Strategy: ReorderStrategy>(exchanger: Strategy.Type)
  where Strategy.Element == Element
}

extension StrategyVisitor {
  /// Visits every strategy of the package: the one list that the laws, the
  /// fuzzer and the benchmark go by. A new strategy is one line here.
  @inlinable
  public mutating func visitAllStrategies() {
    visit(mover: TagSort<Element>.self)
    visit(mover: SwapChain<Element>.self)
    visit(mover: RemoveInsert<Element>.self)
    visit(exchanger: SectionExchange<Element>.self)
    visit(mover: Rotation<Element>.self)
    visit(mover: CountedTree<Element>.self)
    visit(mover: SparseTags<Element>.self)
  }
}

extension ReorderStrategy {
  /// The name of the strategy without its element type, `RemoveInsert` or
  /// `Constrained<Rotation>`.
  public static var name: String {
    String(describing: Self.self)
      .replacing("<\(Element.self)>", with: "", maxReplacements: 1)
  }
}
