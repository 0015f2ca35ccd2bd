public import LintEngine
public import LintRules

/// The result of a fix provider for findings of one file: a fix, or the reason why there is none.
public enum FixProposal: Sendable {
  case fix(Fix)
  case refused(RefusedFix)
}

/// Findings that aren't fixed, although their rule has a fix.
public struct RefusedFix: Sendable {
  public let findings: [ReportedFinding]
  public let level: FixLevel
  public let reason: FixRefusal

  public init(of findings: [ReportedFinding], _ level: FixLevel, _ reason: FixRefusal) {
    self.findings = findings
    self.level = level
    self.reason = reason
  }
}

/// The reason why a finding isn't fixed.
public struct FixRefusal: Hashable, Sendable {
  /// A clause that ends the sentence "not fixed, because …".
  public let text: String
  /// The name or the place that the reason is about in this case.
  public let detail: String?

  public init(_ text: String, _ detail: String? = nil) {
    self.text = text
    self.detail = detail
  }

  /// The same reason, about a name, place or expression. One on several lines is written on one.
  public func about(_ detail: String) -> FixRefusal {
    FixRefusal(text, detail.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  public var fullText: String { text + (detail.map { " (\($0))" } ?? "") }
}
