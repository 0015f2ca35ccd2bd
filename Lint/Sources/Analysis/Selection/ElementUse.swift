public import LintSemantics
import LintSyntax

/// A call that passes an element to a store.
public struct ElementUse: Sendable {
  public let store: KnownStore
  public let place: Place
}

extension Project {
  private static let useLimit = 3

  /// The store that receives an element, or a part of it: directly, through a local, or through a function.
  func store(receivingElement expression: ExpressionID, file: FileID) -> ElementUse? {
    store(receiving: expression, file, Self.useLimit)
  }

  private func store(receiving expression: ExpressionID, _ file: FileID, _ limit: Int) -> ElementUse? {
    let facts = facts(file)
    var place = expression
    while let next = facts.expression(beginningWith: place), facts[next].kind == .member {
      if let call = facts.expression(beginningWith: next), facts[call].kind == .call,
        !CollectionMembers[facts[next].name].isDisjoint(with: [.visitsEach, .transforms])
      {
        return store(receivingEachIn: call, file, limit)
      }
      place = next
    }
    guard limit > 0, var parent = facts[place].parent else { return nil }
    if facts[parent].kind == .sequence, let outer = facts[parent].parent { parent = outer }
    switch facts[parent].kind {
    case .binding:
      return facts[parent].declaration.flatMap {
        store(receiving: SymbolID(file: file, declaration: $0), limit - 1)
      }
    case .argument: return store(takingArgument: parent, file, limit)
    case .return: return facts.call(mappingTo: parent).flatMap { store(receiving: $0, file, limit) }
    default: return nil
    }
  }

  /// The store that receives the elements of a list: `events.forEach { store.save($0) }`, `events.forEach(store.save)`.
  private func store(receivingEachIn call: ExpressionID, _ file: FileID, _ limit: Int) -> ElementUse? {
    let facts = facts(file)
    let found = facts.arguments(of: call).compactMap(facts.firstPart).firstResult { content in
      switch facts[content].kind {
      case .closure:
        facts.closure(at: content).flatMap { store(receivingFirstOf: SymbolID(file: file, declaration: $0), limit - 1) }
      case .member: store(named: content, file)
      default: nil as ElementUse?
      }
    }
    return found ?? store(receiving: call, file, limit)
  }

  /// The store that receives the first parameter of a closure, or its `$0`.
  private func store(receivingFirstOf closure: SymbolID, _ limit: Int) -> ElementUse? {
    if let first = parameters(of: closure).first {
      return store(receiving: SymbolID(file: closure.file, declaration: first), limit)
    }
    let facts = file(closure)
    return facts[closure.declaration].code.firstResult { index in
      guard facts[index].name == SelectionNames.firstParameter, facts[index].owner == closure.declaration else {
        return nil
      }
      return store(receiving: index, closure.file, limit)
    }
  }

  /// The store that a member belongs to: `store.save`.
  private func store(named member: ExpressionID, _ file: FileID) -> ElementUse? {
    let facts = facts(file)
    guard facts[member].kind == .member, let base = facts.firstPart(of: member),
      let store = value(of: base, file: file).flatMap({ self.store($0.referent) })
    else { return nil }
    return ElementUse(store: store, place: Place(file: file, offset: facts.anchor(of: member)))
  }

  private func store(takingArgument argument: ExpressionID, _ file: FileID, _ limit: Int) -> ElementUse? {
    let facts = facts(file)
    guard let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call) else {
      return nil
    }
    if let use = store(named: callee, file) { return use }
    return callees(of: call, file: file).firstResult { callee in
      guard case .function(let function) = callee, self[function].kind == .function,
        let parameter = parameter(of: function, for: argument, file: file)
      else { return nil }
      return store(receiving: SymbolID(file: function.file, declaration: parameter), limit - 1)
    }
  }

  /// The store that receives a local or parameter.
  private func store(receiving variable: SymbolID, _ limit: Int) -> ElementUse? {
    let facts = file(variable)
    guard limit > 0, self[variable].kind == .local || self[variable].kind == .parameter,
      let owner = self[variable].parent
    else { return nil }
    let name = self[variable].name
    return facts[owner].code.firstResult { index in
      guard facts[index].kind == .reference, facts[index].name == name,
        declaration(readBy: index, file: variable.file) == variable
      else { return nil }
      return store(receiving: index, variable.file, limit)
    }
  }
}

extension FileFacts {
  /// The call whose list consists of the results of a closure: `rows.map { … }` for the value that it returns.
  fileprivate func call(mappingTo result: ExpressionID) -> ExpressionID? {
    guard let owner = self[result].owner, self[owner].kind == .closure,
      let argument = expression(ofClosure: owner).flatMap({ self[$0].parent }), self[argument].kind == .argument,
      let call = self[argument].parent, let callee = callee(of: call), self[callee].kind == .member,
      CollectionMembers[self[callee].name].contains(.transforms),
      !CollectionMembers[self[callee].name].contains(.keepsElements)
    else { return nil }
    return call
  }
}
