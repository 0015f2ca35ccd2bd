public import LintSemantics
public import LintSyntax

/// A place where data is read by the index of a selection.
public struct IndexedRead: Sendable, Hashable {
  public let place: Place
  public let owner: DeclarationID?
  /// Whether the index was kept, and is used later.
  public let isLater: Bool
  /// The data, as a person would call it.
  public let source: String
}

extension SelectionCallback {
  /// The reads in the callback, and in the functions of the type that it hands the index to.
  public func reads(in project: Project, of type: TypeID) -> [IndexedRead] {
    let flow = IndexFlow(project, file: file, root: declaration, index: index)
    return flow.reads() + flow.helpers(of: type).flatMap { $0.flow.reads(isLater: $0.isLater) }
  }

  /// The properties of the type in which the index is kept.
  func keeps(in project: Project, of type: TypeID) -> Set<SymbolID> {
    IndexFlow(project, file: file, root: declaration, index: index).keeps(of: type)
  }
}

extension IndexFlow {
  /// Where data that may move is subscripted by the index: each source once.
  func reads(isLater: Bool = false) -> [IndexedRead] {
    var sources: Set<String> = []
    return facts[root].code.compactMap { index in
      guard isRead(index), !isPartOfRead(index), let base = facts.firstPart(of: index) else { return nil }
      let source = facts.text(of: base)
      guard sources.insert(source).inserted else { return nil }
      let node = facts[index]
      return IndexedRead(
        place: Place(file: file, offset: facts.anchor(of: index)), owner: node.owner,
        isLater: isLater || runsLater(node.owner),
        source: source)
    }
  }

  /// Data that may move is subscripted by the index.
  private func isRead(_ expression: ExpressionID) -> Bool {
    guard isIndexed(expression), let base = facts.firstPart(of: expression) else { return false }
    var source = DataSource(project: project)
    return source.mayMove(base, file: file)
  }

  private func isIndexed(_ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .subscript else { return false }
    return facts.parts(of: expression).dropFirst().contains(where: isIndex)
  }

  /// `sections[index.section]` in `sections[index.section].rows[index.row]`.
  private func isPartOfRead(_ expression: ExpressionID) -> Bool {
    var place = expression
    while let whole = facts.expression(beginningWith: place) {
      place = whole
      if isRead(place) { return true }
      guard facts[place].kind == .member || facts[place].kind == .subscript else {
        return false
      }
    }
    return false
  }
}
