import LintSyntax

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
