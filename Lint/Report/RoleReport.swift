import LintFacts
public import LintProject

/// Types, their roles, and why.
public enum RoleReport {
  public static func all(in project: Project) -> [String] {
    lines(project) { type, claim in
      "\(project[type].name): \(claim.role.rawValue), by \(claim.basis): \(claim.reasons.first ?? "")"
    }
  }

  public static func explanation(of name: String, in project: Project) -> [String] {
    lines(project) { type, claim in
      guard project[type].name.text == name else { return nil }
      let reasons = claim.reasons.map { "\n  because \($0)" }.joined()
      return "\(place(type, project)): \(name) is a \(claim.role.rawValue), by \(claim.basis)" + reasons
    }
  }

  private static func lines(_ project: Project, _ line: (TypeID, RoleClaim) -> String?) -> [String] {
    project.typeIDs.flatMap { type in project.roles.claims(of: type).compactMap { line(type, $0) } }
  }

  private static func place(_ type: TypeID, _ project: Project) -> String {
    let declaration = project[type].declaration
    let file = project.file(declaration)
    return "\(file.path):\(file.lines.location(of: project[declaration].nameStart).line)"
  }
}
