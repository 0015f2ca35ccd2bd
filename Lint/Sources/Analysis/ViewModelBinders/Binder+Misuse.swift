public import LintSemantics
public import LintSyntax

extension Binder {
  /// Whether `bind(to:)` can only refer to the kit's requirement.
  var hasOneBindTo: Bool {
    !inheritsUnknownClass
      && classes.flatMap { project.declaredMembers(named: KitMembers.bind, of: $0) }.count { member in
        let facts = project.file(member)
        let parameters = facts.children(of: member.declaration).map { facts[$0] }.filter { $0.kind == .parameter }
        return !project[member].modifiers.contains(.override) && parameters.map(\.label) == [KitMembers.bindLabel]
      } == 1
  }
}

extension FileReading {
  /// Calls of a binder's `bind(to:)`, which the kit calls, except `super.bind(to:)` in an override.
  public var manualBindings: [(expression: ExpressionID, binder: TypeID)] {
    if !project.usesKit { return [] }
    return facts.expressionIDs.compactMap { callee in
      guard facts.isNamed(KitMembers.bind, callee), let call = facts.call(of: callee),
        facts.labels(ofCall: call) == [KitMembers.bindLabel], let type = receiver(of: callee),
        let binder = Binder(type, in: project), binder.hasOneBindTo
      else { return nil }
      return (callee, type)
    }
  }

  /// The type whose member an expression refers to.
  private func receiver(of expression: ExpressionID) -> TypeID? {
    let node = facts[expression]
    if facts.isOwnMember(expression) {
      let isLocal = node.kind == .reference && local(node.name, at: node.range.start, from: node.owner) != nil
      return isLocal || facts.isMemberOfSuper(expression) ? nil : enclosingType(of: node.owner)
    }
    return facts.firstPart(of: expression).flatMap(value)?.referent.type
  }
}

extension FileReading {
  /// Assignments to a plain view model property of a binder that certainly follow the last call of `bind()`.
  public var unboundAssignments: [(expression: ExpressionID, binder: TypeID)] {
    if !project.usesKit { return [] }
    var bindsOnce: [TypeID: Bool] = [:]
    return facts.expressionIDs.compactMap { assignment in
      guard facts[assignment].kind == .assignment, let target = facts.target(of: assignment),
        facts.isNamed(KitMembers.viewModel, target), let type = receiver(of: target),
        let binder = Binder(type, in: project),
        binder.isSetUp(before: target, isOwn: facts.isOwnMember(target), in: self)
      else { return nil }
      let isBoundOnce = bindsOnce[type] ?? binder.bindsOnlyDuringSetUp
      bindsOnce[type] = isBoundOnce
      return isBoundOnce ? (target, type) : nil
    }
  }
}

extension Binder {
  /// Whether the object is set up before an expression is evaluated. Other objects' code runs after a view's initializer, and a
  /// view controller's later callbacks run after `viewDidLoad`.
  func isSetUp(before expression: ExpressionID, isOwn: Bool, in file: FileReading) -> Bool {
    if !isOwn { return !isViewController && !project.roles.plays(.controller, type) }
    guard isViewController, let function = file.function(around: file.facts[expression].owner) else {
      return false
    }
    return LifecycleMethods[project[function].name].contains(.appearing)
      || file.facts.has(.action, project[function])
  }

  /// Whether a plain property is bound only by calls that run once per object.
  var bindsOnlyDuringSetUp: Bool {
    guard let property, isPlain(property), !isExtensible, !inheritsUnknownClass else { return false }
    let references = bindReferences
    return !references.isEmpty
      && references.allSatisfy { reference in
        guard reference.isOwnCall, let function = function(around: reference) else { return false }
        return runsOnce(function)
      }
  }

  /// Whether a function runs once per object. Code outside the project may call a function that isn't private.
  private func runsOnce(_ function: SymbolID) -> Bool {
    let declaration = project[function]
    if declaration.kind == .initializer || LifecycleMethods[declaration.name].contains(.setsUp) { return true }
    return !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
      && Lifecycle(of: type, in: project).runsOnce(function)
  }

  /// Whether a property is a variable without a wrapper and without observers.
  private func isPlain(_ property: SymbolID) -> Bool {
    let facts = project.file(property)
    return project[property].modifiers.isDisjoint(with: [.constant, .computed])
      && facts.attributes(of: project[property]).isEmpty
      && !facts.children(of: property.declaration).contains { facts[$0].kind == .accessor }
  }

  /// The function or initializer that contains a reference, or nil if a closure contains it, because that may run later.
  private func function(around reference: BindReference) -> SymbolID? {
    guard let owner = reference.owner else { return nil }
    let kind = project.facts(reference.file)[owner].kind
    return kind == .function || kind == .initializer ? SymbolID(file: reference.file, declaration: owner) : nil
  }
}
