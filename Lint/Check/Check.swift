import LintCache
public import LintConfiguration
import LintFacts
public import LintProject
public import LintRule
import LintRules

/// One run over a project: read, join, ask the rules.
public struct Check: Sendable {
  public let problems: [Problem]
  public let sources: Sources
  public let configuration: Configuration
  private let gathering: Gathering

  /// - Parameter cache: where an earlier run left what it found out, and this one does; nowhere, and all is read anew.
  /// - Parameter progress: told after each file how many were read, of how many; from any thread.
  public init(
    _ sources: Sources, configuration: Configuration = Configuration(), cache: CachePlace? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.sources = sources
    self.configuration = configuration
    gathering = Gathering(sources, configuration, cache, progress)
    problems = gathering.problems
  }

  /// The project, joined when it is first asked for: nobody asks while nothing has changed.
  public var project: Project { gathering.project }

  /// Whether all files were joined: nobody need do so while nothing has changed, or nothing that a file declares.
  public var isJoined: Bool { gathering.isJoined }

  /// How many files were read, now or by an earlier run.
  public var fileCount: Int { gathering.fileCount }

  /// The files that are part of the project, also those that could not be read.
  public var paths: [String] { gathering.structure.paths }

  /// What the configuration says of paths that are not there.
  public var idlePatterns: [String] {
    IdlePatterns(configuration, excluding: gathering.excluding, paths: paths).lines
  }

  /// The findings of the rules, by place.
  public func findings(of rules: [any Rule.Type]) -> [RuledFinding] { reports(of: rules).flatMap(\.findings) }

  /// What the rules say of each file, where they or its comments say anything; generated files are nobody's to mend.
  public func reports(of rules: [any Rule.Type]) -> [FileReport] { reports(of: rules, within: .usual) }

  func reports(of rules: [any Rule.Type], within budget: TimeBudget) -> [FileReport] {
    Reporting(gathering, sources, rules, within: budget).reports.filter {
      !$0.findings.isEmpty || !$0.directives.isEmpty || $0.problem != nil
    }
  }
}
