import LintEngine

/// How what was there before is kept apart from what is new.
extension CheckCommand {
  /// The findings, those of the baseline marked as such; and whether entries of it are stale.
  func judge(
    _ inspection: Inspection, root: String, where isReported: (String) -> Bool
  ) throws -> (findings: [ReportedFinding], isStale: Bool) {
    let file = BaselineFile(named: baseline, root: root, inspection.configuration)
    guard !noBaseline, let baseline = try file.read() else { return (inspection.findings, false) }
    let stale = inspection.stale(baseline, where: isReported)
    if !quiet || failOnStaleBaseline { StaleEntries.tell(stale, of: file.path) }
    return (baseline.marking(inspection.findings), !stale.isEmpty)
  }
}
