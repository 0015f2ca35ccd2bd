import LintEngine
public import LintRules

/// A kind of fix. It reads facts and findings and returns edits; ``FixEngine`` decides whether to apply them.
protocol FixProvider: Sendable {
  /// The rules whose findings it fixes.
  static var rules: [String] { get }
  static var level: FixLevel { get }

  /// One proposal or refusal for each finding, or for several findings at once.
  ///
  /// - Parameter findings: the findings of the rules in a file, sorted by place.
  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal]
}

extension FixProvider {
  static func refused(_ finding: ReportedFinding, _ reason: FixRefusal) -> FixProposal {
    .refused(RefusedFix(of: [finding], level, reason))
  }
}

/// All kinds of fixes.
public enum Fixes {
  static let providers: [any FixProvider.Type] = [
    UnusedSuppressionFix.self, MisspelledSuppressionFix.self, UIImportFix.self, WeakSelfFix.self, WeakPropertyFix.self,
  ]

  /// The rules with a fix, sorted by name.
  public static let rules = providers.flatMap { $0.rules }.sorted()

  /// The level of a rule's fix; nil if it has none.
  public static func level(ofRule name: String) -> FixLevel? { providers.first { $0.rules.contains(name) }?.level }
}
