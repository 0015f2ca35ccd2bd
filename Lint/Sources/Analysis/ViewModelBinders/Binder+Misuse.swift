public import LintSemantics
public import LintSyntax

extension Binder {
  /// Whether `bind(to:)` can only mean the kit's requirement.
  var hasOneBindTo: Bool {
    !inheritsUnknownClass
      && classes.flatMap { project.declaredMembers(named: KitMembers.bind, of: $0) }.count { member in
        let facts = project.file(member)
        let parameters = facts.children(of: member.declaration).filter {
          facts[$0].kind == .parameter
        }
        return !project[member].modifiers.contains(.override) && parameters.count == 1
          && facts[parameters[0]].label == KitMembers.bindLabel
      } == 1
  }
}

extension FileReading {
  /// Calls of `bind(to:)` of a binder, which the kit calls; `super.bind(to:)` in an override aside.
  public var manualBindings: [(expression: ExpressionID, binder: TypeID)] {
    if !project.usesKit { return [] }
    return facts.expressionIDs.compactMap { index in
      guard facts.isNamed(KitMembers.bind, index), let call = facts.call(of: index),
        facts.labels(ofCall: call) == [KitMembers.bindLabel],
        let type = receiver(of: index), let binder = Binder(type, in: project), binder.hasOneBindTo
      else { return nil }
      return (index, type)
    }
  }

  private func receiver(of index: ExpressionID) -> TypeID? {
    let node = facts[index]
    if facts.isOwnMember(index) {
      let isLocal = node.kind == .reference && local(node.name, at: node.range.start, from: node.owner) != nil
      return isLocal || facts.isMemberOfSuper(index) ? nil : project.enclosingType(of: node.owner, file: number)
    }
    return facts.firstPart(of: index).flatMap { project.value(of: $0, file: number) }?.referent.type
  }
}

extension FileReading {
  /// Assignments to a plain property of a binder, each certainly after the last call of `bind()`.
  public var unboundAssignments: [(expression: ExpressionID, binder: TypeID)] {
    if !project.usesKit { return [] }
    var plain: [TypeID: Bool] = [:]
    return facts.expressionIDs.compactMap { assignment in
      guard facts[assignment].kind == .assignment, let target = facts.target(of: assignment),
        facts.isNamed(KitMembers.viewModel, target),
        let type = receiver(of: target), let binder = Binder(type, in: project),
        binder.isSetUp(before: target, isOwn: facts.isOwnMember(target), in: self)
      else { return nil }
      let bindsOnce = plain[type] ?? binder.bindsOnlyDuringSetUp
      plain[type] = bindsOnce
      return bindsOnce ? (target, type) : nil
    }
  }
}

extension Binder {
  /// Whether the object is set up when code runs: code of others follows a view's initializer, and a view controller's
  /// `viewDidLoad` comes before its other callbacks.
  func isSetUp(before expression: ExpressionID, isOwn: Bool, in file: FileReading) -> Bool {
    if !isOwn { return !isViewController && !project.roles.plays(.controller, type) }
    guard isViewController, let function = file.function(around: file.facts[expression].owner) else {
      return false
    }
    return LifecycleMethods[project[function].name].contains(.appearing)
      || file.facts.has(.action, project[function])
  }

  /// Whether a plain property is bound by calls that run once for an object, and by nothing else.
  var bindsOnlyDuringSetUp: Bool {
    guard let property, isPlain(property), !isExtensible, !inheritsUnknownClass else { return false }
    let mentions = mentionsOfBind(isEnough: { _ in false })
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard mention.isOwnCall, let function = function(around: mention) else { return false }
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

  private func isPlain(_ property: SymbolID) -> Bool {
    let facts = project.file(property)
    return project[property].modifiers.isDisjoint(with: [.constant, .computed])
      && facts.attributes(of: project[property]).isEmpty
      && !facts.children(of: property.declaration).contains { facts[$0].kind == .accessor }
  }

  /// The function or initializer that contains a call; nil if a closure contains it, because that may run later.
  private func function(around mention: Mention) -> SymbolID? {
    guard let owner = mention.owner else { return nil }
    let kind = project.facts(mention.file)[owner].kind
    return kind == .function || kind == .initializer ? SymbolID(file: mention.file, declaration: owner) : nil
  }
}
