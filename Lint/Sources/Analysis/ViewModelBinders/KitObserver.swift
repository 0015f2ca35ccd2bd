public import LintSemantics
public import LintSyntax

/// A class that adopts the kit's `ViewModelObserver`, and must call `bind()` itself.
public struct KitObserver {
  let project: Project
  let type: TypeID

  /// - Returns: nil if the type isn't a class that adopts the protocol.
  public init?(_ type: TypeID, in project: Project) {
    guard Self.adoptsObserver(type, project), project[type].kind == .class else { return nil }
    self.project = project
    self.type = type
  }

  public static func adoptsObserver(_ type: TypeID, _ project: Project) -> Bool {
    project.adoptsKit("ViewModelObserver", type)
  }

  /// Whether nothing calls `bind()`: neither the class, its ancestors and descendants, nor any other code in the project.
  public var neverBinds: Bool {
    if !project.roles.plays(.controller, type), project.hasWrappedViewModel(type) { return false }
    // A superclass in a package may call it.
    if project.hasUnknownSuperclass(type) { return false }
    let family = [type] + project.ancestors(of: type) + project.descendants(of: type)
    return !family.contains { Lifecycle(of: $0, in: project).calls(KitMembers.bind) } && !isBoundFromOutside
  }

  /// Whether any code in the project calls `bind()` on an object.
  private var isBoundFromOutside: Bool {
    project.files.contains { facts in
      facts.expressionIDs.contains { call in
        guard facts[call].kind == .call, let callee = facts.onlyPart(of: call) else { return false }
        return facts[callee].kind == .member && facts[callee].name == KitMembers.bind
      }
    }
  }
}

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
    facts[expression].kind == .assignment && facts[expression].name == "="
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

extension Project {
  /// Whether a property has the kit's wrapper, which calls `bind()` after each assignment.
  func isWrappedViewModel(_ property: SymbolID) -> Bool {
    file(property).attributes(of: self[property]).contains { KitMembers.isViewModelWrapper($0.name) }
  }

  func hasWrappedViewModel(_ type: TypeID) -> Bool {
    members(named: KitMembers.viewModel, of: type).contains(where: isWrappedViewModel)
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
      return function.kind == .function && NamingConventions.binders.contains(function.name)
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
