import LintFacts
public import LintProject

/// Types, their roles, and why.
public struct RoleReport {
  private let project: Project
  private let types: [TypeID]

  /// - Parameter isReported: whether the types of a file are meant.
  public init(_ project: Project, where isReported: (String) -> Bool) {
    self.project = project
    types = project.typeIDs.filter { type in
      let kind = project[type].kind
      return kind != .associatedType && kind != .typeAlias && isReported(project.file(project[type].declaration).path)
    }
  }

  public var names: [String] { types.map { project[$0].name.text } }

  /// A line for each type and role.
  public var all: [String] {
    types.flatMap { type in
      project.roles.claims(of: type).map { claim in
        "\(project[type].name): \(claim.role.rawValue), by \(claim.basis): \(claim.reasons.first ?? "")"
      }
    }
  }

  /// The chain for each type of a name; a type that plays no role is said to play none.
  public func explanation(of name: String) -> [String] {
    types.filter { project[$0].name.text == name }.flatMap { type -> [String] in
      let place = place(type)
      let claims = project.roles.claims(of: type)
      if claims.isEmpty { return ["\(place): \(name) plays no role that is known"] }
      return claims.map { claim in
        let reasons = claim.reasons.map { "\n  because \($0)" }.joined()
        return "\(place): \(name) is a \(claim.role.rawValue), by \(claim.basis)" + reasons
      }
    }
  }

  private func place(_ type: TypeID) -> String {
    let declaration = project[type].declaration
    let file = project.file(declaration)
    return "\(file.path):\(file.lines.location(of: project[declaration].nameStart).line)"
  }
}
