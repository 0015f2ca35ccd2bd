import LintSyntax

/// Stores, told by what types do: they keep or use a store of the system or of a package, inherit from one, conform to a
/// protocol of stores, bear a store's name and keep one, or pass on what they are asked to a store that they keep.
///
/// Whoever only holds a store is none: view models, interactors, coordinators and delegates of the app all do.
struct StoreRoles {
  let project: Project
  private(set) var roles: Roles
  private var found = true
  /// For each type whether it could be a store, whatever roles are found: asked often, and always answered alike.
  let candidates: [Bool]
  /// For each type whether it bears a store's name, or a protocol that it adopts does.
  private let named: [Bool]

  /// A chain of stores is rarely longer: repository, service, client, session.
  private static let limit = 8

  private init(project: Project, roles: Roles) {
    self.project = project
    self.roles = roles
    candidates = project.typeIDs.map { Self.couldBeStore($0, project) }
    let called = project.typeIDs.map { StoreWords.isStoreOrLoose(project[$0].name.text) }
    named = project.typeIDs.map { type in
      called[type.index] || project.ancestors(of: type).contains { called[$0.index] }
    }
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    var pass = StoreRoles(project: project, roles: roles)
    pass.takeWhatInherits()
    pass.takeModelActors()
    pass.takeWrappers()
    pass.takeWhatUses()
    for _ in 0..<limit where pass.found {
      pass.found = false
      pass.takeProtocols()
      pass.takeConformers()
      pass.takeKeepers()
      pass.takeForwarders()
    }
    roles = pass.roles
  }

  mutating func add(_ type: TypeID, _ basis: RoleClaim.Basis, _ reasons: [String]) {
    guard !roles.plays(.store, type) else { return }
    roles.add(RoleClaim(role: .store, basis: basis, reasons: reasons), to: type)
    found = true
  }

  func isStore(_ type: TypeID) -> Bool { roles.plays(.store, type) }

  func name(_ type: TypeID) -> String { project[type].name.text }

  func isNamed(_ type: TypeID) -> Bool { named[type.index] }
}
