public import LintConfiguration
public import LintRules
public import LintSemantics
import LintSupport

/// One run over a project: loads the files, resolves names and roles across them, and runs the rules.
public struct Check: Sendable {
  public let problems: [Problem]
  public let sources: Sources
  public let configuration: Configuration
  /// The earlier run, if nothing has changed since.
  private let previous: PreviousRun?
  private let loader: Lazy<ProjectLoader>

  /// - Parameters:
  ///   - location: the cache to read and to update. Without a cache, every file is read.
  ///   - progress: called from any thread after each file, with the number of files read and their total.
  public init(
    _ sources: Sources, configuration: Configuration = Configuration(), parser: Parser = .default,
    cache location: CacheLocation? = nil, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.init(
      sources, configuration: configuration, parser: parser, cache: location, at: FileStamp.now(), progress: progress)
  }

  /// - Parameter moment: the current time, in nanoseconds.
  init(
    _ sources: Sources, configuration: Configuration = Configuration(), parser: Parser = .default,
    cache location: CacheLocation?, at moment: Int, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.sources = sources
    self.configuration = configuration
    let location = location?.keyed(by: parser)
    let key = location.map { _ in ProjectSnapshot.key(sources, configuration) }
    let cache = location.flatMap { CacheFile(path: $0.path, key: $0.key) }
    let before = cache.flatMap { cache in key.flatMap { PreviousRun(cache, sources, key: $0) } }
    loader = Lazy {
      ProjectLoader(sources, configuration, parser, location, cache, before, key: key, at: moment, progress)
    }
    previous = before.flatMap { $0.isUnchanged ? $0 : nil }
    problems = previous?.snapshot.problems ?? loader.value.problems
  }

  /// The project, built on first use: an unchanged project never needs it.
  public var project: Project { loader.value.project }

  /// Whether file stamps show that nothing has changed since an earlier run.
  var isUnchanged: Bool { previous != nil }

  /// Whether the list of sources comes from an earlier run.
  var reusesFolders: Bool { isUnchanged || loader.value.reusesFolders }

  /// Whether this run joined all files, which isn't necessary if no declaration has changed.
  public var isJoined: Bool { loader.existing?.isJoined ?? false }

  /// The number of files that were read, now or by an earlier run.
  public var fileCount: Int { previous?.snapshot.fileCount ?? loader.value.fileCount }

  /// The files and folders that aren't checked.
  public var skipped: [SkippedPath] { previous?.snapshot.skipped ?? loader.value.skipped }

  /// The files of the project, including unreadable ones.
  public var paths: [String] { previous?.snapshot.paths ?? loader.value.layout.paths }

  /// Whether a file had these bytes when it was read.
  public func hasRead(_ bytes: [UInt8], from path: String) -> Bool {
    loader.value.contents.value[path] == bytes.withUnsafeBytes { Digest(of: $0) }
  }

  /// Messages about the patterns of the configuration that match no path.
  public var unmatchedPatterns: [String] {
    let matchedExclusions = previous?.snapshot.matchedExclusions ?? loader.value.matchedExclusions
    return UnmatchedPatterns(configuration, matchedExclusions: matchedExclusions, paths: paths).lines
  }

  /// The findings of the rules, sorted by place.
  public func findings(of rules: [any Rule.Type]) -> [ReportedFinding] { reports(of: rules).flatMap(\.findings) }

  /// The reports of the files with findings or suppression comments. Generated files have none.
  public func reports(of rules: [any Rule.Type]) -> [FileReport] { reports(of: rules, within: .usual) }

  func reports(of rules: [any Rule.Type], within budget: TimeBudget) -> [FileReport] {
    if let reports = previous?.reports(of: rules) { return reports }
    return RuleRunner(loader.value, sources, rules, within: budget).reports.filter { !$0.isEmpty }
  }
}

/// The time limit for reading a file, and for checking it. Only maliciously constructed sources exceed it.
struct TimeBudget: Sendable {
  let time: @Sendable (_ bytes: Int) -> Duration

  /// A debug build parses a megabyte in five seconds, a release build in a tenth of one.
  static let usual = TimeBudget { bytes in .seconds(10 + 10 * (bytes >> 20)) }

  func reason(bytes: Int, doing work: String) -> String {
    "it took longer than \(time(bytes).components.seconds) seconds \(work); exclude it"
  }
}
