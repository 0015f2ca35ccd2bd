import LintSemantics
import LintSyntax

extension IndexFlow {
  /// Whether code stands in a closure that runs when the callback has ended.
  func runsLater(_ owner: Int32) -> Bool {
    for place in facts.enclosing(owner) {
      if place == root { return false }
      if facts[declaration: place].kind == .closure, !isImmediate(place) { return true }
    }
    return false
  }

  private func isImmediate(_ closure: Int32) -> Bool {
    guard let index = facts.expression(ofClosure: closure) else { return false }
    let parent = facts[expression: index].parent
    guard parent >= 0 else { return false }
    // `{ … }()`
    if facts[expression: parent].kind == .call { return true }
    let call = facts[expression: parent].parent
    guard facts[expression: parent].kind == .argument, call >= 0, call + 1 < facts[expression: call].next else {
      return false
    }
    let name = facts[expression: call + 1].name
    return CollectionMembers[name].contains(.callsAtOnce) || ImmediateFunctions[name].contains(.updatesRows)
  }
}

extension FileFacts {
  /// The closure as a value.
  func expression(ofClosure declaration: Int32) -> Int32? {
    let closure = self[declaration: declaration]
    // It stands before the code in it.
    let index = closure.code.lowerBound - 1
    guard index >= 0, self[expression: index].kind == .closure, self[expression: index].link == declaration else {
      return nil
    }
    return index
  }
}
