import LintAnalysis
import LintConfiguration
import LintRules
import LintSemantics
import LintSyntax
import Testing

/// What each rule shows is what it does.
@Suite struct ExampleTests {
  @Test("says nothing about what is fine", arguments: RuleExample.fine)
  func fine(_ example: RuleExample) throws {
    #expect(try example.found.isEmpty, "\(example.rule.name)")
  }

  @Test("finds what is marked, and nothing else", arguments: RuleExample.broken)
  func broken(_ example: RuleExample) throws {
    #expect(!example.places.isEmpty, "mark what is broken with \(BrokenExample.mark)")
    #expect(try example.found == example.marked, "\(example.rule.name)")
  }
}

struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let number: Int
  let source: String
  let places: [UInt32]

  var testDescription: String { "\(rule.name) \(number + 1)" }

  static let fine = allRules.flatMap { rule in
    rule.examples.fine.enumerated().map {
      RuleExample(rule: rule, number: $0.offset, source: $0.element.source, places: [])
    }
  }

  static let broken = allRules.flatMap { rule in
    rule.examples.broken.enumerated().map {
      RuleExample(rule: rule, number: $0.offset, source: $0.element.source, places: $0.element.places)
    }
  }

  /// The lines, with a mark where something was found.
  var found: [String] {
    get throws {
      let files = ExampleFile.all(in: source)
      let facts = try files.map { try SourceReader().facts(of: $0.source, path: $0.path) }
      let project = Project(
        files: facts, modules: Modules(paths: facts.map(\.path), roots: [], packages: []), conventions: try conventions)
      var start = 0
      return files.indices.flatMap { number -> [String] in
        defer { start += files[number].source.utf8.count }
        return lines(
          rule.check(FileReading(project, file: FileID(number))).map { UInt32(start) + $0.place.offset }.sorted())
      }
    }
  }

  private var conventions: Conventions {
    get throws {
      let text = rule.examples.configuration ?? ""
      return try ConfigurationFile.configuration(text, knowing: allRules.map { rule in rule.name }).conventions
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
