import LintSyntax

/// The findings in a file and its suppression comments.
public struct FileReport: Sendable {
  public let path: String
  /// Sorted by place; equal ones are numbered.
  public let findings: [ReportedFinding]
  public let directives: [LocatedDirective]
  /// The reason why the rules didn't finish, if they didn't.
  public let problem: Problem?

  /// Whether there is nothing to report.
  var isEmpty: Bool { findings.isEmpty && directives.isEmpty && problem == nil }

  public init(path: String, findings: [ReportedFinding], directives: [LocatedDirective], problem: Problem? = nil) {
    self.path = path
    self.findings = findings
    self.directives = directives
    self.problem = problem
  }
}

/// A comment `// mvvmlint:…`: the text after the colon and its place.
public struct LocatedDirective: Sendable, Hashable {
  public let text: String
  public let extent: Extent
  /// Whether the line contains nothing else.
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
