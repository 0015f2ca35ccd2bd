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
    while let next = facts.expression(beginningWith: place), facts[next].kind == .member { place = next }
    guard limit > 0, var parent = facts[place].parent else { return nil }
    if facts[parent].kind == .sequence, let outer = facts[parent].parent { parent = outer }
    switch facts[parent].kind {
    case .binding:
      return facts[parent].declaration.flatMap {
        store(receiving: SymbolID(file: file, declaration: $0), limit - 1)
      }
    case .argument: return store(takingArgument: parent, file, limit)
    default: return nil
    }
  }

  private func store(takingArgument argument: ExpressionID, _ file: FileID, _ limit: Int) -> ElementUse? {
    let facts = facts(file)
    guard let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call) else {
      return nil
    }
    if facts[callee].kind == .member, let base = facts.firstPart(of: callee),
      let store = value(of: base, file: file).flatMap({ self.store($0.referent) })
    {
      return ElementUse(store: store, place: Place(file: file, offset: facts.anchor(of: callee)))
    }
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
