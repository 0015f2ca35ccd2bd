import LintSemantics
import LintSyntax

extension IndexFlow {
  /// The functions of the type, and of what it inherits, that are handed the index.
  func helpers(of type: TypeID) -> [(flow: IndexFlow, isLater: Bool)] {
    facts[root].code.flatMap { index -> [(flow: IndexFlow, isLater: Bool)] in
      guard let name = ownCall(index) else { return [] }
      let arguments = Array(facts.parts(of: index).dropFirst())
      guard arguments.contains(where: isIndex) else { return [] }
      let isLater = runsLater(facts[index].owner)
      return project.members(named: name, of: type).prefix(4).compactMap { function in
        parameter(of: function, arguments).map { parameter in
          (IndexFlow(project, file: function.file, root: function.declaration, index: parameter), isLater)
        }
      }
    }
  }

  /// `open(…)`, `self.open(…)`
  private func ownCall(_ expression: ExpressionID) -> Name? {
    guard facts[expression].kind == .call, let callee = facts.firstPart(of: expression) else { return nil }
    return facts[callee].kind == .reference || isOfSelf(callee) ? facts[callee].name : nil
  }

  /// `self.name`
  private func isOfSelf(_ expression: ExpressionID) -> Bool {
    facts[expression].kind == .member && facts.firstPart(of: expression).map(facts.isSelf) ?? false
  }

  /// The parameter that is given the index, where the labels are those of the call.
  private func parameter(of function: SymbolID, _ arguments: [ExpressionID]) -> DeclarationID? {
    let there = project.file(function)
    guard project[function].kind == .function, function != SymbolID(file: file, declaration: root) else { return nil }
    let parameters = there.children(of: function.declaration).filter { there[$0].kind == .parameter }
    for argument in arguments where isIndex(argument) {
      let label = facts[argument].name
      if let found = parameters.first(where: { there[$0].label == label }) { return found }
    }
    return nil
  }

  /// The properties of the type in which the callback keeps the index.
  func keeps(of type: TypeID) -> Set<SymbolID> {
    Set(
      facts[root].code.compactMap { index -> SymbolID? in
        guard facts[index].kind == .assignment, facts[index].name == "=", let value = facts.value(of: index),
          isIndex(value), let target = facts.target(of: index), facts[target].kind == .reference || isOfSelf(target)
        else { return nil }
        return project.members(named: facts[target].name, of: type).first { project[$0].kind == .property }
      })
  }
}
