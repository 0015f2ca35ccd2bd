import LintConfiguration
public import LintRules
import LintSupport

extension Suppressions {
  /// The pages of the rules about comments.
  public static let pages = [
    RulePage(
      unused, messages: [idleMessage("<rule>"), idleMessage(SuppressionRange.all), notDisabledMessage("<rule>")]),
    RulePage(
      invalid, messages: [unknownMessage("<rule>", hint: ""), message(.noRule), message(.verb("<word>"))]),
  ]

  static func idleMessage(_ rule: String) -> String {
    rule == SuppressionRange.all
      ? "no rule finds anything here: remove this comment" : "\(rule) finds nothing here: remove it from this comment"
  }

  static func notDisabledMessage(_ rule: String) -> String { "\(rule) is not disabled here: remove this comment" }

  static func unknownMessage(_ rule: String, hint: String) -> String { "there is no rule \(rule)\(hint)" }

  static func message(_ mistake: SuppressionComment.Mistake) -> String {
    switch mistake {
    case .noRule: return "this comment names no rule: name it, or write all"
    case .verb(let word):
      let verbs = SuppressionComment.Verb.allCases.map(\.rawValue)
      return "mvvmlint does not understand '\(word)', but \(verbs.joined(separator: ", "))"
        + Spelling.hint(for: word, among: verbs)
    }
  }
}
