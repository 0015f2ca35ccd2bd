import LintSemantics
import LintSyntax

/// The property `viewModel` of a type, and whether it satisfies the requirement of the kit's holders.
struct HolderProperty {
  private let property: SymbolID
  private let held: TypeID
  private let type: TypeID
  private let project: Project

  /// - Returns: nil if the type has no such property of its own whose type is a view model.
  init?(of type: TypeID, _ project: Project) {
    guard let property = project.viewModelProperty(of: type), let held = project.value(of: property)?.referent.type
    else { return nil }
    self.property = property
    self.held = held
    self.type = type
    self.project = project
  }

  func refusal(for role: AdoptableRole) -> AdoptionRefusal? {
    refusalOfProperty ?? (role == .observer ? bind.flatMap(refusalByActor) : nil)
  }

  private var refusalOfProperty: AdoptionRefusal? {
    let declaration = project[property]
    let file = project.file(property)
    if project.roles.viewSide(held) != nil { return .heldView }
    if project.suppresses("Copyable", held) { return .noncopyableProperty }
    if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) || isInPrivateExtension(property) {
      return .privateProperty
    }
    if declaration.type.map({ file[$0].kind == .implicitlyUnwrapped }) == true { return .implicitlyUnwrapped }
    if isConditional(property) { return .conditionalProperty }
    if isLessVisible(property) { return .lessVisibleProperty }
    if hasEffects { return .propertyWithEffects }
    if let refusal = refusalByActor(of: property) { return refusal }
    return declaredName.map { .declaredName($0) } ?? hiddenName.map { .hiddenName($0) }
  }

  /// Whether the getter throws or is asynchronous, which the requirement allows no property to be.
  private var hasEffects: Bool {
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
    let bodies = ([type] + project.descendants(of: type)).flatMap { project[$0].bodies }
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
        && function.modifiers.isDisjoint(with: [.private, .fileprivate, .static, .class, .async, .throwing, .generic])
        && !isConditional(member) && !isInPrivateExtension(member) && !isLessVisible(member)
    }
  }

  /// Whether a member exists only in some builds, on some systems, or for some generic arguments.
  private func isConditional(_ member: SymbolID) -> Bool {
    let facts = project.file(member)
    let declaration = project[member]
    if declaration.condition != project[project[type].declaration].condition { return true }
    if facts.isRestricted(declaration) { return true }
    guard let body = declaration.parent, facts[body].kind == .extension else { return false }
    return facts.isRestricted(facts[body]) || facts[body].type.map(facts.hasArguments) == true
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

  private static let mainActor: Name = "MainActor"

  /// Whether a member is private because its extension is.
  private func isInPrivateExtension(_ member: SymbolID) -> Bool {
    let facts = project.file(member)
    guard let body = project[member].parent, facts[body].kind == .extension else { return false }
    return !facts[body].modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  private var typeAccess: AccessLevel {
    let declaration = project[type].declaration
    return ScopePath(of: declaration.declaration, in: project.file(declaration)).access
  }

  private func isLessVisible(_ member: SymbolID) -> Bool {
    project.file(member).ownAccess(of: member.declaration) < typeAccess
  }
}

extension Project {
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

  private static let availability: Name = "available"

  /// Whether a declaration has the attribute `@available` or a `where` clause.
  fileprivate func isRestricted(_ declaration: Declaration) -> Bool {
    !declaration.constraints.isEmpty || attributes(of: declaration).contains { $0.name == Self.availability }
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
