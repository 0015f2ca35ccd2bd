import LintSyntax

/// Roles told by the last word of a name: a habit, and no more.
enum NamedRoles {
  static func role(of name: Name) -> Role? {
    let text = name.text
    return NamingConventions.roleSuffixes.first { text.hasSuffix($0.0) }?.1 ?? (StoreWords.isStore(text) ? .store : nil)
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs {
      let kind = project[type].kind
      guard kind != .typeAlias, kind != .associatedType, !project.isWithoutRole(type),
        let role = role(of: project[type].name)
      else { continue }
      // A view that is called a view model is meant as both.
      guard roles.claims(of: type).isEmpty || role == .viewModel else { continue }
      // In VIPER and its kin a type named ViewModel is data that a view is handed.
      if role == .viewModel, project.isHandedOver(type) || project.isOfListeners(type, roles) { continue }
      if role == .store, !StoreRoles.mayBeNamed(type, project, roles) { continue }
      let reason = "'\(project[type].name)' is named like a \(role.rawValue)"
      roles.add(RoleClaim(role: role, basis: .name, reasons: [reason]), to: type)
    }
  }
}
