import LintAnalysis
import LintConfiguration
import LintEngine
import LintRules
import LintSemantics
import LintSyntax

/// Passes one input to every parser of untrusted text. Each must return.
public enum Trial {
  private static let path = "Sources/App/App.swift"

  /// Checks the input as a source with every rule. The findings don't matter.
  public static func source(_ bytes: [UInt8]) {
    let facts = bytes.withUnsafeBytes { try? Parser.default.reader.facts(of: $0, path: path) }
    guard let facts else { return }
    let project = Project(files: [facts], modules: Modules(paths: [path], roots: [], packages: []))
    let reading = FileReading(project, file: FileID(0))
    let findings = allRules.flatMap { $0.check(reading) }
    for finding in findings { _ = facts.lines.location(of: finding.place.offset) }
    let directives = facts.directives.map { located($0, in: facts) }
    let report = FileReport(path: path, findings: [], directives: directives)
    _ = FindingConfigurator.findings([report], under: Configuration())
  }

  private static func located(_ directive: Directive, in facts: FileFacts) -> LocatedDirective {
    let start = facts.lines.location(of: directive.range.start)
    let end = facts.lines.location(of: directive.range.end)
    return LocatedDirective(
      text: directive.text, extent: Extent(range: directive.range, start: start, end: end), isAlone: directive.isAlone)
  }

  /// Parses the input as each of the other files that the checker reads.
  public static func text(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? ConfigurationFile.configuration(text, ruleNames: ["view-reference"])
    _ = try? Baseline(text)
    for manifest in ["Package.swift", "App.podspec", "App.xcodeproj/project.pbxproj"] {
      _ = ManifestReader.read(bytes, path: manifest)
    }
  }
}
