import LintSemantics
import LintSyntax

extension FileReading {
  /// Closures that are handed the index of a selection: `tableView.rx.itemSelected.subscribe(onNext: { … })`.
  public var reactiveSelections: [SelectionCallback] {
    var found: [SelectionCallback] = []
    for index in facts.expressionIDs where isHandedSelection(index) { found += closures(of: index) }
    return found
  }

  private func isHandedSelection(_ call: ExpressionID) -> Bool {
    guard facts[call].kind == .call, let callee = facts.firstPart(of: call), facts[callee].kind == .member else {
      return false
    }
    return facts.firstPart(of: callee).map(isSelection) ?? false
  }

  /// Whether a chain gives the index of a selection, and nothing on the way has made something else of it.
  private func isSelection(_ expression: ExpressionID) -> Bool {
    var next: ExpressionID? = expression
    while let place = next {
      let node = facts[place]
      switch node.kind {
      case .member where SelectionNames[node.name].contains(.stream): return true
      case .member where StreamAPI[node.name].contains(.passesElements) && !node.flags.contains(.implicitBase):
        next = facts.firstPart(of: place)
      case .call: next = facts.firstPart(of: place)
      default: return false
      }
    }
    return false
  }

  private func closures(of call: ExpressionID) -> [SelectionCallback] {
    let arguments = Array(facts.parts(of: call).dropFirst())
    // `subscribe(with: self) { me, index in }`
    let isWithOwner = arguments.contains { facts[$0].name == "with" }
    return arguments.compactMap { argument in
      guard let closure = facts.firstPart(of: argument).flatMap(facts.closure) else { return nil }
      let parameters = facts.children(of: closure).filter { facts[$0].kind == .parameter }
      let place = isWithOwner ? 1 : 0
      return SelectionCallback(
        file: number, declaration: closure, index: place < parameters.count ? parameters[place] : nil)
    }
  }
}
