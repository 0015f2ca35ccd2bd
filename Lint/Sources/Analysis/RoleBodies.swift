public import LintSemantics
public import LintSyntax

/// The declaration of a view model, an extension of one, or an extension of another type for view models only.
public struct ViewModelBody: Sendable {
  public let declaration: DeclarationID
  public let type: TypeID
  public let claim: RoleClaim
}

extension ViewModelBody {
  static func all(in facts: FileFacts, _ file: FileID, _ project: Project) -> [ViewModelBody] {
    var last: HandleRange<DeclarationID>?
    return facts.declarationIDs.compactMap { declaration in
      guard facts[declaration].kind.hasMembers, !(last?.contains(declaration) ?? false),
        !isConstrainedToViews(declaration, facts, file, project)
      else { return nil }
      let id = SymbolID(file: file, declaration: declaration)
      let around = project.type(declaredBy: id).flatMap { viewModel(around: $0, project) }
      guard let (owner, claim) = around ?? requiredViewModel(id, project), project.roles.viewSide(owner) == nil else {
        return nil
      }
      last = facts.subtree(of: declaration)
      return ViewModelBody(declaration: declaration, type: owner, claim: claim)
    }
  }

  /// The view model that an extension requires of the types that it extends, as in `extension Alerting where Self: ViewModelType`.
  private static func requiredViewModel(_ id: SymbolID, _ project: Project) -> (TypeID, RoleClaim)? {
    guard project[id].kind == .extension else { return nil }
    for (subject, type) in project.constraints(of: id) where project.node(subject).name == LanguageWords.selfType {
      guard let required = project.referent(of: type).type, let claim = project.roles.claim(.viewModel, of: required)
      else { continue }
      return (required, claim)
    }
    return nil
  }

  /// Whether an extension is code of the view side, as in `extension ViewModelProtocol where Self: UIViewController`.
  private static func isConstrainedToViews(
    _ declaration: DeclarationID, _ facts: FileFacts, _ file: FileID, _ project: Project
  ) -> Bool {
    facts.roots(of: facts[declaration].constraints).contains {
      project.uiCategory(of: project.referent(of: TypeUse(file: file, node: $0))) == .view
    }
  }

  private static func viewModel(around type: TypeID, _ project: Project) -> (TypeID, RoleClaim)? {
    var next: TypeID? = type
    while let outer = next {
      if let claim = project.roles.claim(.viewModel, of: outer) {
        return project.isForPreviews(type) ? nil : (outer, claim)
      }
      // A view inside a view model is a view.
      if project.roles.viewSide(outer) != nil { return nil }
      next = project[outer].outer
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
  /// The declarations on the view side. Apps and scenes don't count, because they assemble the layers. Neither do protocols,
  /// nor types inside a view that aren't views.
  public var viewBodies: [ViewBody] {
    facts.declarationIDs.compactMap { body in
      let declaration = facts[body]
      guard declaration.kind.hasMembers, declaration.kind != .protocol else { return nil }
      if let type = project.type(declaredBy: id(body)) {
        guard let claim = project.roles.viewSide(type) ?? observerClaim(type), !isRoot(type) else { return nil }
        // `role-conflict` reports types that are view models as well.
        if project.roles.plays(.viewModel, type) { return nil }
        // A view inside a preview assembles the layers for that preview.
        if declaration.parent != nil, project.isForPreviews(type) { return nil }
        return ViewBody(declaration: body, name: project[type].name.text, claim: claim)
      }
      return systemView(extendedBy: declaration).map {
        ViewBody(declaration: body, name: $0.name.text, claim: extensionClaim($0))
      }
    }
  }

  /// The claim of a type that adopts one of the kit's observer protocols. Such a type is on the view side, even if it inherits
  /// no view.
  private func observerClaim(_ type: TypeID) -> RoleClaim? {
    project.roles.plays(.viewModel, type) ? nil : project.roles.claim(.observer, of: type)
  }

  /// Whether a type is an app or a scene.
  private func isRoot(_ type: TypeID) -> Bool {
    project.hasSystemAncestor(type) { $0.traits.contains(.root) }
  }

  /// The system's controller, view or cell that an extension extends.
  private func systemView(extendedBy declaration: Declaration) -> SystemType? {
    guard let system = project.systemType(extendedBy: declaration, file: file) else { return nil }
    return system.isViewSide && !system.traits.contains(.root) ? system : nil
  }

  private func extensionClaim(_ system: SystemType) -> RoleClaim {
    RoleClaim(role: system.viewRole, basis: .inheritance, reasons: ["this code extends '\(system.name)'"])
  }
}

extension Project {
  /// Whether a type lays out views, so that it belongs to the view side even if its name says otherwise.
  public func laysOutViews(_ type: TypeID) -> Bool {
    self[type].bodies.contains { body in
      let facts = file(body)
      return facts[body.declaration].code.contains { SystemMembers.laysOut(facts[$0].name) }
    }
  }
}
