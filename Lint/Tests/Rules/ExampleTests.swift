import Foundation
import LintAnalysis
import LintConfiguration
import LintRules
import LintSemantics
import LintSyntax
import Testing

/// The examples, messages and figures of each rule are correct.
@Suite struct ExampleTests {
  @Test(arguments: RuleExample.fine)
  func fineExampleHasNoFinding(_ example: RuleExample) throws {
    #expect(try example.found.isEmpty, "\(example.rule.name)")
  }

  @Test(arguments: RuleExample.broken)
  func brokenExampleHasFindingsAtMarks(_ example: RuleExample) throws {
    #expect(!example.places.isEmpty, "mark each broken place with \(BrokenExample.mark)")
    #expect(try example.found == example.marked, "\(example.rule.name)")
  }

  @Test(arguments: RuleExample.broken)
  func findingHasMessageOfRule(_ example: RuleExample) throws {
    let patterns = try example.rule.messages.map { message in
      try Regex(
        message.split(separator: /<[a-z ]+>/, omittingEmptySubsequences: false).map {
          NSRegularExpression.escapedPattern(for: String($0))
        }.joined(separator: ".+"))
    }
    for message in try example.messages {
      #expect(try patterns.contains { try $0.wholeMatch(in: message) != nil }, "\(example.rule.name): \(message)")
    }
  }

  @Test(arguments: RuleExample.broken)
  func findingHasPlainReasons(_ example: RuleExample) throws {
    for finding in try example.findings {
      #expect(!finding.reasons.isEmpty, "\(example.rule.name): \(finding.message)")
      #expect(finding.reasons.allSatisfy { isPlain($0.text) }, "\(finding.reasons)")
    }
  }

  /// Whether a text is one line without a final period, and doesn't address the reader.
  private func isPlain(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return !text.contains("\n") && !text.hasSuffix(".") && !words.contains { ["you", "your", "yours"].contains($0) }
  }

  @Test(arguments: allRules.indices)
  func accuracyFiguresMatchPage(index: Int) throws {
    let rule = allRules[index]
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Docs/mvvmlint.docc/Guides/Accuracy.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| \(rule.name) |")
    }
    .map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    for figure in rule.accuracy {
      let isStated = rows.contains { row in
        figure.sample == .mutants
          ? row[1] == "**all**" && row[2] == "\(figure.violations)" && row[3] == "\(figure.found)"
          : row.count > 6 && row[1] == "\(figure.violations)" && row[2] == "\(figure.found)"
            && row[6] == "\(figure.wrong)"
      }
      #expect(isStated, "\(rule.name): \(figure)")
    }
  }
}

struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let number: Int
  let source: String
  let places: [UInt32]

  var testDescription: String { "\(rule.name) \(number + 1)" }

  static let fine = allRules.flatMap { rule in
    (rule.examples.fine + [rule.pageExample.fixed]).enumerated().map {
      RuleExample(rule: rule, number: $0.offset, source: $0.element.source, places: [])
    }
  }

  static let broken = allRules.flatMap { rule in
    (rule.examples.broken + [rule.pageExample.broken]).enumerated().map {
      RuleExample(rule: rule, number: $0.offset, source: $0.element.source, places: $0.element.places)
    }
  }

  /// Each line of the source, from the place of a finding to the end.
  var found: [String] { get throws { lines(try located.map(\.place).sorted()) } }

  var messages: [String] { get throws { try findings.map(\.message) } }

  var findings: [Finding] { get throws { try located.map(\.finding) } }

  private var located: [(place: UInt32, finding: Finding)] {
    get throws {
      let files = ExampleFile.all(in: source)
      let facts = try files.map { try SourceReader().facts(of: $0.source, path: $0.path) }
      let project = Project(
        files: facts, modules: Modules(paths: facts.map(\.path), roots: [], packages: []), conventions: try conventions)
      var start = 0
      return zip(project.fileIDs, files).flatMap { id, file -> [(place: UInt32, finding: Finding)] in
        defer { start += file.source.utf8.count }
        return rule.check(FileReading(project, file: id)).map { (UInt32(start) + $0.place.offset, $0) }
      }
    }
  }

  private var conventions: Conventions {
    get throws {
      let text = rule.examples.configuration ?? ""
      return try ConfigurationFile.configuration(text, ruleNames: allRules.map { rule in rule.name }).conventions
    }
  }

  var marked: [String] { lines(places) }

  private func lines(_ places: [UInt32]) -> [String] {
    places.map { place in
      let offset = source.utf8.index(source.startIndex, offsetBy: Int(place))
      return String(source[offset...].prefix { !$0.isNewline })
    }
  }
}
