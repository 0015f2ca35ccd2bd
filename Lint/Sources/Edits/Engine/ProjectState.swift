public import LintConfiguration
public import LintEngine
import LintRules
import LintSemantics
import LintSyntax

/// The analysis of a project with some texts.
public struct ProjectState: Sendable {
  let check: Check
  /// All findings, including suppressed ones, sorted by place.
  let findings: [ReportedFinding]
  let roles: [TypeRoles]
  /// The files that don't parse.
  let brokenFiles: Set<String>
  /// The files for which the rules exceeded their time limit. Their findings are unknown.
  let unfinishedFiles: Set<String>

  /// - Parameters:
  ///   - findings: the findings that the configuration enables, including suppressed ones.
  ///   - unfinishedFiles: the files for which the rules exceeded their time limit.
  public init(_ check: Check, _ findings: [ReportedFinding], unfinishedFiles: Set<String> = []) {
    self.check = check
    self.findings = findings
    self.unfinishedFiles = unfinishedFiles
    roles = TypeRoles.all(in: check.project)
    brokenFiles = Set(check.problems.map(\.path))
  }

  public init(_ check: Check, under configuration: Configuration) {
    let reports = check.reports(of: FindingConfigurator.enabledRules(under: configuration))
    self.init(
      check, FindingConfigurator.findings(reports, under: configuration),
      unfinishedFiles: Set(reports.compactMap(\.problem?.path)))
  }
}

/// The roles that a type plays.
struct TypeRoles: Hashable {
  let path: String
  let name: String
  let roles: Set<Role>

  /// The roles of all types with a role, in the order of the sources.
  static func all(in project: Project) -> [TypeRoles] {
    project.typeIDs.compactMap { type in
      let claims = project.roles.claims(of: type)
      if claims.isEmpty { return nil }
      let path = project.file(project[type].declaration).path
      return TypeRoles(path: path, name: project[type].name.text, roles: Set(claims.map(\.role)))
    }
  }
}
