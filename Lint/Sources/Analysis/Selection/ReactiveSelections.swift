import LintSemantics
import LintSyntax

extension FileReading {
  /// Closures that are handed the index of a selection: `tableView.rx.itemSelected.subscribe(onNext: { … })`.
  public var reactiveSelections: [SelectionCallback] {
    var found: [SelectionCallback] = []
    for index in 0..<Int32(facts.expressions.count) where isHandedSelection(index) { found += closures(of: index) }
    return found
  }

  private func isHandedSelection(_ call: Int32) -> Bool {
    let node = facts[expression: call]
    return node.kind == .call && call + 1 < node.next && facts[expression: call + 1].kind == .member
      && isSelection(call + 2)
  }

  /// Whether a chain gives the index of a selection, and nothing on the way has made something else of it.
  private func isSelection(_ expression: Int32) -> Bool {
    var place = expression
    while place < facts.expressions.count {
      let node = facts[expression: place]
      switch node.kind {
      case .member where SelectionNames[node.name].contains(.stream): return true
      case .member where StreamAPI[node.name].contains(.passesElements) && !node.flags.contains(.implicitBase):
        place += 1
      case .call: place += 1
      default: return false
      }
    }
    return false
  }

  private func closures(of call: Int32) -> [SelectionCallback] {
    let arguments = Array(facts.parts(ofExpression: call).dropFirst())
    // `subscribe(with: self) { me, index in }`
    let isWithOwner = arguments.contains { facts[expression: $0].name == "with" }
    return arguments.compactMap { argument in
      let value = argument + 1
      guard value < facts[expression: argument].next, facts[expression: value].kind == .closure else { return nil }
      let closure = facts[expression: value].link
      let parameters = facts.children(ofDeclaration: closure).filter { facts[declaration: $0].kind == .parameter }
      let place = isWithOwner ? 1 : 0
      return SelectionCallback(
        file: number, declaration: closure, index: place < parameters.count ? parameters[place] : nil)
    }
  }
}
