import LintSemantics
import LintSyntax

extension IndexFlow {
  /// Whether code stands in a closure that runs when the callback has ended.
  func runsLater(_ owner: DeclarationID?) -> Bool {
    for place in facts.enclosing(owner) {
      if place == root { return false }
      if facts[place].kind == .closure, !isImmediate(place) { return true }
    }
    return false
  }

  private func isImmediate(_ closure: DeclarationID) -> Bool {
    guard let index = facts.expression(ofClosure: closure), let parent = facts[index].parent else { return false }
    // `{ … }()`
    if facts[parent].kind == .call { return true }
    guard facts[parent].kind == .argument, let callee = facts[parent].parent.flatMap(facts.firstPart) else {
      return false
    }
    let name = facts[callee].name
    return CollectionMembers[name].contains(.callsAtOnce) || ImmediateFunctions[name].contains(.updatesRows)
  }
}
