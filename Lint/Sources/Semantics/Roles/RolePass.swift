/// The passes that infer roles. Each sees the roles that earlier passes found.
enum RolePass {
  static let all: [@Sendable (Project, inout Roles) -> Void] = [
    // A type that adopts a role's protocol declares the role, so nothing contradicts it.
    KitRoleFinder.infer,
    // The team's configuration overrides the roles that names suggest.
    ConfiguredRoleFinder.infer,
    // A type has the role of its superclass, even if its name suggests another one.
    SystemTypeRoleFinder.infer,
    ReactorRoleFinder.infer,
    // Views are known now, so their properties show the view models.
    OwnerRoleFinder.infer,
    // Views and view models use stores and aren't stores themselves.
    StoreRoleFinder.infer,
    // A name is the weakest evidence, so it counts only for types without a role.
    NameRoleFinder.infer,
    // Subtypes of the view models that earlier passes found are view models.
    ViewModelSubtypeFinder.infer,
  ]
}

extension Roles {
  static func inferred(in project: Project) -> Roles {
    var roles = Roles()
    for infer in RolePass.all { infer(project, &roles) }
    return roles
  }
}
