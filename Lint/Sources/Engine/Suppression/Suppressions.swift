import LintAnalysis
import LintConfiguration
public import LintRules

/// What the comments of a file say of its findings.
public struct Suppressions {
  public static let unused = RuleDescription(
    name: "unused-suppression", severity: .warning,
    summary: "A comment suppresses a finding that is not there.",
    rationale: "What it was written for is mended: without it, the next mistake would go unseen. Remove it.")

  public static let invalid = RuleDescription(
    name: "invalid-suppression", severity: .warning,
    summary: "A comment suppresses nothing that there is: it names no rule, or says what nobody understands.",
    rationale:
      "Write // mvvmlint:disable:next rule-a rule-b - reason; or disable:this, disable:previous, disable … enable.")

  var marks: [Mark] = []
  var own: [RuledFinding] = []
  let report: FileReport
  /// For a comment of ours, the line that it means by the next.
  let nextLines: [Int: Int]

  /// - Parameter known: the names of all rules.
  public init(_ report: FileReport, known: [String]) {
    self.report = report
    nextLines = Self.nextLines(report.directives)
    var open: [Mark] = []
    for directive in report.directives {
      do throws(Instruction.Mistake) {
        let instruction = try Instruction(directive.text)
        take(instruction, directive, known, &open)
      } catch {
        note(Self.invalid, directive, Self.message(error))
      }
    }
    marks += open
  }

  /// The findings, those that are suppressed with the reason; and what is wrong with the comments.
  ///
  /// - Parameter runs: whether a rule was asked here: of a rule that was not, nobody knows what it would have found.
  public func findings(where runs: (String) -> Bool) -> [RuledFinding] {
    let coverage = Coverage(of: report.findings, by: marks)
    let told = report.findings.map { judged($0, coverage) }
    let texts = Dictionary(report.directives.map { ($0.extent, $0.text) }) { first, _ in first }
    let idle = zip(marks, coverage.isUsed).filter { mark, isUsed in
      !isUsed && runs(mark.rule) && !Self.isOwn(mark.rule)
    }
    let unused = idle.map { mark, _ in
      finding(
        Self.unused, mark.extent, texts[mark.extent] ?? "",
        Self.idleMessage(mark.rule))
    }
    let ofComments = Coverage(of: own + unused, by: marks)
    return (told + (own + unused).map { judged($0, ofComments) }).sorted()
  }

  private func judged(_ finding: RuledFinding, _ coverage: Coverage) -> RuledFinding {
    guard let mark = coverage.mark(of: finding) else { return finding }
    var finding = finding
    finding.suppression = .inSource(reason: marks[mark].reason)
    return finding
  }

  private static func isOwn(_ rule: String) -> Bool { rule == unused.name || rule == invalid.name }
}
