public import LintAnalysis
import LintSemantics
import LintSyntax

/// A rule of the architecture. It reads the project and returns findings.
///
/// Each file of `BuiltIn` is a rule of the same name; adding the file adds the rule. Only `…Examples.swift` isn't a rule: it
/// holds long examples of the rule beside it.
public protocol Rule: Sendable {
  static var name: String { get }
  /// Its earlier names, oldest first. They keep working: see ``RenamedRules``.
  static var formerNames: [String] { get }
  /// The severity without a configuration. A comment beside it may explain the choice.
  static var severity: Severity { get }
  /// The reason for a severity below a warning, if the measured figures aren't the reason.
  static var severityReason: String? { get }
  /// The severity of findings that rest on the kit's protocols. If it is higher than `off`, the rule reports such findings even
  /// though it is off, and each of them states this severity.
  static var kitSeverity: Severity { get }
  /// One sentence that says what breaks the rule.
  static var summary: String { get }
  /// The reason for the rule, and the fix.
  static var rationale: String { get }
  /// The edit that `mvvmlint fix` makes, or the reason why it makes none.
  static var fix: RuleFix { get }
  /// Sentences about code that the rule misses, skips, or reports by mistake.
  static var limits: [String] { get }
  static var examples: Examples { get }
  /// The example on the rule's page. The default is the first broken example and the first fine one.
  static var pageExample: ExamplePair { get }

  /// Returns the findings in one file. The rule may read other files, but must not report them.
  static func check(_ file: FileReading) -> [Finding]

  /// Every message of the rule, with placeholders such as `<type>` for the parts that vary.
  static var messages: [String] { get }
}

extension Rule {
  public static var formerNames: [String] { [] }
  public static var severityReason: String? { nil }
  public static var kitSeverity: Severity { severity }
  public static var pageExample: ExamplePair { ExamplePair(broken: examples.broken[0], fixed: examples.fine[0]) }
}

/// The name, severity and texts of a rule, for findings and reporters.
public struct RuleDescription: Sendable, Hashable {
  public let name: String
  public let formerNames: [String]
  public let severity: Severity
  /// The severity of findings that rest on the kit's protocols.
  public let kitSeverity: Severity
  public let summary: String
  public let rationale: String

  public init(
    name: String, formerNames: [String] = [], severity: Severity, kitSeverity: Severity? = nil, summary: String,
    rationale: String
  ) {
    self.name = name
    self.formerNames = formerNames
    self.severity = severity
    self.kitSeverity = kitSeverity ?? severity
    self.summary = summary
    self.rationale = rationale
  }

  public init(_ rule: any Rule.Type) {
    self.init(
      name: rule.name, formerNames: rule.formerNames, severity: rule.severity, kitSeverity: rule.kitSeverity,
      summary: rule.summary, rationale: rule.rationale)
  }
}
