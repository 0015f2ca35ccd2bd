import LintSemantics
import LintSyntax

/// Reactors of ReactorKit: a view sends an action to `mutate(action:)`, whose mutations `reduce(state:mutation:)` receives.
extension Project {
  private func isReactor(_ type: TypeID) -> Bool {
    externalSupertypes(of: type).contains(ReactorMembers.supertype)
  }

  /// The parameter of `mutate(action:)`, if an expression is the stream of actions: `reactor.action`.
  func action(sentTo stream: ExpressionID, file: FileID) -> IndexHolder? {
    let facts = facts(file)
    guard facts[stream].kind == .member, facts[stream].name == ReactorMembers.action,
      let base = facts.firstPart(of: stream), let reactor = reactor(at: base, file: file)
    else { return nil }
    return lastParameter(of: ReactorMembers.mutate, in: reactor)
  }

  /// The parameter of `reduce(state:mutation:)` that receives the mutations of code in `mutate(action:)`.
  func mutation(madeBy code: SymbolID) -> IndexHolder? {
    guard self[code].name == ReactorMembers.mutate, let reactor = enclosingType(of: code), isReactor(reactor) else {
      return nil
    }
    return lastParameter(of: ReactorMembers.reduce, in: reactor)
  }

  private func lastParameter(of function: Name, in reactor: TypeID) -> IndexHolder? {
    guard let code = members(named: function, of: reactor).first(where: { self[$0].kind == .function }) else {
      return nil
    }
    return parameters(of: code).last.map { .parameters([$0], of: code) }
  }

  func reactor(at expression: ExpressionID, file: FileID) -> TypeID? {
    let facts = facts(file)
    let type = value(of: expression, file: file)?.referent.type
    if let type { return isReactor(type) ? type : nil }
    guard facts[expression].name == ReactorMembers.reactor,
      let view = enclosingType(of: facts[expression].owner, file: file)
    else { return nil }
    // ReactorKit declares the property `reactor`, whose type the view states elsewhere.
    return reactor(boundBy: view) ?? reactor(inSupertypesOf: view)
  }

  /// `EventsReactor` in `func bind(reactor: EventsReactor)`, whose name an app's base class may vary.
  private func reactor(boundBy view: TypeID) -> TypeID? {
    functions(of: view).firstResult { function in
      parameters(of: function).firstResult { parameter in
        let id = SymbolID(file: function.file, declaration: parameter)
        guard self[id].label == ReactorMembers.reactor, let found = value(of: id)?.referent.type else { return nil }
        return isReactor(found) ? found : nil
      }
    }
  }

  /// `EventsReactor` in `class EventsViewController: BaseViewController<EventsReactor>`.
  private func reactor(inSupertypesOf view: TypeID) -> TypeID? {
    self[view].bodies.firstResult { body in
      let facts = file(body)
      return facts.roots(of: self[body].inherited).firstResult { supertype in
        facts.parts(of: supertype).firstResult { argument in
          let found = referent(of: TypeUse(file: body.file, node: argument)).type
          return found.flatMap { isReactor($0) ? $0 : nil }
        }
      }
    }
  }

  /// The reactor whose state an expression is: `currentState` in its own code, `reactor.currentState` elsewhere.
  func reactor(withState expression: ExpressionID, file: FileID) -> TypeID? {
    let facts = facts(file)
    guard facts[expression].name == ReactorMembers.currentState else { return nil }
    if facts.isOwnMember(expression) {
      return enclosingType(of: facts[expression].owner, file: file).flatMap { isReactor($0) ? $0 : nil }
    }
    return facts.firstPart(of: expression).flatMap { reactor(at: $0, file: file) }
  }

  /// The reactor whose `reduce(state:mutation:)` receives its state as a parameter.
  func reactor(reducing parameter: SymbolID) -> TypeID? {
    guard let function = self[parameter].parent, file(parameter)[function].name == ReactorMembers.reduce,
      let type = enclosingType(of: parameter), isReactor(type)
    else { return nil }
    let first = parameters(of: SymbolID(file: parameter.file, declaration: function)).first
    return first == parameter.declaration ? type : nil
  }
}
