public import LintSemantics
public import LintSyntax

/// The declaration of a view model, or an extension of one.
public struct ViewModelBody: Sendable {
  public let declaration: DeclarationID
  public let type: TypeID
  public let claim: RoleClaim
}

extension ViewModelBody {
  static func all(
    in bodies: [(declaration: DeclarationID, type: TypeID)], _ facts: FileFacts, _ file: FileID, _ project: Project
  ) -> [ViewModelBody] {
    var last: HandleRange<DeclarationID>?
    return bodies.compactMap { declaration, type in
      guard !(last?.contains(declaration) ?? false), !isForViews(declaration, facts, file, project),
        let (owner, claim) = viewModel(around: type, project)
      else { return nil }
      if project.roles.viewSide(owner) != nil { return nil }
      last = facts.subtree(of: declaration)
      return ViewModelBody(declaration: declaration, type: owner, claim: claim)
    }
  }

  /// `extension ViewModelProtocol where Self: UIViewController` is code of controllers.
  private static func isForViews(
    _ declaration: DeclarationID, _ facts: FileFacts, _ file: FileID, _ project: Project
  ) -> Bool {
    facts.roots(of: facts[declaration].constraints).contains {
      project.interface(project.referent(of: TypeUse(file: file, node: $0))) == .view
    }
  }

  private static func viewModel(around type: TypeID, _ project: Project) -> (TypeID, RoleClaim)? {
    let around = project.withOuterTypes(type)
    if around.contains(where: { project.outerAncestors(of: $0).contains { CommonSupertypes[$0].contains(.preview) } }) {
      return nil
    }
    for outer in around {
      if let claim = project.roles.claim(.viewModel, of: outer) { return (outer, claim) }
      // A view inside a view model is a view.
      if project.roles.viewSide(outer) != nil { return nil }
    }
    return nil
  }
}

/// The declaration of a view, cell or controller, or an extension of one.
public struct ViewBody: Sendable {
  public let declaration: DeclarationID
  public let name: String
  public let claim: RoleClaim
}

extension FileReading {
  /// The declarations on the view side, without apps and scenes, which assemble the layers, protocols, and types inside a
  /// view that aren't views.
  public var viewBodies: [ViewBody] {
    facts.declarationIDs.compactMap { body in
      let declaration = facts[body]
      guard declaration.kind.hasMembers, declaration.kind != .protocol else { return nil }
      if let type = project.type(declaredBy: id(body)) {
        guard let claim = project.roles.viewSide(type) ?? holder(type), !isRoot(type) else { return nil }
        // `role-conflict` reports types that are view models as well.
        if project.roles.plays(.viewModel, type) { return nil }
        return ViewBody(declaration: body, name: project[type].name.text, claim: claim)
      }
      return extended(declaration).map { ViewBody(declaration: body, name: "\($0.name)", claim: claim($0)) }
    }
  }

  /// A type that adopts one of the kit's protocols for view model holders is on the view side, whatever it inherits.
  private func holder(_ type: TypeID) -> RoleClaim? {
    project.roles.plays(.viewModel, type) ? nil : project.roles.claim(.observer, of: type)
  }

  private func isRoot(_ type: TypeID) -> Bool {
    project.systemAncestors(of: type).contains { $0.system.traits.contains(.root) }
  }

  /// The system's controller, view or cell that an extension extends.
  private func extended(_ declaration: Declaration) -> SystemType? {
    guard let system = project.systemType(extendedBy: declaration, file: number) else { return nil }
    return system.isViewSide && !system.traits.contains(.root) ? system : nil
  }

  private func claim(_ system: SystemType) -> RoleClaim {
    let role: Role = system.kind == .controller ? .controller : system.kind == .cell ? .cell : .view
    return RoleClaim(role: role, basis: .inheritance, reasons: ["this code extends '\(system.name)'"])
  }
}

extension Project {
  /// Whether a type lays out views. It then belongs to the view side, whatever its name is.
  public func laysOutViews(_ type: TypeID) -> Bool {
    self[type].bodies.contains { body in
      let facts = file(body)
      return facts[body.declaration].code.contains { SystemMembers.laysOut(facts[$0].name) }
    }
  }
}
