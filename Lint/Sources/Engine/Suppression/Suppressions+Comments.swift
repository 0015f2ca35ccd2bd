import LintConfiguration
import LintRules
import LintSupport
import LintSyntax

/// What each comment asks for, and from where to where.
extension Suppressions {
  mutating func take(
    _ instruction: Instruction, _ directive: LocatedDirective, _ known: [String], _ open: inout [Mark]
  ) {
    for rule in instruction.rules {
      guard rule == Mark.all || known.contains(rule) else {
        note(Self.invalid, directive, Self.unknownMessage(rule, hint: Spelling.hint(for: rule, among: known)))
        continue
      }
      if instruction.verb == .enable {
        close(rule, directive, &open)
      } else {
        let mark = Mark(
          rule: rule, lines: lines(instruction.verb, directive), reason: instruction.reason, extent: directive.extent)
        if instruction.verb == .disable { open.append(mark) } else { marks.append(mark) }
      }
    }
  }

  /// A line that holds a comment of ours alone is not what the comment above it means.
  static func nextLines(_ directives: [LocatedDirective]) -> [Int: Int] {
    let alone = Set(directives.lazy.filter(\.isAlone).map(\.extent.start.line))
    var next: [Int: Int] = [:]
    for line in Set(directives.lazy.map(\.extent.start.line)).sorted(by: >) {
      next[line] = alone.contains(line + 1) ? next[line + 1] : line + 1
    }
    return next
  }

  private func lines(_ verb: Instruction.Verb, _ directive: LocatedDirective) -> ClosedRange<Int> {
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
  private mutating func close(_ rule: String, _ directive: LocatedDirective, _ open: inout [Mark]) {
    let ended = open.filter { rule == Mark.all || $0.rule == rule }
    if ended.isEmpty { return note(Self.unused, directive, Self.notDisabledMessage(rule)) }
    open.removeAll { rule == Mark.all || $0.rule == rule }
    let last = directive.extent.start.line
    marks += ended.map { mark in
      Mark(
        rule: mark.rule, lines: mark.lines.lowerBound...max(mark.lines.lowerBound, last), reason: mark.reason,
        extent: mark.extent)
    }
  }

  mutating func note(_ about: RuleDescription, _ directive: LocatedDirective, _ message: String) {
    own.append(finding(about, directive.extent, directive.text, message))
  }

  func finding(
    _ about: RuleDescription, _ extent: Extent, _ text: String, _ message: String
  ) -> RuledFinding {
    RuledFinding(
      about: about, path: report.path, extent: extent, severity: about.severity, message: message,
      fingerprint: Fingerprint(rule: about.name, path: report.path, declaration: "", code: text))
  }
}
