import LintConfiguration
import LintSupport

/// The lines in which a comment suppresses a rule.
package struct SuppressionRange {
  /// The name of a rule, or ``all``.
  let rule: String
  let lines: ClosedRange<Int>
  let reason: String?
  let extent: Extent

  package static let all = "all"
}

/// A parsed suppression comment: `disable:next rule-a rule-b - reason`.
package struct SuppressionComment {
  package enum Verb: String, CaseIterable {
    case disable, enable
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
  }

  let verb: Verb
  let rules: [String]
  let reason: String?

  enum ParseError: Error {
    case verb(String)
    case noRule(String)
  }

  init(_ text: String) throws(ParseError) {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "\r" }
    guard let verb = words.first.flatMap({ Verb(rawValue: String($0)) }) else {
      throw .verb(words.first.map(String.init) ?? "")
    }
    let names = words.dropFirst().prefix { !Self.isDash($0) }
    if names.isEmpty { throw .noRule(verb.rawValue) }
    self.verb = verb
    rules = names.map(Spelling.rule)
    let rest = words.dropFirst(names.count + 2)
    reason = rest.first.flatMap { first in rest.last.map { String(text[first.startIndex..<$0.endIndex]) } }
  }

  /// Whether a word separates the rules from the reason.
  package static func isDash(_ word: some StringProtocol) -> Bool { ["-", "--", "–", "—"].contains(String(word)) }
}
