public import LintConfiguration
import LintFacts
public import LintProject
public import LintRule
import LintRules
import LintTargets

/// One run over a project: read, join, ask the rules.
public struct Check: Sendable {
  public let project: Project
  public let problems: [Problem]
  public let sources: Sources
  public let configuration: Configuration

  /// - Parameter progress: told after each file how many were read, of how many; from any thread.
  public init(
    _ sources: Sources, configuration: Configuration = Configuration(),
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.sources = sources
    self.configuration = configuration
    let found = Discovery(root: sources.root, excludes: configuration.excluded.match)
    let (targets, unclear) = Self.targets(found.manifests, sources)
    let all = Set(found.sources + sources.replaced).sorted()
    let paths = all.filter { configuration.reads($0) && !targets.isOnlyOfTests($0) }
    let done = Count()
    let read = Workers.map(paths) { path in
      defer { progress(done.increment(), paths.count) }
      return Self.facts(of: path, sources, limit: configuration.fileSizeLimit)
    }
    var files: [FileFacts] = []
    var problems = found.problems + unclear
    for result in read {
      switch result {
      case .success(let facts): files.append(facts)
      case .failure(let unread): problems.append(unread.problem)
      }
    }
    let modules = Modules(paths: files.map(\.path), roots: found.roots, packages: found.packages, targets: targets)
    project = Project(files: files, modules: modules, conventions: configuration.conventions)
    self.problems = problems
  }

  /// The findings of the rules, by place.
  public func findings(of rules: [any Rule.Type]) -> [RuledFinding] { reports(of: rules).flatMap(\.findings) }

  /// What the rules say of each file, where they or its comments say anything; generated files are nobody's to mend.
  public func reports(of rules: [any Rule.Type]) -> [FileReport] {
    let written = project.files.indices.filter { !project.files[$0].isGenerated }
    return Workers.map(written) { report(of: rules, on: $0) }.filter { !$0.findings.isEmpty || !$0.directives.isEmpty }
  }

  private func report(of rules: [any Rule.Type], on number: Int) -> FileReport {
    let reading = FileReading(project, file: Int32(number))
    let facts = reading.facts
    let directives = facts.directives.map { LocatedDirective($0, in: facts) }
    return FileReport(path: facts.path, findings: findings(of: rules, reading), directives: directives)
  }

  private func findings(of rules: [any Rule.Type], _ reading: FileReading) -> [RuledFinding] {
    let found = rules.map { rule in (rule, rule.check(reading)) }
    if found.allSatisfy(\.1.isEmpty) { return [] }
    let places = FindingPlaces(reading.facts, sources)
    return found.flatMap { rule, findings in findings.map { places.ruled($0, by: rule) } }.sorted().numbered()
  }

  private static func targets(_ manifests: [String], _ sources: Sources) -> (BuildTargets, [Problem]) {
    let read = Workers.map(manifests) { path in
      (path, targets: (try? sources.bytes(of: path)).flatMap { Targets.read($0, path: path) })
    }
    let unclear = read.filter { $0.targets == nil }.map { path, _ in
      Problem(path: path, reason: "it cannot be understood, so folders tell what is compiled together")
    }
    return (BuildTargets(read.flatMap { $0.targets ?? [] }), unclear)
  }

  private struct Unread: Error { let problem: Problem }

  private static func facts(of path: String, _ sources: Sources, limit: Int) -> Result<FileFacts, Unread> {
    do {
      let bytes = try sources.bytes(of: path, limit: limit)
      return .success(try bytes.withUnsafeBytes { try SourceReader.facts(of: $0, path: path) })
    } catch FileContents.Failure.unreadable(let reason) {
      return .failure(Unread(problem: Problem(path: path, reason: reason)))
    } catch FileContents.Failure.tooLarge(let count) {
      let reason = "it has \(count) bytes, and the limit is \(limit): exclude it, or raise file_size_limit"
      return .failure(Unread(problem: Problem(path: path, reason: reason)))
    } catch SourceReader.Refusal.nestedTooDeeply {
      return .failure(Unread(problem: Problem(path: path, reason: "it is nested too deeply to be read")))
    } catch {
      return .failure(Unread(problem: Problem(path: path, reason: "it is not UTF-8")))
    }
  }
}
