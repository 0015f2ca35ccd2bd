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
  private let previous: PreviousRun?
  private let loader: Lazy<ProjectLoader>

  /// - Parameter cache: where an earlier run left what it found out, and this one does; nowhere, and all is read anew.
  /// - Parameter progress: told after each file how many were read, of how many; from any thread.
  public init(
    _ sources: Sources, configuration: Configuration = Configuration(), parser: Parser = .default,
    cache place: CacheLocation? = nil, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.init(
      sources, configuration: configuration, parser: parser, cache: place, at: FileStamp.now(), progress: progress)
  }

  /// - Parameter moment: what the clock says.
  init(
    _ sources: Sources, configuration: Configuration = Configuration(), parser: Parser = .default,
    cache place: CacheLocation?, at moment: Int, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.sources = sources
    self.configuration = configuration
    let place = place?.keyed(by: parser)
    let key = place.map { _ in ProjectSnapshot.key(sources, configuration) }
    let cache = place.flatMap { CacheFile(path: $0.path, key: $0.key) }
    let before = cache.flatMap { cache in key.flatMap { PreviousRun(cache, sources, key: $0) } }
    loader = Lazy {
      ProjectLoader(sources, configuration, parser, place, cache, before, key: key, at: moment, progress)
    }
    previous = before.flatMap { $0.isUnchanged ? $0 : nil }
    problems = previous?.snapshot.problems ?? loader.value.problems
  }

  /// The project, joined when it is first asked for: nobody asks while nothing has changed.
  public var project: Project { loader.value.project }

  /// Whether stamps tell that nothing has changed since an earlier run.
  var isUnchanged: Bool { previous != nil }

  /// Whether the sources are those that an earlier run found.
  var reusesFolders: Bool { isUnchanged || loader.value.reusesFolders }

  /// Whether all files were joined: nobody need do so while nothing has changed, or nothing that a file declares.
  public var isJoined: Bool { loader.existing?.isJoined ?? false }

  /// How many files were read, now or by an earlier run.
  public var fileCount: Int { previous?.snapshot.fileCount ?? loader.value.fileCount }

  /// The files that are part of the project, also those that could not be read.
  public var paths: [String] { previous?.snapshot.paths ?? loader.value.layout.paths }

  /// What the configuration says of paths that are not there.
  public var unmatchedPatterns: [String] {
    let excluding = previous?.snapshot.excluding ?? loader.value.excluding
    return UnmatchedPatterns(configuration, excluding: excluding, paths: paths).lines
  }

  /// The findings of the rules, by place.
  public func findings(of rules: [any Rule.Type]) -> [ReportedFinding] { reports(of: rules).flatMap(\.findings) }

  /// What the rules say of each file, where they or its comments say anything; generated files are nobody's to mend.
  public func reports(of rules: [any Rule.Type]) -> [FileReport] { reports(of: rules, within: .usual) }

  func reports(of rules: [any Rule.Type], within budget: TimeBudget) -> [FileReport] {
    if let told = previous?.reports(of: rules) { return told }
    return RuleRunner(loader.value, sources, rules, within: budget).reports.filter { !$0.isEmpty }
  }
}

/// How long a file may take, to be read and again to be judged: no source that people write comes near it, and one that was
/// made to hurt ends there.
struct TimeBudget: Sendable {
  let time: @Sendable (_ bytes: Int) -> Duration

  /// A debug build parses a megabyte in five seconds, a release build in a tenth of one.
  static let usual = TimeBudget { bytes in .seconds(10 + 10 * (bytes >> 20)) }

  func reason(bytes: Int, doing work: String) -> String {
    "it took longer than \(time(bytes).components.seconds) seconds \(work): exclude it"
  }
}
