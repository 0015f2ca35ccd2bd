public import LintConfiguration
public import LintRules

/// Applies the configuration and the suppression comments to findings.
public enum FindingConfigurator {
  /// All rules, including those about suppression comments.
  public static let descriptions: [RuleDescription] = allRules.map { rule in RuleDescription(rule) } + commentRules

  public static let commentRules = [Suppressions.unused, Suppressions.invalid]

  /// The rules that run in at least one file.
  public static func enabledRules(under configuration: Configuration) -> [any Rule.Type] {
    allRules.filter { rule in configuration.mayRun(RuleDescription(rule)) }
  }

  /// The findings in the order of the reports; suppressed ones have a ``Suppression``.
  public static func findings(_ reports: [FileReport], under configuration: Configuration) -> [ReportedFinding] {
    let known = descriptions.map(\.name)
    return SuppressedPlaces(reports, known: known).splitting(reports).flatMap { report -> [ReportedFinding] in
      let states = states(at: report.path, configuration)
      let configured = FileReport(
        path: report.path, findings: configured(report.findings, states), directives: report.directives)
      let findings = Suppressions(configured, known: known).findings { $0 == RuleChoice.all || states[$0] != .off }
      return self.configured(findings, states)
    }
  }

  private static func states(at path: String, _ configuration: Configuration) -> [String: RuleState] {
    Dictionary(uniqueKeysWithValues: descriptions.map { ($0.name, configuration.state(of: $0, at: path)) })
  }

  private static func configured(_ findings: [ReportedFinding], _ states: [String: RuleState]) -> [ReportedFinding] {
    findings.compactMap { finding in
      switch states[finding.rule] {
      case .off, nil: nil
      case .stated: finding.statesSeverity ? finding : nil
      case .standard: finding
      case .fixed(let severity): finding.counted(as: severity)
      }
    }
  }
}
