public import LintSemantics
public import LintSyntax

/// A call of `bind()` that precedes the only assignment of the view model in its function.
public struct EarlyBind: Sendable {
  public let call: ExpressionID
  public let assignment: ExpressionID
}

extension FileReading {
  /// The early calls of `bind()` in the members of a type's body.
  public func earlyBinds(in body: DeclarationID, of type: TypeID) -> [EarlyBind] {
    if project.bindsWhenAssigned(type) { return [] }
    return facts.children(of: body).compactMap(earlyBind)
  }

  private func earlyBind(in function: DeclarationID) -> EarlyBind? {
    let declaration = facts[function]
    guard declaration.kind == .function || declaration.kind == .initializer else { return nil }
    let code = declaration.code.filter { facts[$0].owner == function }
    let calls = code.filter { isOwnCall($0, of: KitMembers.bind) }
    let assignments = code.filter { isOwnAssignment($0, of: KitMembers.viewModel) }
    guard calls.count == 1, assignments.count == 1, calls[0] < assignments[0] else { return nil }
    return EarlyBind(call: calls[0], assignment: assignments[0])
  }

  private func isOwnCall(_ expression: ExpressionID, of name: Name) -> Bool {
    facts[expression].kind == .call && facts.onlyPart(of: expression).map { isOwn(name, $0) } ?? false
  }

  private func isOwnAssignment(_ expression: ExpressionID, of name: Name) -> Bool {
    facts[expression].kind == .assignment && facts[expression].name == LanguageWords.assignment
      && facts.target(of: expression).map { isOwn(name, $0) } ?? false
  }

  /// Whether an expression is `name` or `self.name`.
  private func isOwn(_ name: Name, _ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    guard node.name == name else { return false }
    if node.kind == .reference { return true }
    return node.kind == .member && facts.firstPart(of: expression).map { selfReference($0) != nil } ?? false
  }
}

// MARK: - The kit's observers

extension Project {
  /// Whether nothing in the project binds a class that adopts the kit's `ViewModelObserver`.
  public func neverBinds(_ observer: TypeID) -> Bool {
    if !roles.plays(.controller, observer),
      members(named: KitMembers.viewModel, of: observer).contains(where: isWrappedViewModel)
    {
      return false
    }
    // A superclass in a package may call `bind()`.
    if hasUnknownSuperclass(observer) { return false }
    let family = [observer] + ancestors(of: observer) + descendants(of: observer)
    return !family.contains { Lifecycle(of: $0, in: self).calls(KitMembers.bind) } && !callsBindOfObject
  }

  /// Whether any code in the project calls `bind()` on an object.
  private var callsBindOfObject: Bool {
    files.contains { facts in
      facts.expressionIDs.contains { call in
        guard facts[call].kind == .call, let callee = facts.onlyPart(of: call) else { return false }
        return facts[callee].kind == .member && facts[callee].name == KitMembers.bind
      }
    }
  }

  /// Whether a property has the kit's wrapper, which calls `bind()` after each assignment.
  func isWrappedViewModel(_ property: SymbolID) -> Bool {
    file(property).attributes(of: self[property]).contains { KitMembers.isViewModelWrapper($0.name) }
  }

  /// Whether assigning the view model may call `bind()`, through a wrapper or a property observer.
  fileprivate func bindsWhenAssigned(_ type: TypeID) -> Bool {
    members(named: KitMembers.viewModel, of: type).contains { property in
      isWrappedViewModel(property)
        || file(property).children(of: property.declaration).contains { file(property)[$0].kind == .accessor }
    }
  }
}

// MARK: - Observers without the kit

extension FileReading {
  /// The functions in a body that bind by convention, such as `bindViewModel()`, and that no code in the project mentions.
  public func unusedBindFunctions(in body: DeclarationID) -> [DeclarationID] {
    facts.children(of: body).filter { child in
      let function = facts[child]
      return function.kind == .function && project.vocabulary.isBinder(function.name)
        && !function.modifiers.contains(.override)
        && !facts.children(of: child).contains { facts[$0].kind == .parameter } && !project.mentions(function.name)
    }
  }
}

extension Project {
  /// Whether a type stores a view model.
  public func storesViewModel(_ type: TypeID) -> Bool {
    storedProperties(of: type).contains { property in
      value(of: property)?.referent.type.map { roles.plays(.viewModel, $0) } ?? false
    }
  }

  /// Whether any code mentions a name, as a call, a function value or a selector.
  fileprivate func mentions(_ name: Name) -> Bool {
    files.contains { facts in
      facts.expressions.contains { $0.name == name && ($0.kind == .reference || $0.kind == .member) }
    }
  }
}
