import LintSyntax

/// What the rules found in a file, and what its comments say of that.
public struct FileReport: Sendable {
  public let path: String
  /// By place, alike ones numbered.
  public let findings: [ReportedFinding]
  public let directives: [LocatedDirective]
  /// Why the rules have nothing to say of it, where they did not come to an end.
  public let problem: Problem?

  /// Whether there is nothing to say.
  var isEmpty: Bool { findings.isEmpty && directives.isEmpty && problem == nil }

  public init(path: String, findings: [ReportedFinding], directives: [LocatedDirective], problem: Problem? = nil) {
    self.path = path
    self.findings = findings
    self.directives = directives
    self.problem = problem
  }
}

/// `// mvvmlint:…`: what stands behind the colon, and where.
public struct LocatedDirective: Sendable, Hashable {
  public let text: String
  public let extent: Extent
  /// Whether nothing else stands in its line.
  public let isAlone: Bool

  public init(text: String, extent: Extent, isAlone: Bool = true) {
    self.text = text
    self.extent = extent
    self.isAlone = isAlone
  }
}

extension LocatedDirective {
  init(_ directive: Directive, in facts: FileFacts) {
    self.init(text: directive.text, extent: Extent(directive.range, in: facts), isAlone: directive.isAlone)
  }
}
