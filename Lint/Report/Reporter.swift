public import LintCheck

/// A way to tell findings.
public enum Reporter: String, Sendable, CaseIterable {
  case terminal, xcode, json

  public func report(_ findings: [RuledFinding]) -> String {
    switch self {
    case .terminal: TerminalReport.text(findings)
    case .xcode: XcodeReport.text(findings)
    case .json: JSONReport.text(findings)
    }
  }
}
