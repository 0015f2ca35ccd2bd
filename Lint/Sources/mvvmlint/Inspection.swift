import LintConfiguration
import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// The results of a run over a project.
struct Inspection {
  let check: Check
  let configuration: Configuration
  /// The findings in the whole project.
  let findings: [ReportedFinding]
  /// The files that weren't checked or have syntax errors.
  let problems: [Problem]
  let durations: [(String, Duration)]

  /// - Parameter isHistorical: whether the sources come from an earlier commit.
  init(_ sources: Sources, _ configuration: Configuration, _ options: ReadingOptions, isHistorical: Bool = false) {
    let clock = ContinuousClock()
    let start = clock.now
    let check = options.check(sources, configuration, isHistorical: isHistorical)
    let joined = clock.now
    self.check = check
    self.configuration = configuration
    let reports = check.reports(of: FindingConfigurator.enabledRules(under: configuration))
    findings = FindingConfigurator.findings(reports, under: configuration)
    problems = check.problems + reports.compactMap(\.problem)
    unfinished = reports.compactMap(\.problem).map { SkippedPath($0.path, .unreadable) }
    durations = [("reading and joining", joined - start), ("rules", clock.now - joined)]
  }

  /// The files for which the rules exceeded their time limit.
  let unfinished: [SkippedPath]

  /// The rules that run in at least one file.
  var rules: [RuleDescription] { FindingConfigurator.descriptions.filter { configuration.mayRun($0) } }

  /// The baseline entries in reported files that no finding matches.
  func stale(_ baseline: Baseline, where isReported: (String) -> Bool) -> [Fingerprint] {
    let rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.name, $0) })
    let unread = Set(problems.map(\.path))
    return baseline.stale(among: findings) { entry in
      guard isReported(entry.path), !unread.contains(entry.path), let rule = rules[entry.rule] else { return false }
      return configuration.state(of: rule, at: entry.path) != .off
    }
  }

  /// - Parameter absolutePaths: whether to print absolute paths, for Xcode.
  func printProblems(absolutePaths: Bool = false, where isReported: (String) -> Bool = { _ in true }) {
    if check.fileCount == 0, problems.isEmpty {
      StandardStreams.warn("no Swift files to check in \(check.sources.root); name the folder of a project")
    }
    Self.print(problems.filter { isReported($0.path) }, in: check.sources.root, absolutePaths: absolutePaths)
  }

  static func print(_ problems: [Problem], in root: String, absolutePaths: Bool = false) {
    let directory = FileSystem.absolute(".")
    for problem in problems {
      let absolute = root + "/" + problem.path
      let path = absolutePaths ? absolute : FilePath.displayed(absolute, from: directory)
      let place = problem.location.map { ":\($0.line):\($0.column)" } ?? ""
      StandardStreams.error("\(path)\(place): warning: \(problem.text)")
    }
  }
}
