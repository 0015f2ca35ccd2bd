public import LintEngine
public import LintRules

/// The result of a run, for reporters.
public struct Report: Sendable {
  /// The findings that aren't suppressed, sorted by place.
  public let findings: [ReportedFinding]
  /// The findings that a comment or the baseline suppresses.
  public let suppressed: [ReportedFinding]
  /// The rules that ran, by name.
  public let rules: [RuleDescription]
  public let problems: [Problem]
  public let fileCount: Int
  public let sources: Sources
  /// The project's folder in its repository; empty if they are the same.
  public let folder: String

  public init(
    of findings: [ReportedFinding], rules: [RuleDescription], problems: [Problem] = [], fileCount: Int,
    sources: Sources, folder: String = ""
  ) {
    let sorted = findings.sorted()
    self.findings = sorted.filter { $0.suppression == nil }
    suppressed = sorted.filter { $0.suppression != nil }
    self.rules = rules.sorted { $0.name < $1.name }
    self.problems = problems
    self.fileCount = fileCount
    self.sources = sources
    self.folder = folder
  }
}

extension Report {
  /// The path relative to the repository, for services that receive the report.
  func pathInRepository(_ path: String) -> String { folder.isEmpty ? path : folder + "/" + path }

  /// The findings sorted by severity, the most severe first.
  var worstFirst: [ReportedFinding] {
    findings.sorted { $0.severity == $1.severity ? $0 < $1 : $0.severity > $1.severity }
  }

  /// `3 errors, 1 note`
  var counts: String {
    let counts = Dictionary(grouping: findings, by: \.severity).sorted { $0.key > $1.key }
    return counts.map { counted($0.value.count, "\($0.key)") }.joined(separator: ", ")
  }
}

/// The tool's name, version and addresses.
public enum Tool {
  static let name = "mvvmlint"
  public static let version = "1.1.0"
  static let address = "https://github.com/falcon283/SwiftMVVMPattern"
  static let help = address + "#enforce-it-in-an-existing-app"
}
