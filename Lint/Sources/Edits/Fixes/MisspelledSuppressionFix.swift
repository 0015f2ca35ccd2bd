import LintEngine
import LintRules
import LintSupport
import LintSyntax

/// Corrects misspelled instructions and rules in suppression comments.
enum MisspelledSuppressionFix: FixProvider {
  static let rules = [Suppressions.invalid.name]
  static let level = FixLevel.suggested

  private static let unlike = FixRefusal("no rule or instruction has a similar name")
  private static let withoutRule = FixRefusal("the comment names no rule")

  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal] {
    var corrected: Set<UInt32> = []
    return findings.map { finding in
      let comment = CommentWords(in: finding.extent.range, of: file.source)
      let corrections = corrections(in: comment).filter { !corrected.contains($0.word.range.start) }
      guard let found = corrections.first(where: { $0.messages.contains(finding.message) }) else {
        return refused(finding, comment.names.isEmpty && comment.verb != nil ? withoutRule : unlike)
      }
      corrected.insert(found.word.range.start)
      return .fix(
        Fix(
          of: [finding], level, "Replace '\(found.word.text)' with '\(found.replacement)'",
          [TextEdit(found.word.range, found.replacement)], in: [comment.range],
          suppressing: Set(found.suppressedRules)))
    }
  }

  /// A word with its replacement, and the messages that ask for it.
  private struct Correction {
    let word: CommentWord
    let replacement: String
    let messages: [String]
    let suppressedRules: [String]
  }

  private static func corrections(in comment: CommentWords) -> [Correction] {
    let names = comment.names.compactMap { word -> Correction? in
      guard let (replacement, messages) = Suppressions.correction(ofName: word.text) else { return nil }
      return Correction(word: word, replacement: replacement, messages: messages, suppressedRules: [replacement])
    }
    guard let verb = comment.verb, let (replacement, message) = Suppressions.correction(ofVerb: verb.text) else {
      return names
    }
    let rules = comment.names.map { Suppressions.currentName($0.text) }
    let all = rules.contains(SuppressionRange.all) ? FindingConfigurator.descriptions.map(\.name) : rules
    return names + [Correction(word: verb, replacement: replacement, messages: [message], suppressedRules: all)]
  }
}
