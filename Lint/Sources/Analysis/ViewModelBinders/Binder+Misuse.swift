public import LintSemantics
import LintSyntax

extension Binder {
  /// Whether `bind(to:)` can only mean the kit's requirement.
  var hasOneBindTo: Bool {
    !inheritsUnknownClass
      && classes.flatMap { project.declaredMembers(named: Self.bind, of: $0) }.count { member in
        let facts = project.file(member)
        let parameters = facts.children(ofDeclaration: member.index).filter {
          facts[declaration: $0].kind == .parameter
        }
        return !project[member].modifiers.contains(.override) && parameters.count == 1
          && facts[declaration: parameters[0]].label == "to"
      } == 1
  }
}

extension FileReading {
  /// Calls of `bind(to:)` of a binder, which the kit calls; `super.bind(to:)` in an override aside.
  public var manualBindings: [(expression: Int32, binder: TypeID)] {
    if !project.usesKit { return [] }
    return facts.expressions.indices.compactMap { place in
      let index = Int32(place)
      guard facts.isNamed(Binder.bind, index), facts.isCallee(index), facts.labels(ofCall: index - 1) == ["to"],
        let type = receiver(of: index), let binder = Binder(type, in: project), binder.hasOneBindTo
      else { return nil }
      return (index, type)
    }
  }

  private func receiver(of index: Int32) -> TypeID? {
    let node = facts[expression: index]
    if facts.isOwnMember(index) {
      let isLocal = node.kind == .reference && local(node.name, at: node.range.start, from: node.owner) != nil
      return isLocal || facts.isMemberOfSuper(index) ? nil : project.enclosingType(of: node.owner, file: number)
    }
    return index + 1 < node.next ? project.value(of: index + 1, file: number)?.referent.type : nil
  }
}

extension FileReading {
  /// Assignments to a plain property of a binder, each certainly after the last call of `bind()`.
  public var unboundAssignments: [(expression: Int32, binder: TypeID)] {
    if !project.usesKit { return [] }
    var plain: [TypeID: Bool] = [:]
    return facts.expressions.indices.compactMap { place in
      let target = Int32(place) + 1
      guard facts.expressions[place].kind == .assignment, facts.isNamed(Binder.viewModel, target),
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
  func isSetUp(before expression: Int32, isOwn: Bool, in file: FileReading) -> Bool {
    if !isOwn { return !isViewController && !project.roles.plays(.controller, type) }
    guard isViewController, let function = file.function(around: file.facts[expression: expression].owner) else {
      return false
    }
    return LifecycleMethods[project[function].name].contains(.appearing)
      || file.facts.has("IBAction", project[function])
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

  /// Whether a function runs once for an object. Code that isn't searched may call one that isn't private.
  private func runsOnce(_ function: DeclarationID) -> Bool {
    let declaration = project[function]
    if declaration.kind == .initializer || LifecycleMethods[declaration.name].contains(.setsUp) { return true }
    return !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
      && Lifecycle(of: type, in: project).runsOnce(function)
  }

  private func isPlain(_ property: DeclarationID) -> Bool {
    let facts = project.file(property)
    return project[property].modifiers.isDisjoint(with: [.constant, .computed])
      && facts.attributes(of: project[property]).isEmpty
      && !facts.children(ofDeclaration: property.index).contains { facts[declaration: $0].kind == .accessor }
  }

  /// The function or initializer that contains a call; nil if a closure contains it, because that may run later.
  private func function(around mention: Mention) -> DeclarationID? {
    let kind = project.facts(mention.file)[declaration: mention.owner].kind
    return kind == .function || kind == .initializer ? DeclarationID(file: mention.file, index: mention.owner) : nil
  }
}
