import ArgumentParser
import LintCheck
import LintVerdict

/// How what was there before is kept apart from what is new.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What was there before, instead of \(Baseline.fileName) at the root.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Report also what the baseline holds.")
  var noBaseline = false

  @Flag(help: "Fail when the baseline holds what is no longer found.")
  var failOnStaleBaseline = false

  /// The findings, those of the baseline marked as such; and whether entries of it are stale.
  func judge(
    _ inspection: Inspection, root: String, isQuiet: Bool, where isReported: (String) -> Bool
  ) throws -> (findings: [RuledFinding], isStale: Bool) {
    let file = BaselineFile(named: baseline, root: root, inspection.configuration)
    guard !noBaseline, let baseline = try file.read() else { return (inspection.findings, false) }
    let stale = inspection.stale(baseline, where: isReported)
    if !isQuiet || failOnStaleBaseline { StaleEntries.tell(stale, of: file.path) }
    return (baseline.marking(inspection.findings), !stale.isEmpty)
  }
}

/// Entries of a baseline that have done their work.
enum StaleEntries {
  private static let limit = 10

  static func tell(_ entries: [Fingerprint], of path: String) {
    if entries.isEmpty { return }
    let count = entries.count == 1 ? "1 finding that is" : "\(entries.count) findings that are"
    Standard.error("mvvmlint: \(path) holds \(count) no longer there; 'mvvmlint baseline --prune' removes them:")
    for entry in entries.prefix(limit) {
      let place = entry.declaration.isEmpty ? "" : " in \(entry.declaration)"
      Standard.error("  \(entry.path): \(entry.rule)\(place): \(entry.code)")
    }
    if entries.count > limit { Standard.error("  and \(entries.count - limit) more") }
  }
}
