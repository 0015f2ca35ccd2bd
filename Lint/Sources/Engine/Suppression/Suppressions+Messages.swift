import LintConfiguration
public import LintRules
import LintSupport

extension Suppressions {
  /// The pages of the rules about comments.
  public static let pages = [
    RulePage(
      unused, messages: [idleMessage("<rule>"), notDisabledMessage("<rule>")]),
    RulePage(
      invalid,
      messages: [
        unknownMessage("<rule>", nearest: nil), unknownMessage("<rule>", nearest: "<other rule>"),
        message(.noRule("<instruction>")), message(.verb("<word>")),
      ]),
  ]

  static let instructions =
    "the instructions are " + SuppressionComment.Verb.allCases.map(\.rawValue).joined(separator: ", ")

  /// The lines that an unused comment covers.
  static func reason(_ range: SuppressionRange) -> String {
    let (first, last) = (range.lines.lowerBound, range.lines.upperBound)
    let lines =
      first == last ? "line \(first)" : last == Int.max ? "lines \(first) and below" : "lines \(first) to \(last)"
    return "the comment covers \(lines)"
  }

  static func idleMessage(_ rule: String) -> String { "'\(rule)' reports nothing here; remove the suppression" }

  static func notDisabledMessage(_ rule: String) -> String {
    "'enable \(rule)' has no matching 'disable'; remove the comment"
  }

  static func unknownMessage(_ rule: String, nearest: String?) -> String {
    "'\(rule)' is not a rule; \(nearest.map { "use '\($0)'" } ?? "correct the name")"
  }

  static func message(_ mistake: SuppressionComment.Mistake) -> String {
    switch mistake {
    case .noRule(let verb): return "'\(verb)' names no rule; add the name of a rule, or 'all'"
    case .verb(let word):
      let nearest = Spelling.nearest(to: word, among: SuppressionComment.Verb.allCases.map(\.rawValue))
      return "'\(word)' is not an instruction; use '\(nearest ?? "disable:next")'"
    }
  }
}
