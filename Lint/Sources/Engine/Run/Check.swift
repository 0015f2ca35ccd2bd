public import LintConfiguration
public import LintRules
public import LintSemantics
import LintSupport

/// One run over a project: read, join, ask the rules.
public struct Check: Sendable {
  public let problems: [Problem]
  public let sources: Sources
  public let configuration: Configuration
  /// What an earlier run said, where nothing has changed since.
  private let earlier: EarlierCheck?
  private let gathering: Lazily<Gathering>

  /// - Parameter cache: where an earlier run left what it found out, and this one does; nowhere, and all is read anew.
  /// - Parameter progress: told after each file how many were read, of how many; from any thread.
  public init(
    _ sources: Sources, configuration: Configuration = Configuration(), parser: Parser = .default,
    cache place: CachePlace? = nil, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.init(sources, configuration: configuration, parser: parser, cache: place, at: Stamp.now(), progress: progress)
  }

  /// - Parameter moment: what the clock says.
  init(
    _ sources: Sources, configuration: Configuration = Configuration(), parser: Parser = .default,
    cache place: CachePlace?, at moment: Int, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.sources = sources
    self.configuration = configuration
    let place = place?.keyed(by: parser)
    let key = place.map { _ in Standing.key(sources, configuration) }
    let cache = place.flatMap { CacheFile(path: $0.path, key: $0.key) }
    let before = cache.flatMap { cache in key.flatMap { EarlierCheck(cache, sources, key: $0) } }
    gathering = Lazily {
      Gathering(sources, configuration, parser, place, cache, before, key: key, at: moment, progress)
    }
    earlier = before.flatMap { $0.isUnchanged ? $0 : nil }
    problems = earlier?.standing.problems ?? gathering.value.problems
  }

  /// The project, joined when it is first asked for: nobody asks while nothing has changed.
  public var project: Project { gathering.value.project }

  /// Whether stamps tell that nothing has changed since an earlier run.
  var isUnchanged: Bool { earlier != nil }

  /// Whether the sources are those that an earlier run found.
  var keepsFolders: Bool { isUnchanged || gathering.value.keepsFolders }

  /// Whether all files were joined: nobody need do so while nothing has changed, or nothing that a file declares.
  public var isJoined: Bool { gathering.made?.isJoined ?? false }

  /// How many files were read, now or by an earlier run.
  public var fileCount: Int { earlier?.standing.fileCount ?? gathering.value.fileCount }

  /// The files that are part of the project, also those that could not be read.
  public var paths: [String] { earlier?.standing.paths ?? gathering.value.structure.paths }

  /// What the configuration says of paths that are not there.
  public var idlePatterns: [String] {
    let excluding = earlier?.standing.excluding ?? gathering.value.excluding
    return IdlePatterns(configuration, excluding: excluding, paths: paths).lines
  }

  /// The findings of the rules, by place.
  public func findings(of rules: [any Rule.Type]) -> [RuledFinding] { reports(of: rules).flatMap(\.findings) }

  /// What the rules say of each file, where they or its comments say anything; generated files are nobody's to mend.
  public func reports(of rules: [any Rule.Type]) -> [FileReport] { reports(of: rules, within: .usual) }

  func reports(of rules: [any Rule.Type], within budget: TimeBudget) -> [FileReport] {
    if let told = earlier?.reports(of: rules) { return told }
    return Reporting(gathering.value, sources, rules, within: budget).reports.filter { !$0.isEmpty }
  }
}
