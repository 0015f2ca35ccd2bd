import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import LintSupport

/// The analysis of a project for its fixes.
struct FixRun {
  let sources: Sources
  let rules: [RuleDescription]
  private let request: CheckRequest
  private let configuration: Configuration
  private let reading: ReadingOptions
  private let settings: ProjectSettings
  /// The findings that aren't suppressed by a comment or the baseline.
  private let open: [ReportedFinding]
  private let first: ProjectState
  private let cache: TemporaryCache?

  init(_ command: FixCommand, _ request: CheckRequest) throws {
    self.request = request
    let sources = Sources(root: request.root)
    self.sources = sources
    configuration = try command.project.configuration(root: request.root, enabling: command.accepted.rules.enable)
    var reading = command.project.reading
    // Each trial reuses the facts of unchanged files.
    cache = reading.noCache ? try TemporaryCache() : nil
    if let cache {
      reading.noCache = false
      reading.cachePath = cache.path
    }
    self.reading = reading
    let inspection = Inspection(sources, configuration, reading)
    inspection.printProblems(where: request.reports)
    rules = inspection.rules
    if let path = request.pathWithoutSources(read: inspection.check.paths) {
      throw CommandError("no Swift files in \(path); name a file or folder with sources")
    }
    let file = BaselineFile(named: command.accepted.baseline, root: request.root, configuration)
    let baseline = command.accepted.noBaseline ? nil : try file.read()
    let marked = baseline?.marking(inspection.findings) ?? inspection.findings
    open = marked.filter { $0.suppression == nil }
    first = ProjectState(
      inspection.check, inspection.findings, unfinishedFiles: Set(inspection.unfinished.map(\.path)))
    settings = ProjectSettings(
      DependencyManifests(sources, configuration, reading.parser),
      UncheckedSources(sources, inspection.check.skipped))
  }

  func outcome(levels: Set<FixLevel>, _ rules: FixedRules) -> FixOutcome {
    let engine = FixEngine(sources, settings, startingWith: first) { changed in
      ProjectState(reading.check(changed, configuration, isHistorical: true), under: configuration)
    }
    return engine.outcome(levels: levels, fixing: selected(rules))
  }

  func selected(_ rules: FixedRules) -> [ReportedFinding] {
    open.filter { rules.contain($0.rule) && request.reports($0.path) }
  }
}

/// A cache file that is removed after the run.
final class TemporaryCache {
  private let folder: String
  var path: String { folder + "/cache" }

  init() throws {
    let pattern = (StandardStreams.environment("TMPDIR") ?? "/tmp") + "/mvvmlint-XXXXXX"
    var bytes = Array(pattern.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw CommandError(
        "can't create \(pattern): \(String(cString: strerror(errno))); set TMPDIR to a writable folder")
    }
    folder = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}
