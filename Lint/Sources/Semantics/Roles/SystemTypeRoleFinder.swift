import LintSyntax

/// Infers roles from the types of the system that a type inherits.
enum SystemTypeRoleFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs where project[type].kind != .typeAlias && project[type].kind != .associatedType {
      for (system, path) in project.systemAncestors(of: type) {
        guard let role = role(of: system), applies(system, path, project) else { continue }
        roles.add(RoleClaim(role: role, basis: .inheritance, reasons: reasons(path, system, project)), to: type)
      }
      if project[type].kind == .class, roles.viewSide(type) == nil { PackageRoleFinder.infer(type, project, &roles) }
    }
  }

  private static func role(of system: SystemType) -> Role? {
    switch system.kind {
    case .view: .view
    case .cell: .cell
    case .controller: .controller
    default: nil
    }
  }

  /// Whether a name such as `View` means SwiftUI's type: a file of the type that names it imports SwiftUI.
  private static func applies(_ system: SystemType, _ path: [TypeID], _ project: Project) -> Bool {
    guard system.isOfSwiftUI, let last = path.last else { return true }
    return project[last].bodies.contains { project.imports(.swiftUI, file: $0.file) }
  }

  private static func reasons(_ path: [TypeID], _ system: SystemType, _ project: Project) -> [String] {
    let steps = path.map { project[$0].name.text } + [system.name.text]
    let isValue = path.first.map { project[$0].kind == .struct || project[$0].kind == .enum } ?? false
    let verb = isValue || system.isOfSwiftUI ? "conforms to" : "inherits from"
    return zip(steps, steps.dropFirst()).map { "'\($0)' \(verb) '\($1)'" }
  }
}

/// Infers view models that adopt ReactorKit's protocol.
enum ReactorRoleFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs where project[type].kind == .class && !project.isWithoutRole(type) {
      guard let owner = ([type] + project.ancestors(of: type)).first(where: { isReactor($0, project) }) else {
        continue
      }
      let step = owner == type ? [] : ["'\(project[type].name)' inherits from '\(project[owner].name)'"]
      let reason = "'\(project[owner].name)' conforms to '\(ReactorMembers.supertype)' of ReactorKit"
      roles.add(RoleClaim(role: .viewModel, basis: .inheritance, reasons: step + [reason]), to: type)
    }
  }

  private static func isReactor(_ type: TypeID, _ project: Project) -> Bool {
    project[type].supertypes.contains { supertype in
      supertype.referent == .unknown(ReactorMembers.supertype)
        && project.facts(supertype.place.file).imports(.reactorKit)
    }
  }
}

/// Infers view models from their supertypes: a view model, or a protocol of view models.
enum ViewModelSubtypeFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs {
      guard let claim = inheritedClaim(of: type, project, roles), let parent = claim.type,
        isCandidate(type, project, roles)
      else { continue }
      let verb = project[parent].kind == .protocol ? "conforms to" : "inherits from"
      let step = "'\(project[type].name)' \(verb) '\(project[parent].name)'"
      roles.add(RoleClaim(role: .viewModel, basis: claim.basis, reasons: [step] + claim.reasons), to: type)
    }
  }

  private static func inheritedClaim(of type: TypeID, _ project: Project, _ roles: Roles) -> RoleClaim? {
    for ancestor in project.ancestors(of: type) {
      if let claim = roles.claim(.viewModel, of: ancestor) { return claim }
    }
    return nil
  }

  /// Whether a type can be a view model. Entities and data that is only displayed can't, and a store may conform to the same
  /// protocol.
  private static func isCandidate(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    switch project[type].kind {
    case .class, .actor, .struct, .protocol: break
    default: return false
    }
    guard roles.claims(of: type).allSatisfy({ $0.role.isViewSide }), !project.isWithoutRole(type) else { return false }
    return project.mayBeViewModelByName(type)
  }
}

/// Infers roles of classes whose superclass isn't in the project, from their overrides or from the superclass's name.
enum PackageRoleFinder {
  static func infer(_ type: TypeID, _ project: Project, _ roles: inout Roles) {
    for owner in [type] + project.ancestors(of: type) where project[owner].kind == .class {
      guard case .unknown(let parent)? = project[owner].supertypes.first?.referent else { continue }
      if let claim = claim(of: type, below: parent, of: owner, project) { return roles.add(claim, to: type) }
    }
  }

  private static func claim(
    of type: TypeID, below parent: Name, of owner: TypeID, _ project: Project
  ) -> RoleClaim? {
    for inheritor in type == owner ? [type] : [type, owner] {
      guard let (role, member) = lifecycleOverride(of: inheritor, below: parent, project) else { continue }
      let reason = "'\(project[inheritor].name)' inherits from '\(parent)' and overrides '\(member)'"
      return RoleClaim(role: role, basis: .inheritance, reasons: [reason])
    }
    return project.vocabulary.viewRole(ofSuperclass: parent).map { role in
      let reason = "'\(project[owner].name)' inherits from '\(parent)', which is named like a \(role.rawValue)"
      return RoleClaim(role: role, basis: .name, reasons: [reason])
    }
  }

  /// A method that the type overrides and that only a controller, a cell or a view has. A method that the app's own superclass
  /// declares proves nothing, because a presenter may have one of the same name.
  private static func lifecycleOverride(of type: TypeID, below parent: Name, _ project: Project) -> (Role, Name)? {
    let overrides = project.functions(of: type).map { project[$0] }.filter { $0.modifiers.contains(.override) }
    func first(_ kind: LifecycleMethods) -> Name? {
      overrides.first { LifecycleMethods[$0.name].contains(kind) && !isDeclared($0.name, above: type, project) }?.name
    }
    if let method = first(.controller) { return (.controller, method) }
    if NamingConventions.isCell(parent), let method = first(.cell) { return (.cell, method) }
    return first(.view).map { (.view, $0) }
  }

  /// Whether a superclass in the project declares a method, and doesn't override it itself.
  private static func isDeclared(_ method: Name, above type: TypeID, _ project: Project) -> Bool {
    project.ancestors(of: type).contains { ancestor in
      project[ancestor].kind == .class
        && project.functions(of: ancestor).contains {
          project[$0].name == method && !project[$0].modifiers.contains(.override)
        }
    }
  }
}
