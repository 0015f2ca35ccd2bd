import LintSemantics
import LintSyntax

extension FileReading {
  /// The streams that a method of the same object returns. If the object stores a subscription to one, it retains the
  /// closures in it.
  func ownStreams(returnedBy callee: ExpressionID) -> [ExpressionID] {
    guard let name = ownMember(named: callee), let type = project.enclosingType(of: facts[callee].owner, file: number)
    else { return [] }
    let methods = project.members(named: name, of: type)
    guard methods.count == 1, methods[0].file == number, isInstanceMethod(methods[0]), returnsStream(methods[0]) else {
      return []
    }
    let method = methods[0].declaration
    return facts[method].code.filter { facts[$0].kind == .return && facts[$0].owner == method }.compactMap(
      facts.firstPart)
  }

  /// The name of a member that is read from `self`.
  private func ownMember(named expression: ExpressionID) -> Name? {
    let node = facts[expression]
    switch node.kind {
    case .reference:
      let isLocal = local(node.name, at: node.range.start, from: node.owner) != nil
      return isLocal ? nil : node.name
    case .member:
      return facts.firstPart(of: expression).flatMap(selfReference) == nil ? nil : node.name
    default: return nil
    }
  }

  private func returnsStream(_ method: SymbolID) -> Bool {
    guard let type = project[method].type else { return false }
    return facts.subtree(of: type).contains { StreamTypes[facts[$0].name].contains(.stream) }
  }
}
