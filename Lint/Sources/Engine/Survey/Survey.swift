public import LintRules
public import LintSemantics
import LintSupport
import LintSyntax

/// An overview of a project for `mvvmlint init`.
public struct Survey: Sendable {
  public let fileCount: Int
  public let generatedCount: Int
  /// The modules with their numbers of files. If the root is a module, its name is empty.
  public let modules: [Counted<String>]
  public let usesKit: Bool
  public let roles: [RoleCount]
  /// The number of findings of each rule, including rules that are off.
  public let rules: [Counted<RuleDescription>]
  /// The highest severity of each rule's findings. If they depend on names only, it is lower than the rule's severity.
  let worst: [String: Severity]
  public let folders: [FolderSuggestion]
  public let patterns: [PatternSuggestion]

  /// - Parameter findings: the findings of all rules, including those that are off.
  public init(_ project: Project, rules: [RuleDescription], findings: [ReportedFinding]) {
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

  /// The number of findings that a baseline would contain.
  public var findingCount: Int { rules.filter { $0.value.severity != .off }.map(\.count).reduce(0, +) }
}

/// A value with its number of occurrences.
public struct Counted<Value: Sendable>: Sendable {
  public let value: Value
  public let count: Int
}

extension Counted<String> {
  /// Counts equal words, and sorts the most frequent first.
  static func all(_ words: [String]) -> [Counted<String>] {
    Dictionary(grouping: words) { $0 }.map { Counted(value: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.value) < ($0.count, $1.value) }
  }
}

/// The number of types with a role.
public struct RoleCount: Sendable {
  public let role: Role
  public let count: Int
  /// The types whose role follows from their names only.
  public let byName: Int

  static func all(in project: Project) -> [RoleCount] {
    let claims = project.typeIDs.flatMap { project.roles.claims(of: $0) }
    return Role.allCases.map { role in
      let all = claims.filter { $0.role == role }
      return RoleCount(role: role, count: all.count, byName: all.count { $0.basis == .name })
    }
  }
}

extension Survey {
  /// The printed overview.
  public var text: String {
    let kit = usesKit ? "The project uses SwiftMVVMPattern." : "The project doesn't use SwiftMVVMPattern."
    return [sizeText + "\n" + kit, roleText, ruleText, folderText].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let shownModules = 8

  private var sizeText: String {
    let names = modules.prefix(Self.shownModules).map { $0.value.isEmpty ? "the root" : $0.value }
    let more = modules.count > names.count ? " and \(modules.count - names.count) more" : ""
    let generated = generatedCount > 0 ? ", \(generatedCount) of them generated" : ""
    return "\(counted(fileCount, "Swift file"))\(generated), in \(counted(modules.count, "module")): "
      + names.joined(separator: ", ") + more
  }

  private var roleText: String {
    let rows = roles.filter { $0.count > 0 }.map { role in
      [role.role.rawValue, "\(role.count)", role.byName > 0 ? "\(role.byName) by name only" : ""]
    }
    return rows.isEmpty ? "No type has a known role." : "Roles\n" + CountTable.text(rows)
  }

  private var ruleText: String {
    let rows = rules.filter { $0.count > 0 }.map { rule in
      let severity = worst[rule.value.name] ?? rule.value.severity
      return [rule.value.name, "\(rule.count)", rule.value.severity == .off ? "(off)" : "\(severity)"]
    }
    return rows.isEmpty ? "No findings" : "Findings\n" + CountTable.text(rows)
  }

  private var folderText: String {
    let rows = folders.map { folder in
      [
        folder.path, "\(folder.fileCount)",
        folder.isForeign ? "excluded: third-party code" : "consider matchedExclusions it",
      ]
    }
    return rows.isEmpty ? "" : "Folders that may not be part of the app\n" + CountTable.text(rows)
  }
}

/// `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A table with three columns: words, right-aligned numbers, and words.
enum CountTable {
  static func text(_ rows: [[String]]) -> String {
    let words = rows.map { $0[0].count }.max() ?? 0
    let numbers = rows.map { $0[1].count }.max() ?? 0
    return rows.map { row in
      let line = "  " + row[0].padded(to: words + 2 + numbers - row[1].count) + row[1] + "  " + row[2]
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
