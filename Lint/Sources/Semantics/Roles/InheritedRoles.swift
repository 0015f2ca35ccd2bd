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
    return zip(steps, steps.dropFirst()).map { "'\($0)' inherits from '\($1)'" }
  }
}
