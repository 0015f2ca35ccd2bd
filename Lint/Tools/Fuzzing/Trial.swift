import LintAnalysis
import LintConfiguration
import LintEngine
import LintRules
import LintSemantics
import LintSyntax

/// All that reads what others wrote, asked about one input: whatever it is, each must come back.
public enum Trial {
  private static let path = "Sources/App/App.swift"

  /// As a source, with every rule and its comments. What was found does not matter.
  public static func source(_ bytes: [UInt8]) {
    let facts = bytes.withUnsafeBytes { try? Parser.fast.reader.facts(of: $0, path: path) }
    guard let facts else { return }
    let project = Project(files: [facts], modules: Modules(paths: [path], roots: [], packages: []))
    let reading = FileReading(project, file: FileID(0))
    let findings = allRules.flatMap { $0.check(reading) }
    for finding in findings { _ = facts.lines.location(of: finding.place.offset) }
    let directives = facts.directives.map { located($0, in: facts) }
    let report = FileReport(path: path, findings: [], directives: directives)
    _ = Verdict.findings([report], under: Configuration())
  }

  private static func located(_ directive: Directive, in facts: FileFacts) -> LocatedDirective {
    let start = facts.lines.location(of: directive.range.start)
    let end = facts.lines.location(of: directive.range.end)
    return LocatedDirective(
      text: directive.text, extent: Extent(range: directive.range, start: start, end: end), isAlone: directive.isAlone)
  }

  /// As each of the other files that are read.
  public static func text(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? ConfigurationFile.configuration(text, knowing: ["view-reference"])
    _ = try? Baseline(text)
    for manifest in ["Package.swift", "App.podspec", "App.xcodeproj/project.pbxproj"] {
      _ = Targets.read(bytes, path: manifest)
    }
  }
}
