/// The passes that infer roles. Each sees the roles that earlier passes found.
enum RolePass {
  static let all: [@Sendable (Project, inout Roles) -> Void] = [
    // A type that adopts a role's protocol declares the role, so nothing contradicts it.
    KitRoles.infer,
    // The team's configuration overrides what names suggest.
    ConfiguredRoles.infer,
    // A type has the role of its superclass, even if its name suggests another one.
    InheritedRoles.infer,
    // Views are known now, so their properties show the view models.
    BoundRoles.infer,
    // Views and view models use stores and aren't stores themselves.
    StoreRoles.infer,
    // A name is the weakest evidence, so it counts only for types without a role.
    NamedRoles.infer,
    // Subtypes of the view models that earlier passes found are view models.
    DescendedRoles.infer,
  ]
}

extension Roles {
  static func inferred(in project: Project) -> Roles {
    var roles = Roles()
    for infer in RolePass.all { infer(project, &roles) }
    return roles
  }
}
