import LintSyntax

/// Roles that follow from what a type inherits of the system.
enum InheritedRoles {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs where project[type].kind != .typeAlias && project[type].kind != .associatedType {
      for (system, path) in project.systemAncestors(of: type) {
        guard let role = role(of: system), applies(system, type, path, project) else { continue }
        roles.add(RoleClaim(role: role, basis: .inheritance, reasons: reasons(path, system, project)), to: type)
      }
      if project[type].kind == .class, roles.viewSide(type) == nil { PackageRoles.infer(type, project, &roles) }
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

  /// The name `View` is SwiftUI's where SwiftUI is imported; a protocol that refines it is still a protocol of views.
  private static func applies(_ system: SystemType, _ type: TypeID, _ path: [TypeID], _ project: Project) -> Bool {
    guard system.framework == "SwiftUI", let last = path.last else { return true }
    return project[last].bodies.contains { project.imports("SwiftUI", file: $0.file) }
  }

  private static func reasons(_ path: [TypeID], _ system: SystemType, _ project: Project) -> [String] {
    let steps = path.map { project[$0].name.text } + [system.name.text]
    let isValue = path.first.map { project[$0].kind == .struct || project[$0].kind == .enum } ?? false
    let verb = isValue || system.framework == "SwiftUI" ? "conforms to" : "inherits from"
    return zip(steps, steps.dropFirst()).map { "'\($0)' \(verb) '\($1)'" }
  }
}

/// View models by descent: what inherits from a view model, or conforms to a protocol of view models, is one.
enum DescendedRoles {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs where isCandidate(type, project, roles) {
      let above = project.ancestors(of: type).compactMap {
        roles.claim(.viewModel, of: $0).map { ($0.basis, $0.reasons) }
      }
      guard let (basis, reasons) = above.first,
        let parent = project.ancestors(of: type).first(where: { roles.plays(.viewModel, $0) })
      else { continue }
      let verb = project[parent].kind == .protocol ? "conforms to" : "inherits from"
      let step = "'\(project[type].name)' \(verb) '\(project[parent].name)'"
      roles.add(RoleClaim(role: .viewModel, basis: basis, reasons: [step] + reasons), to: type)
    }
  }

  /// What only carries values is handed to a view by whatever name; who keeps data is a store that meets a protocol.
  private static func isCandidate(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    switch project[type].kind {
    case .class, .actor, .struct, .protocol: break
    default: return false
    }
    let claims = roles.claims(of: type)
    return claims.allSatisfy { $0.role.isViewSide } && !project.isWithoutRole(type) && !project.isHandedOver(type)
  }
}

/// Roles of classes whose superclass no file declares: told by what they override, or by the superclass's name alone.
enum PackageRoles {
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
      guard let (role, member) = lifeCycle(of: inheritor, below: parent, project) else { continue }
      let reason = "'\(project[inheritor].name)' inherits from '\(parent)' and overrides '\(member)'"
      return RoleClaim(role: role, basis: .inheritance, reasons: [reason])
    }
    return NamingConventions.viewRole(ofSuperclass: parent).map { role in
      let reason = "'\(project[owner].name)' inherits from '\(parent)', which is named like a \(role.rawValue)"
      return RoleClaim(role: role, basis: .name, reasons: [reason])
    }
  }

  /// What only a controller, a cell or a view has to override.
  private static func lifeCycle(of type: TypeID, below parent: Name, _ project: Project) -> (Role, Name)? {
    let names = project.functions(of: type).map { project[$0] }.filter { $0.modifiers.contains(.override) }.map(\.name)
    if let found = names.first(where: { LifecycleMethods[$0].contains(.controller) }) { return (.controller, found) }
    if parent.hasSuffix("Cell"), let found = names.first(where: { LifecycleMethods[$0].contains(.cell) }) {
      return (.cell, found)
    }
    return names.first { LifecycleMethods[$0].contains(.view) }.map { (.view, $0) }
  }

}
