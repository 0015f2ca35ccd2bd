public import LintSemantics
import LintSyntax

/// Requests that a cell sends when a person uses one of its controls, not when it draws a row.
extension FileReading {
  /// Whether an observation is of a stream that ends, and only the actions of controls call its function.
  public func isRequestOfAction(_ observation: Observation, in function: SymbolID, of cell: TypeID) -> Bool {
    !observation.chains.isEmpty && observation.chains.allSatisfy { isFiniteChain($0, depth: 3) }
      && isCalledByActions(function, of: cell, depth: 3)
  }

  private func isCalledByActions(_ function: SymbolID, of cell: TypeID, depth: Int) -> Bool {
    let declaration = project[function]
    guard depth > 0, declaration.kind == .function, !declaration.modifiers.contains(.override) else { return false }
    let members = project.memberPlaces(named: declaration.name).map { ($0.file, $0.expression) }.filter {
      mayName(function, $0.1, in: $0.0)
    }
    let bare = project.family(of: cell).flatMap { project[$0].bodies }.flatMap { body in
      let facts = project.facts(body.file)
      return project[body].code.filter { facts[$0].kind == .reference && facts[$0].name == declaration.name }
        .map { (body.file, $0) }
    }
    let uses = members + bare
    return !uses.isEmpty
      && uses.allSatisfy { reading(of: $0.0).isInAction($0.1, of: cell, depth: depth) }
  }

  private func mayName(_ function: SymbolID, _ member: ExpressionID, in file: FileID) -> Bool {
    if project.facts(file)[member].flags.contains(.implicitBase) { return false }
    return project.declaration(readBy: member, file: file).map { $0 == function } ?? true
  }

  /// Whether code is in the handler of a control's action, or in a function that only such handlers call.
  private func isInAction(_ use: ExpressionID, of cell: TypeID, depth: Int) -> Bool {
    if facts.containing(use).contains(where: { facts[$0].kind == .macro && facts[$0].name == SelectionNames.selector })
    {
      return true
    }
    guard let code = facts.enclosing(facts[use].owner).first(where: { facts[$0].kind.isCallable }) else { return false }
    if facts[code].kind == .closure { return isHandlerOfAction(code) }
    let caller = id(code)
    return project.enclosingType(of: caller) == cell && isCalledByActions(caller, of: cell, depth: depth - 1)
  }

  /// `button.rx.tap.subscribe(onNext: { … })`
  private func isHandlerOfAction(_ closure: DeclarationID) -> Bool {
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      let call = facts[argument].parent, facts[call].kind == .call, let (callee, base) = method(call),
      streams[facts[callee].name].contains(.observes)
    else { return false }
    var next: ExpressionID? = base
    while let index = next, [.call, .member].contains(facts[index].kind) {
      if StreamTiming[facts[index].name].contains(.reportsActions) { return true }
      next = facts.firstPart(of: index)
    }
    return false
  }
}
