import LintConfiguration
import LintEngine
import LintRules

/// A project that was read, with all that its rules find and its comments say.
struct Inspection {
  let check: Check
  let configuration: Configuration
  /// All of the project, in the order of the reports.
  let findings: [ReportedFinding]
  /// What kept files from being checked.
  let problems: [Problem]
  /// What took how long.
  let durations: [(String, Duration)]

  /// - Parameter isOfBefore: whether the texts are those of the past, which nobody will ask about again.
  init(_ sources: Sources, _ configuration: Configuration, _ options: ReadingOptions, isHistorical: Bool = false) {
    let clock = ContinuousClock()
    let start = clock.now
    let check = options.check(sources, configuration, isHistorical: isHistorical)
    let joined = clock.now
    self.check = check
    self.configuration = configuration
    let reports = check.reports(of: ConfiguredRules.enabledRules(under: configuration))
    findings = ConfiguredRules.findings(reports, under: configuration)
    problems = check.problems + reports.compactMap(\.problem)
    durations = [("reading and joining", joined - start), ("rules", clock.now - joined)]
  }

  /// The rules that run somewhere.
  var rules: [RuleDescription] { ConfiguredRules.descriptions.filter { configuration.mayRun($0) } }

  /// The entries of a baseline that nothing matches any more, of files that are reported.
  func stale(_ baseline: Baseline, where isReported: (String) -> Bool) -> [Fingerprint] {
    let rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.name, $0) })
    let unread = Set(problems.map(\.path))
    return baseline.stale(among: findings) { entry in
      guard isReported(entry.path), !unread.contains(entry.path), let rule = rules[entry.rule] else { return false }
      return configuration.state(of: rule, at: entry.path) != .off
    }
  }

  func printProblems() {
    if check.fileCount == 0, problems.isEmpty {
      Standard.error("mvvmlint: there is no Swift file to check in \(check.sources.root): name the folder of a project")
    }
    for problem in problems { Standard.error("\(problem.path): not checked: \(problem.reason)") }
  }
}
