import LintSyntax

/// Infers view models from their owners: a view, cell or controller stores one as its `viewModel`, or a SwiftUI view observes one.
enum OwnerRoleFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for owner in project.typeIDs where roles.viewSide(owner) != nil {
      for property in project.members(of: owner) where project[property].kind == .property {
        guard let type = storedType(of: property, project), let reason = reason(property, type, owner, project) else {
          continue
        }
        for bound in [type] + implementations(of: type, project) where isCandidate(bound, project, roles) {
          let reasons =
            bound == type ? [reason] : ["'\(project[bound].name)' conforms to '\(project[type].name)'", reason]
          roles.add(RoleClaim(role: .viewModel, basis: .binding, reasons: reasons), to: bound)
        }
      }
    }
  }

  private static func reason(
    _ property: SymbolID, _ type: TypeID, _ owner: TypeID, _ project: Project
  ) -> String? {
    let declaration = project[property]
    if NamingConventions.isViewModelProperty(declaration.name) {
      return "'\(project[owner].name)' stores '\(project[type].name)' as '\(declaration.name)'"
    }
    let attributes = project.file(property).attributes(of: declaration)
    guard let wrapper = attributes.first(where: { KnownAttributes[$0.name].contains(.observing) }),
      project.vocabulary.role(of: project[type].name) == .viewModel
    else { return nil }
    return "'\(project[owner].name)' observes '\(project[type].name)' with '@\(wrapper.name)'"
  }

  private static func storedType(of property: SymbolID, _ project: Project) -> TypeID? {
    project.value(of: property).flatMap { $0.isType ? nil : $0.referent.type }
  }

  private static func implementations(of type: TypeID, _ project: Project) -> [TypeID] {
    project[type].kind == .protocol ? project.descendants(of: type) : []
  }

  /// Whether a type is neither a view nor plain data. Plain data is a state, even if its owner calls it a view model.
  private static func isCandidate(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    if roles.viewSide(type) != nil { return project.vocabulary.role(of: project[type].name) == .viewModel }
    return !project.isViewData(type)
  }
}
