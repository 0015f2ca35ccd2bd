import LintAnalysis
import LintRules
import LintSemantics
import LintSupport
import Testing

/// The findings of `forbidden_uses:`.
@Suite struct ForbiddenUseTests {
  private func messages(_ source: String, _ entries: ForbiddenUseEntry...) throws -> [String] {
    var conventions = Conventions()
    conventions.forbiddenUses = entries
    return try ForbiddenUse.check(FileReading(source: source, conventions: conventions)).map(\.message)
  }

  private func entry(_ pattern: String, _ scope: Scope = Scope(), message: String? = nil) throws -> ForbiddenUseEntry {
    ForbiddenUseEntry(patterns: [try #require(UsePattern(pattern))], scope: scope, message: message)
  }

  @Test func memberOfSubtypeMatches() throws {
    let source = """
      class Tracker { func track() {} ; func end() {} }
      final class Live: Tracker {}
      struct Row { let live = Live() ; func show() { live.track() } ; func hide() { live.end() } }
      """
    #expect(
      try messages(source, entry("Tracker.track")) == [
        "'Row' must not use 'Tracker.track'; remove this use"
      ])
  }

  @Test func inheritedMemberMatchesWithoutBase() throws {
    let source = "import UIKit\nclass A: UIViewController { func open() { present(B(), animated: true) } }"
    #expect(
      try messages(source, entry("UIViewController.present*", message: "use the coordinator")) == [
        "'A' must not use 'UIViewController.present'; use the coordinator"
      ])
  }

  @Test func typeAliasMatchesByEitherName() throws {
    let source = "enum Analytics {}\ntypealias Events = Analytics\nstruct Row { let events: Events.Type }"
    #expect(
      try messages(source, entry("Analytics")).contains("'Row' must not use 'Analytics'; remove this use"))
    #expect(try messages(source, entry("Eve*")).contains("'Row' must not use 'Events'; remove this use"))
  }

  @Test func localOfSameNameIsNotAUse() throws {
    #expect(try messages("func a(print: Int) { let log = 1 ; use(log, print) }", entry("print"), entry("log")) == [])
  }

  @Test func placeCountsOnceForSeveralEntries() throws {
    let source = "func a() { print(1) }"
    #expect(
      try messages(source, entry("print", message: "one"), entry("pr*", message: "two")) == [
        "'App.swift' must not use 'print'; one"
      ])
  }

  @Test func entryForOtherPathFindsNothing() throws {
    #expect(try messages("func a() { print(1) }", entry("print", Scope(paths: [PathPattern("Domain")]))) == [])
  }

  @Test func emptyConfigurationFindsNothing() throws {
    #expect(try messages("func a() { print(1) }") == [])
  }
}
