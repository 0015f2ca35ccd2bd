import LintFacts
public import LintProject
public import LintRule
import LintRules

/// One run over a project: read, join, ask the rules.
public struct Check: Sendable {
  public let project: Project
  public let problems: [Problem]
  public let sources: Sources

  /// - Parameter root: the folder of the project; all paths are relative to it.
  public init(root: String) { self.init(Sources(root: root)) }

  public init(_ sources: Sources) {
    self.sources = sources
    let found = Discovery(root: sources.root)
    let read = Workers.map(found.sources) { Self.facts(of: $0, sources) }
    var files: [FileFacts] = []
    var problems = found.problems
    for result in read {
      switch result {
      case .success(let facts): files.append(facts)
      case .failure(let unread): problems.append(unread.problem)
      }
    }
    let modules = Modules(paths: files.map(\.path), roots: found.roots, packages: found.packages)
    project = Project(files: files, modules: modules)
    self.problems = problems
  }

  /// The findings of the rules, by place; those of generated files are nobody's to mend.
  public func findings(of rules: [any Rule.Type]) -> [RuledFinding] {
    Workers.map(Array(project.files.indices)) { findings(of: rules, in: $0) }.flatMap { $0 }
  }

  private func findings(of rules: [any Rule.Type], in number: Int) -> [RuledFinding] {
    if project.files[number].isGenerated { return [] }
    let reading = FileReading(project, file: Int32(number))
    let found = rules.map { rule in (rule, rule.check(reading)) }
    if found.allSatisfy(\.1.isEmpty) { return [] }
    let place = FindingPlaces(reading.facts, sources)
    return found.flatMap { rule, findings in findings.map { place.ruled($0, by: rule) } }.sorted().numbered()
  }

  private struct Unread: Error { let problem: Problem }

  private static func facts(of path: String, _ sources: Sources) -> Result<FileFacts, Unread> {
    do {
      let bytes = try sources.bytes(of: path)
      return .success(try bytes.withUnsafeBytes { try SourceReader.facts(of: $0, path: path) })
    } catch FileContents.Failure.unreadable(let reason) {
      return .failure(Unread(problem: Problem(path: path, reason: reason)))
    } catch SourceReader.Refusal.nestedTooDeeply {
      return .failure(Unread(problem: Problem(path: path, reason: "it is nested too deeply to be read")))
    } catch {
      return .failure(Unread(problem: Problem(path: path, reason: "it is not UTF-8")))
    }
  }
}
