import LintSemantics
import LintSyntax

/// A tuple of an index and the latest values of other streams, which a closure receives whole or as several parameters.
struct IndexTuple {
  /// The place of the index.
  let place: TuplePlace
  /// The parameter of the index, if the closure names it.
  private(set) var index: HandleSet<DeclarationID> = []
  /// The parameters of the other elements, and the locals with their values.
  var latest: HandleSet<DeclarationID> = []
  /// The parameter of the whole tuple.
  private var whole: DeclarationID?
  /// The closure, if it names no parameters.
  private var closure: DeclarationID?
  /// Whether the closure without names uses `$0` and `$1`.
  private var isSplit = false
  /// The name of the whole tuple in a closure without names.
  private var wholeName = SelectionNames.firstParameter

  /// - Parameter isAfterOwner: Whether the closure receives an object and then the tuple.
  init(at place: TuplePlace, in code: SymbolID, afterOwner isAfterOwner: Bool, _ project: Project) {
    self.place = place
    let parameters = project.parameters(of: code)
    switch parameters.count {
    case 0 where isAfterOwner:
      closure = code.declaration
      wholeName = SelectionNames.secondParameter
    case 2 where isAfterOwner: whole = parameters[1]
    case 0:
      let facts = project.file(code)
      closure = code.declaration
      isSplit = facts[code.declaration].code.contains { facts[$0].name == SelectionNames.secondParameter }
    case 1: whole = parameters[0]
    default:
      for (position, parameter) in parameters.enumerated() {
        if position == place.position { index = [parameter] } else if place.isJoined { latest.insert(parameter) }
      }
    }
  }

  /// Whether a name such as `$0` is the index.
  func isIndex(_ node: Expression) -> Bool { isNumbered(node) && node.name == Name("$" + place.name.text) }

  /// Whether a name such as `$1` is another element.
  func isLatest(_ node: Expression) -> Bool {
    place.isJoined && isNumbered(node) && node.name != Name("$" + place.name.text)
  }

  private func isNumbered(_ node: Expression) -> Bool {
    isSplit && node.owner == closure && node.name.hasPrefix("$")
  }

  /// Whether a reference to a declaration is the whole tuple.
  func isTuple(_ node: Expression, _ declaration: DeclarationID?) -> Bool {
    if node.name == wholeName { return !isSplit && node.owner == closure }
    return declaration != nil && declaration == whole
  }

  /// Whether a member of the tuple is another element, such as `1`, or `items` by its label.
  func isName(ofLatest name: Name) -> Bool { place.isJoined && !place.isName(name) }
}
