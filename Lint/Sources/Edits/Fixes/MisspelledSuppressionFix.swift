import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// Corrects misspelled instructions and rules in suppression comments. All words of a comment are corrected at once, because with one
/// wrong word left, the comment still suppresses nothing.
enum MisspelledSuppressionFix: FixProvider {
  static let rules = [Suppressions.invalid.name]
  static let level = FixLevel.suggested

  private static let unlike = FixRefusal("no rule or instruction has a similar name")
  private static let withoutRule = FixRefusal("the comment names no rule")
  private static let hasOtherMistake = FixRefusal("another word of the comment is similar to no rule; correct it first")

  private static let isNamed = FixRefusal("the comment already names the rule; remove the misspelled word")

  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal] {
    let byComment = Dictionary(grouping: findings, by: \.extent.range)
    return byComment.sorted { $0.key.start < $1.key.start }.flatMap { range, findings in
      proposals(for: findings, CommentWords(in: range, of: file.source))
    }
  }

  private static func proposals(for findings: [ReportedFinding], _ comment: CommentWords) -> [FixProposal] {
    let corrections = corrections(in: comment)
    var waiting = corrections[...]
    var fixed: [ReportedFinding] = []
    var others: [ReportedFinding] = []
    // Each finding is about one of the words. A misspelled instruction hides the findings about names.
    for finding in findings {
      if let index = waiting.firstIndex(where: { $0.messages.contains(finding.message) }) {
        waiting.remove(at: index)
        fixed.append(finding)
      } else {
        others.append(finding)
      }
    }
    let unmatched = others.map { refused($0, comment.names.isEmpty && comment.verb != nil ? withoutRule : unlike) }
    if fixed.isEmpty { return unmatched }
    if !others.isEmpty || leavesMistake(corrections, in: comment) {
      return unmatched + fixed.map { refused($0, hasOtherMistake) }
    }
    if repeatsName(corrections, in: comment) { return unmatched + fixed.map { refused($0, isNamed) } }
    let words = corrections.map { "'\($0.word.text)' with '\($0.replacement)'" }.joined(separator: ", ")
    return [
      .fix(
        Fix(
          of: fixed, level, "Replace \(words)", corrections.map { TextEdit($0.word.range, $0.replacement) },
          in: [comment.range], suppressing: suppressedRules(comment, corrections)))
    ]
  }

  /// Whether a name is wrong and has no correction.
  private static func leavesMistake(_ corrections: [Correction], in comment: CommentWords) -> Bool {
    comment.names.contains { word in
      !Suppressions.isKnown(word.text) && !corrections.contains { $0.word.range == word.range }
    }
  }

  /// Whether the comment would name a rule twice.
  private static func repeatsName(_ corrections: [Correction], in comment: CommentWords) -> Bool {
    let names = comment.names.map { word in
      corrections.first { $0.word.range == word.range }?.replacement ?? word.text
    }
    return Set(names).count < names.count && Set(comment.names.map(\.text)).count == names.count
  }

  // MARK: - Corrections

  /// A word with its replacement, and the messages that ask for it.
  private struct Correction {
    let word: CommentWord
    let replacement: String
    let messages: [String]
  }

  private static func corrections(in comment: CommentWords) -> [Correction] {
    let verb = comment.verb.flatMap { word in
      Suppressions.correction(ofVerb: word.text).map {
        Correction(word: word, replacement: $0.replacement, messages: [$0.message])
      }
    }
    let names = comment.names.compactMap { word in
      Suppressions.correction(ofName: word.text).map {
        Correction(word: word, replacement: $0.replacement, messages: $0.messages)
      }
    }
    return (verb.map { [$0] } ?? []) + names
  }

  /// The rules that the corrected comment suppresses.
  private static func suppressedRules(_ comment: CommentWords, _ corrections: [Correction]) -> Set<String> {
    let rules = comment.names.map { word in
      corrections.first { $0.word.range == word.range }?.replacement ?? Suppressions.currentName(word.text)
    }
    return Set(rules.contains(SuppressionRange.all) ? FindingConfigurator.descriptions.map(\.name) : rules)
  }
}
