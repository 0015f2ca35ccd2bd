/// A way to tell findings.
public enum Reporter: String, Sendable, CaseIterable {
  case terminal, xcode, github, sarif, json, junit, codeclimate

  /// - Parameter inColor: whether who reads it shows colours; only `terminal` has any.
  public func text(of report: Report, inColor: Bool = false) -> String {
    switch self {
    case .terminal: TerminalReport.text(report, Paint(isOn: inColor))
    case .xcode: XcodeReport.text(report)
    case .github: GitHubReport.text(report)
    case .sarif: SARIFReport.text(report)
    case .json: JSONReport.text(report)
    case .junit: JUnitReport.text(report)
    case .codeclimate: CodeClimateReport.text(report)
    }
  }
}
