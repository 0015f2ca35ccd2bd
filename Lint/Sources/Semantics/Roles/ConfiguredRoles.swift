import LintSyntax

/// Roles that the configuration gives to names. The team has said so, which is more than a habit of names.
enum ConfiguredRoles {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    if project.conventions.rolePatterns.isEmpty { return }
    for type in project.typeIDs where project[type].kind != .typeAlias && project[type].kind != .associatedType {
      let name = project[type].name.text
      guard let pattern = project.conventions.rolePattern(for: name), let role = pattern.role else { continue }
      let reason = "the configuration declares '\(pattern.text)' to be a \(role.rawValue)"
      roles.add(RoleClaim(role: role, basis: .configuration, reasons: [reason]), to: type)
    }
  }
}

extension Project {
  /// Whether the configuration says that a name tells no role.
  func isWithoutRole(_ type: TypeID) -> Bool {
    conventions.rolePattern(for: self[type].name.text).map { $0.role == nil } ?? false
  }
}
