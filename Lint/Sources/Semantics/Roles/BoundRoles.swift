import LintSyntax

/// View models by their owners: a view, cell or controller stores one as its `viewModel`, or a SwiftUI view observes one.
enum BoundRoles {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for holder in project.typeIDs where roles.viewSide(holder) != nil {
      for property in project.members(of: holder) where project[property].kind == .property {
        guard let type = held(by: property, project), let reason = reason(property, type, holder, project) else {
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
    _ property: SymbolID, _ type: TypeID, _ holder: TypeID, _ project: Project
  ) -> String? {
    let declaration = project[property]
    let name = declaration.name.text
    if name == "viewModel" || name == "vm" || name.hasSuffix("ViewModel") {
      return "'\(project[holder].name)' stores '\(project[type].name)' as '\(name)'"
    }
    let attributes = project.file(property).attributes(of: declaration)
    guard let wrapper = attributes.first(where: { KnownAttributes[$0.name].contains(.observing) }),
      NamedRoles.role(of: project[type].name) == .viewModel
    else { return nil }
    return "'\(project[holder].name)' observes '\(project[type].name)' with '@\(wrapper.name)'"
  }

  private static func held(by property: SymbolID, _ project: Project) -> TypeID? {
    project.value(of: property).flatMap { $0.isType ? nil : $0.referent.type }
  }

  private static func implementations(of type: TypeID, _ project: Project) -> [TypeID] {
    project[type].kind == .protocol ? project.descendants(of: type) : []
  }

  /// Neither a view nor plain data, which is a state even if its owner calls it a view model.
  private static func isCandidate(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    if roles.viewSide(type) != nil { return NamedRoles.role(of: project[type].name) == .viewModel }
    return !project.isHandedOver(type)
  }
}
