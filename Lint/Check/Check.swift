import LintFacts
public import LintProject
public import LintRule
import LintRules

/// One run over a project: read, join, ask the rules.
public struct Check: Sendable {
  public let project: Project
  public let problems: [Problem]

  /// - Parameter root: the folder of the project; all paths are relative to it.
  public init(root: String) {
    let found = Discovery(root: root)
    let read = Workers.map(found.sources) { Self.facts(of: $0, root: root) }
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
    let project = project
    let all = Workers.map(Array(project.files.indices)) { number -> [RuledFinding] in
      if project.files[number].isGenerated { return [] }
      let reading = FileReading(project, file: Int32(number))
      return rules.flatMap { rule in
        rule.check(reading).map { RuledFinding(rule: rule, finding: $0, project: project) }
      }
    }
    return all.flatMap { $0.sorted() }
  }

  private struct Unread: Error { let problem: Problem }

  private static func facts(of path: String, root: String) -> Result<FileFacts, Unread> {
    do {
      let bytes = try FileContents.read(root + "/" + path)
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
