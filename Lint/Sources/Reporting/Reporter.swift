/// An output format.
public enum Reporter: String, Sendable, CaseIterable {
  case terminal, xcode, github, sarif, json, junit, codeclimate

  /// - Parameter paint: what it looks like; only `terminal` asks.
  public func text(of report: Report, _ paint: Paint = .words) -> String {
    switch self {
    case .terminal: TerminalReport.text(report, paint)
    case .xcode: XcodeReport.text(report)
    case .github: GitHubReport.text(report)
    case .sarif: SARIFReport.text(report)
    case .json: JSONReport.text(report)
    case .junit: JUnitReport.text(report)
    case .codeclimate: CodeClimateReport.text(report)
    }
  }
}
