import LintSemantics
import LintSyntax

/// The property `viewModel` of a type, and whether it satisfies the requirement of the kit's holders.
struct HolderProperty {
  private let property: SymbolID
  private let held: HeldType
  private let type: TypeID
  private let context: HolderContext
  private var project: Project { context.project }

  /// - Returns: nil if the type has no such property that contains a view model. The property of a superclass counts if the type has a
  ///   method `bind()` of its own.
  init?(of type: TypeID, _ context: HolderContext) {
    let own = context.viewModelProperty(of: type, in: type)
    guard let (property, held) = own ?? context.inheritedViewModelProperty(ofBinding: type) else { return nil }
    self.property = property
    self.held = held
    self.type = type
    self.context = context
    if own == nil, !hasBind { return nil }
  }

  func refusal(for role: AdoptableRole) -> AdoptionRefusal? {
    let defaulted =
      role == .observer ? [KitMembers.heldViewModel, KitMembers.isReadyToBind] : [KitMembers.heldViewModel]
    return refusalOfProperty ?? defaulted.lazy.compactMap(refusalOfDefaulted).first
      ?? (role == .observer ? bind.flatMap(refusalByActor) : nil)
  }

  private var refusalOfProperty: AdoptionRefusal? {
    let declaration = project[property]
    let file = project.file(property)
    if let refusal = refusalOfHeldType { return refusal }
    let isImplicitlyUnwrapped = declaration.type.map { file[$0].kind == .implicitlyUnwrapped } == true
    if project.isPrivate(property) {
      return .privateProperty(privateProperty(property, isImplicitlyUnwrapped: isImplicitlyUnwrapped))
    }
    if isImplicitlyUnwrapped { return .implicitlyUnwrapped }
    if isConditional(property) { return .conditionalProperty(declaration.name) }
    if isLessVisible(property) { return .lessVisibleProperty(declaration.name) }
    if hasEffects(property) { return .propertyWithEffects }
    if let refusal = refusalByActor(of: property) ?? refusalOfForm { return refusal }
    return declaredName.map { .declaredName($0) } ?? hiddenName.map { .hiddenName($0) }
  }

  private var refusalOfHeldType: AdoptionRefusal? {
    switch held {
    case .project(let type) where project.roles.viewSide(type) != nil: .heldView
    case .project(let type) where project.suppresses("Copyable", type): .noncopyableProperty
    case .systemView: .heldView
    default: nil
    }
  }

  /// The reason why the declaration doesn't show that the property contains a view model.
  private var refusalOfForm: AdoptionRefusal? {
    switch held {
    case .generic(let name): .genericProperty(name)
    case .shared: .sharedDeclaration
    case .unknown: .unknownPropertyType(project[property].name)
    default: nil
    }
  }

  /// The reason why a property satisfies no requirement that the kit satisfies by default. The compiler prefers the type's own property.
  private func refusalOfDefaulted(_ name: Name) -> AdoptionRefusal? {
    let owners = [type] + project.ancestors(of: type).filter { project[$0].kind == .class }
    for owner in owners {
      // The compiler prefers what a class declares to what protocols provide.
      var isDeclared = false
      for member in project.declaredMembers(named: name, of: owner) where isWitness(member) {
        isDeclared = true
        let isPrivate = project.isPrivate(member)
        // A subclass doesn't see the private members of its superclass.
        if isPrivate, owner != type { continue }
        if isPrivate { return .privateProperty(privateProperty(member)) }
        if isLessVisible(member) { return .lessVisibleProperty(name) }
        if isUnavailable(member) { return .conditionalProperty(name) }
        if let refusal = refusalByActor(of: member) { return refusal }
      }
      if isDeclared { return nil }
    }
    return provider(of: name).map { .providedProperty(name, $0) }
  }

  /// The protocol of the app whose extension provides a property of the type. The compiler can't choose between that property and the kit's.
  private func provider(of name: Name) -> Name? {
    project.ancestors(of: type).first { ancestor in
      project[ancestor].kind == .protocol
        && project.declaredMembers(named: name, of: ancestor).contains { member in
          let parent = project[member].parent.map { project.file(member)[$0].kind }
          return parent == .extension && isWitness(member)
        }
    }.map { project[$0].name }
  }

  private static let bool: Name = "Bool"

  /// Whether a property has the form and the type of one that the kit declares by default.
  private func isWitness(_ member: SymbolID) -> Bool {
    let (declaration, facts) = (project[member], project.file(member))
    guard declaration.kind == .property, declaration.modifiers.isDisjoint(with: [.static, .class]), !hasEffects(member)
    else { return false }
    let type = declaration.type.map { TypeUse(file: member.file, node: $0) }
    return declaration.name == KitMembers.isReadyToBind
      ? type.map { facts[$0.node].name == Self.bool } ?? true : type.map(project.isOptional) ?? false
  }

  /// Whether the getter of a property throws or is asynchronous, which a requirement allows no property to be.
  private func hasEffects(_ property: SymbolID) -> Bool {
    project.file(property).children(of: property.declaration).contains { accessor in
      !project.file(property)[accessor].modifiers.isDisjoint(with: [.async, .throwing])
    }
  }

  /// The types that the kit's holders have as members.
  private static let holderTypes: NameSet = ["HeldViewModel", "ViewModelProperty", "VM"]

  /// The members whose types the compiler infers from the property.
  private static let inferredTypes: NameSet = ["HeldViewModel", "ViewModelProperty"]

  /// A type in the type or a supertype that the compiler would take for one of the inferred ones.
  private var declaredName: Name? {
    ([type] + project.ancestors(of: type)).lazy.flatMap { project.types(in: $0) }
      .first { Self.inferredTypes.contains($0.name) }?.name
  }

  /// A name in the type or a subclass that would refer to a member of the kit's protocol instead of another type.
  private var hiddenName: Name? {
    let holders = [type] + project.descendants(of: type)
    let bodies = holders.flatMap { project[$0].bodies } + context.bodies(ofSelfIn: holders)
    return bodies.lazy.compactMap { body -> Name? in
      let facts = project.file(body)
      let types = project[body].mentions.lazy.map { facts[$0] }.filter { $0.kind == .named }.map { ($0.name, $0.owner) }
      let values = project[body].code.lazy.map { facts[$0] }.filter { $0.kind == .reference }.map {
        ($0.name, $0.owner)
      }
      return (Array(types) + Array(values)).first { name, owner in
        Self.holderTypes.contains(name) && !isOwn(project.lookUp(name, owner: owner, file: body.file))
      }?.0
    }.first
  }

  /// Whether a name refers to a generic parameter or to a type in the type or a superclass, which precede the protocol's.
  private func isOwn(_ referent: Referent) -> Bool {
    switch referent {
    case .generic: true
    case .project(let found): project[found].outer.map { ([type] + project.ancestors(of: type)).contains($0) } ?? false
    default: false
    }
  }

  /// Whether the type has a method `bind()` with the form that the kit's observers require.
  var hasBind: Bool { bind != nil }

  private var bind: SymbolID? {
    project.declaredMembers(named: KitMembers.bind, of: type).first { member in
      let function = project[member]
      let facts = project.file(member)
      return function.kind == .function && !facts.hasResult(function) && !facts.hasParameters(member.declaration)
        && function.modifiers.isDisjoint(with: [.static, .class, .async, .throwing, .generic])
        && !isConditional(member) && !project.isPrivate(member) && !isLessVisible(member)
    }
  }

  /// Whether a member exists only in some builds, on some systems, or for some generic arguments.
  private func isConditional(_ member: SymbolID) -> Bool {
    let (declaration, facts) = (project[member], project.file(member))
    let body = declaration.parent.map { SymbolID(file: member.file, declaration: $0) }
    let owner = body.flatMap(project.type(declaredBy:)) ?? type
    if declaration.condition != project[project[owner].declaration].condition { return true }
    if !declaration.constraints.isEmpty || isUnavailable(member) { return true }
    guard let body = declaration.parent, facts[body].kind == .extension else { return false }
    return !facts[body].constraints.isEmpty || facts[body].type.map(facts.hasArguments) == true
  }

  private static let availability: Name = "available"

  /// Whether `@available` restricts a member, or the extension around it.
  private func isUnavailable(_ member: SymbolID) -> Bool {
    let facts = project.file(member)
    let body = project[member].parent.flatMap { facts[$0].kind == .extension ? facts[$0] : nil }
    return [project[member], body].compactMap { $0 }.flatMap(facts.attributes).contains { attribute in
      attribute.name == Self.availability && context.isConditional(attribute, member.file)
    }
  }

  /// The kit isolates the requirements to the main actor, so no member of another global actor satisfies them.
  private func refusalByActor(of member: SymbolID) -> AdoptionRefusal? {
    let facts = project.file(member)
    let body = project[member].parent.flatMap { facts[$0].kind == .extension ? facts[$0] : nil }
    for declaration in [project[member], body].compactMap({ $0 }) {
      for attribute in facts.attributes(of: declaration) {
        if attribute.name == Self.mainActor { return nil }
        let owner = project.lookUp(attribute.name, owner: project[member].parent, file: member.file).type
        if let owner, project.isGlobalActor(owner) { return .otherActor(project[member].name, attribute.name) }
      }
    }
    return nil
  }

  private func privateProperty(_ property: SymbolID, isImplicitlyUnwrapped: Bool = false) -> PrivateProperty {
    let (name, modifiers) = (project[property].name, project[property].modifiers)
    let isSettable = !modifiers.contains(.constant) && (!modifiers.contains(.computed) || modifiers.contains(.settable))
    return PrivateProperty(
      name: name, access: PrivateProperty.Access(project.access(of: type)), isSettable: isSettable,
      isImplicitlyUnwrapped: isImplicitlyUnwrapped)
  }

  private static let mainActor: Name = "MainActor"

  private func isLessVisible(_ member: SymbolID) -> Bool {
    project.file(member).ownAccess(of: member.declaration) < project.access(of: type)
  }
}

extension HolderContext {
  /// The property `viewModel` that a class declares, if it contains a view model.
  ///
  /// - Parameter heir: the class, or the subclass that states its generic arguments.
  fileprivate func viewModelProperty(of type: TypeID, in heir: TypeID) -> (SymbolID, HeldType)? {
    project.declaredMembers(named: KitMembers.viewModel, of: type).lazy.compactMap { member in
      let declaration = project[member]
      guard declaration.kind == .property, declaration.modifiers.isDisjoint(with: [.static, .class]) else { return nil }
      return HeldType(of: member, in: heir, self).map { (member, $0) }
    }.first
  }

  /// The property `viewModel` of the nearest superclass that has one, if the type has a method `bind()` and sees the property.
  fileprivate func inheritedViewModelProperty(ofBinding type: TypeID) -> (SymbolID, HeldType)? {
    if project.declaredMembers(named: KitMembers.bind, of: type).isEmpty { return nil }
    let superclasses = project.ancestors(of: type).lazy.filter { project[$0].kind == .class }
    return superclasses.compactMap { viewModelProperty(of: $0, in: type) }.first.flatMap {
      project.isPrivate($0.0) ? nil : $0
    }
  }
}

extension Project {
  /// Whether a member, or the extension around it, is private to a declaration or a file.
  fileprivate func isPrivate(_ member: SymbolID) -> Bool {
    let (declaration, facts) = (self[member], file(member))
    let body = declaration.parent.flatMap { facts[$0].kind == .extension ? facts[$0].modifiers : nil }
    return !declaration.modifiers.union(body ?? []).isDisjoint(with: [.private, .fileprivate])
  }

  private static let globalActor: Name = "globalActor"

  fileprivate func isGlobalActor(_ type: TypeID) -> Bool {
    let declaration = self[type].declaration
    return file(declaration).attributes(of: self[declaration]).contains { $0.name == Self.globalActor }
  }
}

extension FileFacts {
  /// Whether a type has generic arguments, as in `Page<Int>`.
  fileprivate func hasArguments(_ type: TypeNodeID) -> Bool {
    // The first part of a member is the type around it.
    parts(of: type).dropFirst(self[type].kind == .member ? 1 : 0).contains { _ in true }
      || self[type].kind == .member && firstPart(of: type).map(hasArguments) ?? false
  }

  /// Whether a function returns something other than `Void`.
  fileprivate func hasResult(_ function: Declaration) -> Bool {
    guard let type = function.type else { return false }
    switch self[type].kind {
    case .tuple: return firstPart(of: type) != nil
    case .named, .member: return self[type].name != LanguageWords.void
    default: return true
    }
  }

  fileprivate func hasParameters(_ function: DeclarationID) -> Bool {
    children(of: function).contains { self[$0].kind == .parameter }
  }
}
