import LintEngine

/// What is not as it was at another commit.
struct Changes {
  let lines: ChangedLines
  /// The files that changed, as they were; empty where they were not there.
  let before: [String: [UInt8]]

  /// Those in lines that changed; and those that were not found before, wherever they stand: a `prepareForReuse` that is
  /// emptied, or a base class that loses its parent, breaks what nobody has touched.
  ///
  /// - Parameter judged: all of the project.
  func findings(_ judged: [ReportedFinding], _ inspection: Inspection, _ options: ProjectOptions) -> [ReportedFinding] {
    let isOpen = judged.contains { $0.suppression == nil && !lines.touch($0) }
    let known = before.isEmpty || !isOpen ? Baseline(of: judged) : self.known(inspection, options)
    return zip(judged, known.marking(judged)).filter { finding, marked in
      lines.touch(finding) || marked.suppression == nil
    }.map(\.0)
  }

  /// What was found before.
  private func known(_ inspection: Inspection, _ options: ProjectOptions) -> Baseline {
    let sources = Sources(root: inspection.check.sources.root, replacing: before)
    return Baseline(of: Inspection(sources, inspection.configuration, options, isHistorical: true).findings)
  }
}
