/// A way to tell roles. The passes run in the order of ``RolePass/all``; each sees what those before it found.
struct RolePass: Sendable {
  let name: String
  /// Why it stands where it stands.
  let reason: String
  let run: @Sendable (Project, inout Roles) -> Void

  static let all: [RolePass] = [
    RolePass(
      name: "kit", reason: "a type that adopts a role has said it: nothing speaks against that", run: KitRoles.infer),
    RolePass(
      name: "configuration", reason: "the team's configuration overrides what names suggest",
      run: ConfiguredRoles.infer),
    RolePass(
      name: "inheritance", reason: "what a type inherits it is, whatever its name says", run: InheritedRoles.infer),
    RolePass(name: "binding", reason: "needs the view side, to see what it holds", run: BoundRoles.infer),
    RolePass(
      name: "store", reason: "needs the view side and the view models: they use stores, and are none",
      run: StoreRoles.infer),
    RolePass(
      name: "name", reason: "the weakest sign: only for types of which nothing else is known", run: NamedRoles.infer),
    RolePass(
      name: "descent", reason: "hands on what all before it found, to those who inherit or conform",
      run: DescendedRoles.infer),
  ]
}

extension Roles {
  static func inferred(in project: Project) -> Roles {
    var roles = Roles()
    for pass in RolePass.all { pass.run(project, &roles) }
    return roles
  }
}
