import LintSemantics
import LintSyntax

extension FileReading {
  /// The streams that a method or computed property of the same object returns. If the object stores a subscription to
  /// one, it retains the closures in it.
  ///
  /// - Parameter expression: the callee of the method, or the expression that reads the property.
  func ownStreams(returnedBy expression: ExpressionID) -> [ExpressionID] {
    guard memo.streamMembers({ streamMembers }).contains(facts[expression].name),
      let name = ownMember(named: expression),
      let type = enclosingType(of: facts[expression].owner)
    else { return [] }
    let members = project.members(named: name, of: type)
    guard members.count == 1, members[0].file == file, returnsStream(members[0]),
      isInstanceMethod(members[0]) || project[members[0]].modifiers.contains(.computed)
    else { return [] }
    let member = members[0].declaration
    return facts[member].code.filter { facts[$0].kind == .return && isCode($0, of: member) }.compactMap(facts.firstPart)
  }

  /// The names of the declarations in the file whose type is a stream. Few files have any.
  private var streamMembers: NameSet {
    var names: NameSet = []
    for declaration in facts.declarationIDs
    where facts[declaration].type.map({ facts.namesStream($0) }) ?? false { names.insert(facts[declaration].name) }
    return names
  }

  /// Whether code belongs to a member itself or its accessor, and to no closure in it.
  func isCode(_ index: ExpressionID, of member: DeclarationID) -> Bool {
    guard let owner = facts[index].owner else { return false }
    return owner == member || facts[owner].kind == .accessor && facts[owner].parent == member
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
    project[method].type.map { facts.namesStream($0) } ?? false
  }
}

extension FileFacts {
  /// Whether a written type contains a stream: `AnyPublisher<Int, Never>`, `Observable<Int>?`.
  func namesStream(_ type: TypeNodeID) -> Bool {
    subtree(of: type).contains { StreamTypes[self[$0].name].contains(.stream) }
  }
}
