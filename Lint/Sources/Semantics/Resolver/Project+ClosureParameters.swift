import LintSyntax

/// The parameters of closures that a function of the project receives.
extension Project {
  /// The value of `row` in `onSelect { row in … }` for `func onSelect(_ handler: (Row) -> Void)`.
  ///
  /// A generic type is that of the argument for which the function declares the same type: `self` in
  /// `observe(self) { me, items in … }`. `Self` is the type of the object whose method the call names.
  func closureParameterValue(_ parameter: SymbolID, _ limit: Int) -> Value? {
    let facts = file(parameter)
    guard self[parameter].modifiers.contains(.closureParameter), let closure = self[parameter].parent,
      let position = facts.children(of: closure).filter({ facts[$0].kind == .parameter })
        .firstIndex(of: parameter.declaration),
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, facts[call].kind == .call,
      let function = facts.callee(of: call).flatMap({ declaration(readBy: $0, file: parameter.file) }),
      self[function].kind == .function, let receiver = self.parameter(of: function, receiving: argument, facts),
      let type = functionType(of: receiver, in: function.file)
    else { return nil }
    let parts = Array(self.facts(type.file).parts(of: type.node)).dropLast()
    guard position < parts.count else { return nil }
    let use = TypeUse(file: type.file, node: parts[position])
    if isSelf(use) { return facts.callee(of: call).flatMap { object(ofMethod: $0, parameter.file, limit) } }
    let referent = referent(of: use)
    guard case .generic(let generic) = referent, self[generic].parent == function.declaration else {
      return Value(referent: referent, use: use)
    }
    return self.argument(ofType: referent, for: function, in: call, parameter.file)
      .flatMap { value(of: $0, parameter.file, limit - 1) }
  }

  private func parameter(
    of function: SymbolID, receiving argument: ExpressionID, _ facts: FileFacts
  ) -> DeclarationID? {
    let there = file(function)
    let parameters = parameters(of: function)
    let label = facts[argument].name
    return facts[argument].flags.contains(.trailing) && label.isEmpty
      ? parameters.last
      : parameters.first { there[$0].label == label && functionType(of: $0, in: function.file) != nil }
  }

  /// `Self`, or `inout Self`
  private func isSelf(_ use: TypeUse) -> Bool {
    let facts = facts(use.file)
    let node = facts[use.node].kind == .other ? facts.firstPart(of: use.node) ?? use.node : use.node
    return facts[node].kind == .named && facts[node].name == LanguageWords.selfType
  }

  /// The object whose method a call names: `state` in `state.mutate { … }`, and `self` in `mutate { … }`.
  private func object(ofMethod callee: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    if facts[callee].kind == .member { return facts.firstPart(of: callee).flatMap { value(of: $0, file, limit - 1) } }
    return enclosingType(of: facts[callee].owner, file: file).map { Value(referent: .project($0)) }
  }

  /// The function type of a parameter, which may name an alias of it.
  private func functionType(of parameter: DeclarationID, in file: FileID) -> TypeUse? {
    facts(file)[parameter].type.flatMap { functionType(TypeUse(file: file, node: $0)) }
  }

  /// The argument for the parameter of a function with a type.
  private func argument(
    ofType type: Referent, for function: SymbolID, in call: ExpressionID, _ file: FileID
  ) -> ExpressionID? {
    let facts = facts(file)
    let there = self.file(function)
    let receiver = parameters(of: function).first { parameter in
      there[parameter].type.map { referent(of: TypeUse(file: function.file, node: $0)) == type } ?? false
    }
    return facts.parts(of: call).dropFirst().first { argument in
      facts[argument].kind == .argument && parameter(of: function, for: argument, file: file) == receiver
    }
  }

  /// The cell in `events.bind(to: table.rx.items(cellIdentifier: id, cellType: EventCell.self)) { row, event, cell in … }`.
  func drawnCell(_ parameter: SymbolID, _ limit: Int) -> Value? {
    let facts = file(parameter)
    guard self[parameter].modifiers.contains(.closureParameter), let closure = self[parameter].parent,
      facts.children(of: closure).filter({ facts[$0].kind == .parameter }).last == parameter.declaration,
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, facts[call].kind == .call
    else { return nil }
    let items = facts.arguments(of: call).lazy.compactMap(facts.firstPart).filter { facts[$0].kind == .call }
    let type = items.flatMap(facts.arguments).first { facts[$0].name == SelectionNames.cellType }
    guard var cell = type.flatMap({ value(of: $0, parameter.file, limit - 1) }), cell.isType else { return nil }
    cell.isType = false
    return cell
  }
}
