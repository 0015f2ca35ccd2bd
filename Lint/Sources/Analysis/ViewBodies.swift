public import LintSemantics
public import LintSyntax

/// The declaration of a view, cell or controller, or an extension of one, as it stands in a file.
public struct ViewBody: Sendable {
  public let declaration: DeclarationID
  public let name: String
  public let claim: RoleClaim
}

extension FileReading {
  /// What is on the view side. An app and its scenes put everything together: they are none. Neither is a protocol, nor a
  /// type in a view that is no view itself.
  public var viewBodies: [ViewBody] {
    facts.declarationIDs.compactMap { body in
      let declaration = facts[body]
      guard declaration.kind.hasMembers, declaration.kind != .protocol else { return nil }
      if let type = project.type(declaredBy: id(body)) {
        guard let claim = project.roles.viewSide(type) ?? holder(type), !isRoot(type) else { return nil }
        // A type that is a view model as well is left to `role-conflict`.
        if project.roles.plays(.viewModel, type) { return nil }
        return ViewBody(declaration: body, name: project[type].name.text, claim: claim)
      }
      return extended(declaration).map { ViewBody(declaration: body, name: "\($0.name)", claim: claim($0)) }
    }
  }

  /// Who holds a view model by the kit's protocol shows it, be it a controller of the system's or not.
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
    return RoleClaim(role: role, basis: .inheritance, reasons: ["it extends \(system.name)"])
  }
}
