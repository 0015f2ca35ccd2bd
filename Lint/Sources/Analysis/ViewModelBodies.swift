public import LintSemantics
public import LintSyntax

/// A view model's declaration, or an extension of it, as it stands in a file.
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

  /// `extension ViewModelProtocol where Self: UIViewController` is the controllers' code.
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
      // A view in a view model is a view.
      if project.roles.viewSide(outer) != nil { return nil }
    }
    return nil
  }
}
