import LintSemantics
import LintSyntax

/// The properties of a reactor's state, which ReactorKit declares as `currentState` and `state`.
extension Project {
  /// The property of a reactor's state that code reads: `currentState.chosen`, `reactor.currentState.chosen`.
  func stateProperty(readBy member: ExpressionID, file: FileID) -> SymbolID? {
    let facts = facts(file)
    guard facts[member].kind == .member, let base = facts.firstPart(of: member),
      let reactor = reactor(withState: base, file: file)
    else { return nil }
    return state(of: reactor).flatMap { firstMember(named: facts[member].name, of: $0) }
  }

  /// The stream of a property of the state: `reactor.state.map { $0.chosen }`, `reactor.state.map(\.chosen)`,
  /// `reactor.pulse(\.$chosen)`.
  func stateStream(emitting part: ExpressionID, file: FileID, property: SymbolID) -> ExpressionID? {
    let facts = facts(file)
    guard let argument = facts.argument(returning: part), let call = facts[argument].parent,
      let callee = facts.callee(of: call), facts[callee].kind == .member, let source = facts.firstPart(of: callee)
    else { return nil }
    let object =
      if facts[callee].name == ReactorMembers.pulse {
        source
      } else if CollectionMembers[facts[callee].name].contains(.transforms), facts[source].kind == .member,
        facts[source].name == ReactorMembers.stateStream
      {
        facts.firstPart(of: source)
      } else {
        ExpressionID?.none
      }
    guard let reactor = object.flatMap({ reactor(at: $0, file: file) }) else { return nil }
    return state(of: reactor) == enclosingType(of: property) ? call : nil
  }

  /// Whether the first state of a reactor contains a property's value, and nothing changes it later.
  func isFixed(_ property: Name, inStateOf reactor: TypeID) -> Bool {
    guard let state = state(of: reactor), let member = firstMember(named: property, of: state),
      writes(to: property, of: state).isEmpty
    else { return false }
    let isConstant = self[member].modifiers.contains(.constant)
    let changes = isConstant ? [] : shared(MemberChanges.self).places(of: property).filter { mayChange($0, [state]) }
    if changes.count == 1, isAssignedConstantList(changes[0]) { return true }
    if !changes.isEmpty { return false }
    let created = self[reactor].bodies.flatMap { body in
      let facts = file(body)
      return facts[body.declaration].code.filter(facts.createsState).map { (facts, $0) }
    }
    if created.contains(where: { facts, call in
      facts.enclosing(facts[call].owner).contains { facts[$0].kind == .function }
    }) {
      return false
    }
    return startsWithElements(member)
      || created.contains { facts, call in facts.arguments(of: call).contains { facts[$0].name == property } }
  }

  /// Whether code assigns a list of constants to a member: `state.sections = [.profile, .about]`.
  private func isAssignedConstantList(_ member: MemberPlace) -> Bool {
    let facts = facts(member.file)
    guard let assignment = facts.expression(beginningWith: member.expression), facts[assignment].kind == .assignment,
      let value = facts.value(of: assignment)
    else { return false }
    return isConstantList(value, file: member.file)
  }

  private func state(of reactor: TypeID) -> TypeID? {
    guard case .project(let type)? = nestedType(ReactorMembers.stateType, in: reactor) else { return nil }
    return type
  }
}

extension FileFacts {
  /// The argument of a call that is a key path, or a closure that returns an expression.
  fileprivate func argument(returning expression: ExpressionID) -> ExpressionID? {
    if self[expression].kind == .keyPath {
      return self[expression].parent.flatMap { self[$0].kind == .argument ? $0 : nil }
    }
    guard let result = self[expression].parent, self[result].kind == .return, let closure = self[result].owner,
      self[closure].kind == .closure
    else { return nil }
    return self.expression(ofClosure: closure).flatMap { self[$0].parent }.flatMap {
      self[$0].kind == .argument ? $0 : nil
    }
  }

  /// Whether a call creates a state.
  fileprivate func createsState(_ call: ExpressionID) -> Bool {
    self[call].kind == .call && callee(of: call).map { self[$0].name == ReactorMembers.stateType } ?? false
  }
}
