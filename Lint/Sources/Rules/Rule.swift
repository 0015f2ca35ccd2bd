public import LintAnalysis
import LintSemantics
import LintSyntax

/// One law of the architecture. It reads the project, and yields findings.
///
/// A rule is one file in `Rules/`, named as the rule is; adding the file adds the rule.
public protocol Rule: Sendable {
  static var name: String { get }
  /// Its severity where no configuration speaks, and in a comment the data that it rests on.
  static var severity: Severity { get }
  /// Its severity where the kit's protocols say what a type is. A rule that is off may count there: such a finding states
  /// this as its own.
  static var kitSeverity: Severity { get }
  /// One sentence: what breaks the rule.
  static var summary: String { get }
  /// Why that is bad, what to do, and what is left out on purpose.
  static var rationale: String { get }
  static var examples: Examples { get }

  /// The findings of one file. Other files are there to be asked, not to be reported.
  static func check(_ file: FileReading) -> [Finding]
}

extension Rule {
  public static var kitSeverity: Severity { severity }
}
