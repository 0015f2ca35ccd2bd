import ArgumentParser
import LintAdoption
import LintConfiguration
import LintEdits
import LintEngine
import LintReporting
import LintSemantics
import LintSupport
import LintSyntax

struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt", _superCommandName: MVVMLint.name,
    abstract: "Show which types can adopt the kit's roles, and write the conformances",
    discussion: """
      Without --apply, nothing is written. With it, mvvmlint writes an extension below each type that can adopt the role, and \
      imports the kit's protocol. Adopt one role and one target or folder at a time, and build in between. If types of several \
      targets can adopt the role, --apply needs a target or a path. Running it twice changes nothing.

      Exits with 0, or with 2 if a file can't be written. A file that can't be read is skipped with a warning.
      """)

  @Argument(
    help:
      "Files and folders whose types to adopt (default: the current directory). The whole project is read in any case.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "Role to adopt; may be repeated (default: all; with --apply, view-model).")
  var role: [AdoptableRole] = []

  @Option(help: ArgumentHelp("Target whose types to adopt.", valueName: "name"))
  var target: String?

  @Option(help: "Output format.")
  var reporter = AdoptionReporter.terminal

  @OptionGroup var write: WriteOptions

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if target?.isEmpty ?? false { throw ValidationError("--target is empty; name a target") }
  }

  func run() throws {
    let request = try CheckRequest(paths: paths)
    if write.apply { try request.requireEditablePaths() }
    try write.requireCleanTree(root: request.root)
    let sources = Sources(root: request.root)
    let configuration = try project.configuration(root: request.root)
    let check = project.reading.check(sources, configuration)
    Inspection.print(check.problems.filter { request.reports($0.path) }, in: request.root)
    if let path = request.pathWithoutSources(read: check.paths) {
      throw CommandError("no Swift files in \(path); name a file or folder with sources")
    }
    let manifests = DependencyManifests(sources, configuration, project.reading.parser)
    try adopt(check, request, manifests)
  }

  private func adopt(
    _ check: Check, _ request: CheckRequest, _ manifests: DependencyManifests
  ) throws {
    let project = check.project
    let dependencies = KitDependencies(project, products: manifests.kitProducts)
    let selects = try selection(project, request, manifests)
    let isSelected: (AdoptionCandidate) -> Bool = { selects($0.role, project[$0.type].declaration.file) }
    let survey = AdoptionSurvey(project, module: dependencies.module) {
      try? check.sources.bytes(of: project.facts($0).path)
    }
    let surveyed = survey.candidates(where: isSelected)
    let targets = Self.modules(of: surveyed.filter(\.isEligible), in: project).map(manifests.targetName).sorted()
    try requireChoice(of: targets)
    let writer = ChangeWriter(root: request.root)
    let plan = AdoptionPlan(survey, where: isSelected) { candidates in
      AdoptionChanges(
        candidates, in: check, dependencies, self.project.reading.parser,
        importsInternally: manifests.importInternally, refusals: writer.refusals)
    }
    let (changes, failures) = (plan.changes.changes, plan.changes.failures)
    let uneditable = Dictionary(failures.map { ($0.path, $0.reason) }) { first, _ in first }
    if write.apply {
      try write.requireSuccess(WriteResult(failures: failures.filter(\.isError)), root: request.root)
      try write.write(changes, root: request.root)
    }
    let report = AdoptionReport(
      project, plan.candidates, foreignTypes: survey.foreignTypes.filter { selects($0.role, $0.declaration.file) },
      skipped: target == nil ? Self.skipped(check.skipped, request) : [],
      setup: setup(plan.candidates, uneditable, project, dependencies, manifests),
      isWritten: write.apply, uneditable: uneditable,
      otherCount: Set(survey.candidates.map(\.type)).count + survey.foreignTypes.count)
    try print(report, fileCount: changes.count, targets)
  }

  /// The modules to choose from: none if one module contains all types.
  private static func modules(of candidates: [AdoptionCandidate], in project: Project) -> Set<Name> {
    let modules = candidates.map { Set(project.modules.names(ofFile: project[$0.type].declaration.file)) }
    guard let first = modules.first, modules.dropFirst().reduce(first, { $0.intersection($1) }).isEmpty else {
      return []
    }
    return Set(modules.joined()).filter { !$0.isEmpty }
  }

  /// Refuses to write the types of several targets unless the arguments name them.
  private func requireChoice(of targets: [String]) throws {
    guard write.apply, target == nil, paths.isEmpty, !targets.isEmpty else { return }
    throw CommandError(
      "types of several targets can adopt the role: \(targets.joined(separator: ", ")); add --target NAME, a folder, or . for all"
    )
  }

  /// The test targets in the paths, and the skipped files and folders that contain a path.
  private static func skipped(_ skipped: [SkippedPath], _ request: CheckRequest) -> [SkippedPath] {
    skipped.filter { $0.reason == .tests && request.reports($0.path) || request.isNamed(in: $0) }
  }

  /// Whether a type with a role, declared in a file, belongs to the paths, the target and the roles.
  private func selection(
    _ project: Project, _ request: CheckRequest, _ manifests: DependencyManifests
  ) throws -> (AdoptableRole, FileID) -> Bool {
    let roles = role.isEmpty ? (write.apply ? [.viewModel] : AdoptableRole.allCases) : role
    let module = try target.map { try Self.module($0, of: project, manifests) }
    return { role, file in
      roles.contains(role) && request.reports(project.facts(file).path)
        && module.map { project.modules.names(ofFile: file).contains($0) } != false
    }
  }

  /// The module of a target with Swift files.
  private static func module(
    _ target: String, of project: Project, _ manifests: DependencyManifests
  ) throws -> Name {
    let module = Name(BuildTarget.moduleName(target))
    let all = Set(project.fileIDs.flatMap { project.modules.names(ofFile: $0) })
    if all.contains(module) { return module }
    let names = all.filter { !$0.isEmpty }.map(manifests.targetName).sorted()
    let known = names.isEmpty ? "" : "; the targets are \(names.joined(separator: ", "))"
    if manifests.manifests.flatMap(\.targets).contains(where: { $0.name == module.text && $0.isTest }) {
      throw CommandError("\(target) is a test target, whose types adopt no roles\(known)")
    }
    let hint = Spelling.hint(for: target, among: names)
    throw CommandError("there is no target \(target)\(hint.isEmpty ? known : hint)")
  }

  /// The instructions for the manifests of the targets whose types can adopt a role. Targets whose types have adopted one need them as
  /// long as their manifests lack the kit.
  private func setup(
    _ candidates: [AdoptionCandidate], _ uneditable: [String: String], _ project: Project,
    _ dependencies: KitDependencies,
    _ manifests: DependencyManifests
  ) -> [KitSetup] {
    let files = Set(candidates.filter(\.isEligible).map { project[$0.type].declaration.file })
    let editable = files.filter { uneditable[project.facts($0).path] == nil }
    let adopted = Set(candidates.filter { $0.state == .adopted }.map { project[$0.type].declaration.file })
    let modules = editable.union(adopted).map { file in
      let independent = dependencies.independentModules(of: file)
      return (project.facts(file).path, editable.contains(file) ? independent : independent.filter(manifests.lackKit))
    }
    return KitSetup.all(
      for: Dictionary(modules.filter { !$0.1.isEmpty }) { first, _ in first }, manifests)
  }
}

/// The output.
extension AdoptCommand {
  private func print(_ report: AdoptionReport, fileCount: Int, _ targets: [String]) throws {
    if reporter == .json { return try StandardStreams.output(report.json) }
    if project.reading.quiet, write.apply { return }
    try StandardStreams.output(report.text + nextStep(after: report, fileCount, targets))
  }

  private func nextStep(after report: AdoptionReport, _ fileCount: Int, _ targets: [String]) -> String {
    if write.apply {
      if fileCount == 0 { return "\nNothing to write.\n" }
      return "\nWrote \(fileCount) file\(fileCount == 1 ? "" : "s"). Next: build the app.\n"
    }
    guard let role = report.nextRole else { return "" }
    let target = target ?? (paths.isEmpty ? targets.first : nil)
    let words = ["mvvmlint adopt --apply --role", role.rawValue] + (target.map { ["--target", Self.word($0)] } ?? [])
    return "\nNext: \((words + paths.map(Self.word)).joined(separator: " "))\n"
  }

  /// A word of a command for the shell.
  private static func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

enum AdoptionReporter: String, ExpressibleByArgument, CaseIterable {
  case terminal, json
}
