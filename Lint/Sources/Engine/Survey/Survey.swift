public import LintRules
public import LintSemantics
import LintSyntax

/// What a project looks like to who sees it for the first time.
public struct Survey: Sendable {
  public let fileCount: Int
  public let generatedCount: Int
  /// The modules by name, with their numbers of files; without a name where the root is one.
  public let modules: [Counted<String>]
  public let usesKit: Bool
  public let roles: [RoleCount]
  /// For each rule what it finds, or would find if it were on.
  public let rules: [Counted<RuleDescription>]
  /// The worst of what each of them finds: what a name alone tells counts less than the rule does.
  let worst: [String: Severity]
  public let folders: [FolderSuggestion]
  public let patterns: [PatternSuggestion]

  /// - Parameter findings: those of all rules, also of such as are off.
  public init(_ project: Project, rules: [RuleDescription], findings: [RuledFinding]) {
    fileCount = project.files.count
    generatedCount = project.files.count(where: \.isGenerated)
    modules = Counted.all(project.fileIDs.flatMap { project.modules.names(ofFile: $0) }.map(\.text))
    usesKit = project.usesKit
    roles = RoleCount.all(in: project)
    let found = Dictionary(grouping: findings.filter { $0.suppression == nil }, by: \.rule)
    self.rules = rules.map { Counted(value: $0, count: found[$0.name]?.count ?? 0) }
    worst = found.compactMapValues { $0.map(\.severity).max() }
    folders = FolderSuggestion.all(for: project.files.map(\.path))
    patterns = PatternSuggestion.all(for: project)
  }

  /// What counts today, and so would fill a baseline.
  public var findingCount: Int { rules.filter { $0.value.severity != .off }.map(\.count).reduce(0, +) }
}

/// Something, and how often.
public struct Counted<Value: Sendable>: Sendable {
  public let value: Value
  public let count: Int
}

extension Counted<String> {
  /// The most frequent first.
  static func all(_ words: [String]) -> [Counted<String>] {
    Dictionary(grouping: words) { $0 }.map { Counted(value: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.value) < ($0.count, $1.value) }
  }
}

/// How many types play a role.
public struct RoleCount: Sendable {
  public let role: Role
  public let count: Int
  /// Those of which nothing but the name tells it.
  public let byName: Int

  static func all(in project: Project) -> [RoleCount] {
    let claims = project.typeIDs.flatMap { project.roles.claims(of: $0) }
    return Role.allCases.map { role in
      let all = claims.filter { $0.role == role }
      return RoleCount(role: role, count: all.count, byName: all.count { $0.basis == .name })
    }
  }
}
