import LintAnalysis
import LintConfiguration
public import LintRules
import LintSupport
import LintSyntax

/// Applies the suppression comments of a file to its findings.
public struct Suppressions {
  public static let unused = RuleDescription(
    name: "unused-suppression", severity: .warning,
    summary: "A comment suppresses a rule that reports nothing there.",
    rationale: "The finding that it suppressed is fixed. If the comment remains, it hides the next mistake. Remove it.")

  public static let invalid = RuleDescription(
    name: "invalid-suppression", severity: .warning,
    summary: "The suppression comment is malformed or names an unknown rule.",
    rationale:
      "Write `// mvvmlint:disable:next rule-a rule-b - reason`. The other instructions are `disable:this`, `disable:previous`, and `disable` with `enable`."
  )

  private var ranges: [SuppressionRange] = []
  /// The findings about the comments themselves.
  private var commentFindings: [ReportedFinding] = []
  private let report: FileReport
  /// The line that `disable:next` refers to, by the line of the comment.
  private let nextLines: [Int: Int]

  /// - Parameter known: the names of all rules.
  public init(_ report: FileReport, known: [String]) {
    self.report = report
    nextLines = Self.nextLines(report.directives)
    var open: [SuppressionRange] = []
    for directive in report.directives {
      do throws(SuppressionComment.ParseError) {
        let instruction = try SuppressionComment(directive.text)
        add(instruction, directive, known, &open)
      } catch {
        note(Self.invalid, directive, Self.message(error), Self.instructions)
      }
    }
    ranges += open
  }

  /// The findings, marked if they are suppressed, and the findings about the comments themselves.
  ///
  /// - Parameter runs: whether a rule runs in this file. Comments about other rules aren't reported as unused.
  public func findings(where runs: (String) -> Bool) -> [ReportedFinding] {
    let coverage = SuppressionCoverage(of: report.findings, by: ranges)
    let marked = report.findings.map { self.marked($0, coverage) }
    let texts = Dictionary(report.directives.map { ($0.extent, $0.text) }) { first, _ in first }
    let unmatched = zip(ranges, coverage.isUsed).filter { range, isUsed in
      !isUsed && runs(range.rule) && !Self.isAboutComments(range.rule)
    }
    let unused = unmatched.map { range, _ in
      finding(
        Self.unused, range.extent, texts[range.extent] ?? "",
        Self.idleMessage(range.rule), Self.reason(range))
    }
    let ofComments = SuppressionCoverage(of: commentFindings + unused, by: ranges)
    return (marked + (commentFindings + unused).map { self.marked($0, ofComments) }).sorted()
  }

  /// Whether a comment suppresses the findings of a rule in a line.
  func covers(_ line: Int, _ rule: String) -> Bool {
    ranges.contains { ($0.rule == rule || $0.rule == SuppressionRange.all) && $0.lines.contains(line) }
  }

  private func marked(_ finding: ReportedFinding, _ coverage: SuppressionCoverage) -> ReportedFinding {
    guard let range = coverage.range(of: finding) else { return finding }
    var finding = finding
    finding.suppression = .inSource(reason: ranges[range].reason)
    return finding
  }

  private static func isAboutComments(_ rule: String) -> Bool { rule == unused.name || rule == invalid.name }
}

/// Turns each comment into ranges of lines.
extension Suppressions {
  private mutating func add(
    _ instruction: SuppressionComment, _ directive: LocatedDirective, _ known: [String],
    _ open: inout [SuppressionRange]
  ) {
    for written in instruction.rules {
      let rule = RenamedRules.currentName(of: written)
      if rule != written {
        note(
          Self.invalid, directive, Self.renamedMessage(written, to: rule), "the former name still works",
          severity: .note)
      }
      guard rule == SuppressionRange.all || known.contains(rule) else {
        note(
          Self.invalid, directive, Self.unknownMessage(rule, nearest: Spelling.nearest(to: rule, among: known)),
          "'mvvmlint rules' doesn't list it")
        continue
      }
      if instruction.verb == .enable {
        close(rule, directive, &open)
      } else {
        let range = SuppressionRange(
          rule: rule, lines: lines(instruction.verb, directive), reason: instruction.reason, extent: directive.extent)
        if instruction.verb == .disable { open.append(range) } else { ranges.append(range) }
      }
    }
  }

  /// Lines that contain only suppression comments are skipped.
  static func nextLines(_ directives: [LocatedDirective]) -> [Int: Int] {
    let alone = Set(directives.lazy.filter(\.isAlone).map(\.extent.start.line))
    var next: [Int: Int] = [:]
    for line in Set(directives.lazy.map(\.extent.start.line)).sorted(by: >) {
      next[line] = alone.contains(line + 1) ? next[line + 1] : line + 1
    }
    return next
  }

  private func lines(_ verb: SuppressionComment.Verb, _ directive: LocatedDirective) -> ClosedRange<Int> {
    let line = directive.extent.start.line
    switch verb {
    case .this, .enable: return line...line
    case .next:
      let next = nextLines[line] ?? line + 1
      return next...next
    case .previous: return max(1, line - 1)...max(1, line - 1)
    case .disable: return line...Int.max
    }
  }

  /// Ends the regions of a rule, or all of them.
  private mutating func close(_ rule: String, _ directive: LocatedDirective, _ open: inout [SuppressionRange]) {
    let ended = open.filter { rule == SuppressionRange.all || $0.rule == rule }
    if ended.isEmpty {
      return note(
        Self.unused, directive, Self.notDisabledMessage(rule), "no comment above disables '\(rule)'")
    }
    open.removeAll { rule == SuppressionRange.all || $0.rule == rule }
    let last = directive.extent.start.line
    ranges += ended.map { range in
      SuppressionRange(
        rule: range.rule, lines: range.lines.lowerBound...max(range.lines.lowerBound, last), reason: range.reason,
        extent: range.extent)
    }
  }

  mutating func note(
    _ about: RuleDescription, _ directive: LocatedDirective, _ message: String, _ reason: String,
    severity: Severity? = nil
  ) {
    commentFindings.append(finding(about, directive.extent, directive.text, message, reason, severity: severity))
  }

  func finding(
    _ about: RuleDescription, _ extent: Extent, _ text: String, _ message: String, _ reason: String,
    severity: Severity? = nil
  ) -> ReportedFinding {
    ReportedFinding(
      about: about, path: report.path, extent: extent, severity: severity ?? about.severity, message: message,
      reasons: [ReportedReason(reason)],
      fingerprint: Fingerprint(rule: about.name, path: report.path, declaration: "", code: text))
  }
}

extension Suppressions {
  /// The pages of the rules about comments.
  public static let pages = [
    RulePage(
      unused, messages: [idleMessage("<rule>"), notDisabledMessage("<rule>")],
      example: ExamplePair(
        broken: """
          final class ListViewModel {
            // ↓mvvmlint:disable:next view-reference
            var title = ""
          }
          """,
        fixed: """
          final class ListViewModel {
            var title = ""
          }
          """),
      fix: .safe("Removes the comment, or the rule from a comment about several rules."),
      limits: [
        "It skips a comment about a rule that doesn't run in the file.",
        "It skips a comment about this rule or `\(invalid.name)`.",
      ]),
    RulePage(
      invalid,
      messages: [
        unknownMessage("<rule>", nearest: nil), unknownMessage("<rule>", nearest: "<other rule>"),
        renamedMessage("<former name>", to: "<rule>"),
        message(.noRule("<instruction>")), message(.verb("<word>")),
      ],
      example: ExamplePair(
        broken: """
          final class ListViewModel {
            // ↓mvvmlint:disable:next view-refrence - only until the view has a presenter
            var label: UILabel?
          }
          """, replacing: "refrence", with: "reference"),
      fix: .suggested(
        "Replaces a misspelled instruction or rule with the most similar one, and a former name with the current one."),
      limits: [
        "It checks only comments that start with `// mvvmlint:`. Other spellings are ordinary comments.",
        "The former name of a rule still works; the comment is then only a note.",
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
    "'\(rule)' is not a rule; \(nearest.map { "use '\($0)'" } ?? "correct the name, or write ' - ' before a reason")"
  }

  static func renamedMessage(_ former: String, to current: String) -> String {
    "'\(former)' was renamed; use '\(current)'"
  }

  static func message(_ error: SuppressionComment.ParseError) -> String {
    switch error {
    case .noRule(let verb): return "'\(verb)' names no rule; add the name of a rule, or 'all'"
    case .verb(let word):
      let nearest = Spelling.nearest(to: word, among: SuppressionComment.Verb.allCases.map(\.rawValue))
      return "'\(word)' is not an instruction; use '\(nearest ?? "disable:next")'"
    }
  }
}

/// Findings about comments, for their fixes.
extension Suppressions {
  /// The name that a rule has now, for a name in a comment.
  package static func currentName(_ written: String) -> String { RenamedRules.currentName(of: Spelling.rule(written)) }

  /// Whether a name in a comment is that of a rule, or `all`.
  package static func isKnown(_ written: String) -> Bool {
    let name = currentName(written)
    return name == SuppressionRange.all || FindingConfigurator.descriptions.contains { $0.name == name }
  }

  /// The messages of ``unused`` for a name in a comment.
  package static func unusedMessages(ofName written: String) -> [String] {
    let name = currentName(written)
    return [idleMessage(name), notDisabledMessage(name)]
  }

  /// The replacement for a misspelled name or a former one, and the messages of ``invalid`` that ask for it.
  package static func correction(ofName written: String) -> (replacement: String, messages: [String])? {
    let (canonical, name) = (Spelling.rule(written), currentName(written))
    let known = FindingConfigurator.descriptions.map(\.name)
    if known.contains(name) {
      return name == canonical ? nil : (name, [renamedMessage(canonical, to: name)])
    }
    if name == SuppressionRange.all { return nil }
    return Spelling.nearest(to: name, among: known).map { ($0, [unknownMessage(name, nearest: $0)]) }
  }

  /// The replacement for a misspelled instruction, and the message of ``invalid`` that asks for it.
  package static func correction(ofVerb written: String) -> (replacement: String, message: String)? {
    if SuppressionComment.Verb(rawValue: written) != nil { return nil }
    let nearest = Spelling.nearest(to: written, among: SuppressionComment.Verb.allCases.map(\.rawValue))
    return nearest.map { ($0, message(.verb(written))) }
  }
}
