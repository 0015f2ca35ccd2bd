/// An output format.
public enum Reporter: String, Sendable, CaseIterable {
  case terminal, xcode, github, sarif, json, junit, codeclimate

  /// - Parameters:
  ///   - style: The style of `terminal`.
  ///   - explains: Whether `terminal` shows the reasons. The other formats always contain them.
  public func text(of report: Report, _ style: TerminalStyle = .plain, explains: Bool = false) -> String {
    switch self {
    case .terminal: TerminalReport.text(report, style, explains: explains)
    case .xcode: XcodeReport.text(report)
    case .github: GitHubReport.text(report)
    case .sarif: SARIFReport.text(report)
    case .json: JSONReport.text(report)
    case .junit: JUnitReport.text(report)
    case .codeclimate: CodeClimateReport.text(report)
    }
  }
}
