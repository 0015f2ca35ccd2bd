public import LintEngine
public import LintRules
import LintSupport
import LintSyntax

/// The result of a run, for reporters.
public struct Report: Sendable {
  /// The findings that aren't suppressed, sorted by place.
  public let findings: [ReportedFinding]
  /// The findings that a comment or the baseline suppresses.
  public let suppressed: [ReportedFinding]
  /// The rules that ran, by name.
  public let rules: [RuleDescription]
  public let problems: [Problem]
  public let skipped: [SkippedPath]
  /// The number of files that were checked.
  public let fileCount: Int
  /// The number of baseline entries without a finding, which are those of fixed findings.
  public let staleCount: Int
  public let sources: Sources
  /// The folder of the project, or the one that contains all projects, in its repository; empty if they are the same.
  public let folder: String
  /// The current directory, to which paths in a terminal are relative.
  public let directory: String

  public init(
    of findings: [ReportedFinding], rules: [RuleDescription], problems: [Problem] = [], skipped: [SkippedPath] = [],
    fileCount: Int, staleCount: Int = 0, sources: Sources, folder: String = "", directory: String? = nil
  ) {
    let sorted = findings.sorted()
    self.findings = sorted.filter { $0.suppression == nil }
    suppressed = sorted.filter { $0.suppression != nil }
    self.rules = rules.sorted { $0.name < $1.name }
    self.problems = problems
    self.skipped = skipped
    self.fileCount = fileCount
    self.staleCount = staleCount
    self.sources = sources
    self.folder = folder
    self.directory = directory ?? sources.root
  }

  /// Combines the reports of several projects. Paths become relative to the folder that contains all of them.
  public init(combining reports: [Report]) {
    let root = FilePath.commonFolder(of: reports.map(\.sources.root))
    var rules: [String: RuleDescription] = [:]
    for rule in reports.flatMap(\.rules) { rules[rule.name] = rule }
    func moved<Part>(_ parts: (Report) -> [Part], _ move: (Part, String) -> Part) -> [Part] {
      reports.flatMap { report in
        let folder = report.sources.root.dropFirst(root.count).drop { $0 == "/" }
        return parts(report).map { move($0, folder.isEmpty ? "" : folder + "/") }
      }
    }
    self.init(
      of: moved({ $0.findings + $0.suppressed }) { $0.moved(below: $1) }, rules: Array(rules.values),
      problems: moved(\.problems) { Problem(path: $1 + $0.path, reason: $0.reason, location: $0.location) },
      skipped: moved(\.skipped) { SkippedPath($1 + $0.path, isFolder: $0.isFolder, $0.reason) },
      fileCount: reports.map(\.fileCount).reduce(0, +), staleCount: reports.map(\.staleCount).reduce(0, +),
      sources: Sources(root: root),
      folder: Repository.folder(of: root), directory: reports.first?.directory)
  }
}

extension Report {
  /// The path relative to the repository, for services that receive the report.
  func pathInRepository(_ path: String) -> String { folder.isEmpty ? path : folder + "/" + path }

  /// The path relative to the current directory, for people.
  public func displayPath(_ path: String) -> String {
    PlainText.oneLine(FilePath.displayed(sources.root + "/" + path, from: directory))
  }

  /// The findings sorted by severity, the most severe first.
  var worstFirst: [ReportedFinding] {
    findings.sorted { $0.severity == $1.severity ? $0 < $1 : $0.severity > $1.severity }
  }

  /// The numbers of findings by severity: `3 errors, 1 note`.
  var counts: String {
    let counts = Dictionary(grouping: findings, by: \.severity).sorted { $0.key > $1.key }
    return counts.map { counted($0.value.count, "\($0.key)") }.joined(separator: ", ")
  }

  /// `1 error in 12 files; 3 in the baseline, 1 suppressed by comments.` A second line counts the skipped files.
  var summary: String {
    let others = suppressed.suppressionCounts
    return (findings.isEmpty ? "No findings" : counts) + " in " + counted(fileCount, "file")
      + (others.isEmpty ? "" : "; " + others) + ".\n" + skippedSummary
  }

  private var skippedSummary: String {
    if skipped.isEmpty { return "" }
    let folders = skipped.count(where: \.isFolder)
    let total = [
      skipped.count > folders ? counted(skipped.count - folders, "file") : "",
      folders > 0 ? counted(folders, "folder") : "",
    ].filter { !$0.isEmpty }.joined(separator: " and ")
    let reasons = SkipReason.allCases.compactMap { reason -> String? in
      let count = skipped.count { $0.reason == reason }
      return count > 0 ? "\(reason.text) (\(count))" : nil
    }
    return "Skipped \(total): \(reasons.joined(separator: ", ")).\n"
  }

  /// The list of skipped files and folders, for `--verbose`.
  public var skippedList: String {
    skipped.map { "\(displayPath($0.path))\($0.isFolder ? "/" : ""): skipped: \($0.reason.text)\n" }.joined()
  }
}

extension ReportedReason {
  /// The reason with its place on one line: `because …`.
  var line: String { line { $0 } }

  func line(_ shownPath: (String) -> String) -> String {
    "because \(text)" + (place.map { " (\(shownPath($0.path)):\($0.start.line):\($0.start.column))" } ?? "")
  }
}
