import LintSemantics
import LintSyntax

extension IndexFlow {
  /// The functions of the type, and of what it inherits, that are handed the index.
  func helpers(of type: TypeID) -> [(flow: IndexFlow, isLater: Bool)] {
    facts[declaration: root].code.flatMap { index -> [(flow: IndexFlow, isLater: Bool)] in
      guard let name = ownCall(index) else { return [] }
      let arguments = Array(facts.parts(ofExpression: index).dropFirst())
      guard arguments.contains(where: isIndex) else { return [] }
      let isLater = runsLater(facts[expression: index].owner)
      return project.members(named: name, of: type).prefix(4).compactMap { function in
        parameter(of: function, arguments).map { parameter in
          (IndexFlow(project, file: function.file, root: function.index, index: parameter), isLater)
        }
      }
    }
  }

  /// `open(…)`, `self.open(…)`
  private func ownCall(_ expression: Int32) -> Name? {
    let node = facts[expression: expression]
    let callee = expression + 1
    guard node.kind == .call, callee < node.next else { return nil }
    let called = facts[expression: callee]
    if called.kind == .reference { return called.name }
    return called.kind == .member && callee + 1 < called.next && facts.isSelf(callee + 1) ? called.name : nil
  }

  /// The parameter that is given the index, where the labels are those of the call.
  private func parameter(of function: DeclarationID, _ arguments: [Int32]) -> Int32? {
    let there = project.file(function)
    guard project[function].kind == .function, function != DeclarationID(file: file, index: root) else { return nil }
    let parameters = there.children(ofDeclaration: function.index).filter { there[declaration: $0].kind == .parameter }
    for argument in arguments where isIndex(argument) {
      let label = facts[expression: argument].name
      if let found = parameters.first(where: { there[declaration: $0].label == label }) { return found }
    }
    return nil
  }

  /// The properties of the type in which the callback keeps the index.
  func keeps(of type: TypeID) -> Set<DeclarationID> {
    Set(
      facts[declaration: root].code.compactMap { index -> DeclarationID? in
        guard facts[expression: index].kind == .assignment, facts[expression: index].name == "=" else { return nil }
        let parts = Array(facts.parts(ofExpression: index))
        guard parts.count == 2, isIndex(parts[1]) else { return nil }
        let target = facts[expression: parts[0]]
        let isOwn = target.kind == .member && parts[0] + 1 < target.next && facts.isSelf(parts[0] + 1)
        guard target.kind == .reference || isOwn else { return nil }
        return project.members(named: target.name, of: type).first { project[$0].kind == .property }
      })
  }
}
