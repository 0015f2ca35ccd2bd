import LintSyntax

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
