public import LintEdits
public import LintEngine
public import LintSemantics
import LintSupport
public import LintSyntax

/// The changed files in which types adopt their roles. Each is parsed again before it is returned.
public struct AdoptionChanges: Sendable {
  public let changes: [FileChange]
  /// The files that stay as they are, with the reasons.
  public let failures: [WriteFailure]

  /// - Parameters:
  ///   - candidates: the types that adopt their roles.
  ///   - importsInternally: whether imports without an access level are internal in a module.
  public init(
    _ candidates: [AdoptionCandidate], in project: Project, _ sources: Sources, _ dependencies: KitDependencies,
    _ parser: Parser, importsInternally: @escaping @Sendable (Name) -> Bool
  ) {
    let byFile = Dictionary(grouping: candidates) { project[$0.type].declaration.file }
    let files = byFile.sorted { $0.key.number < $1.key.number }
    let reader = parser.reader
    let results = Workers.map(files) { file, candidates -> FileResult in
      let conformances = candidates.map { candidate in
        FileAdoption.Conformance(project[candidate.type].declaration.declaration, candidate.role)
      }
      let isInternal = project.modules.names(ofFile: file).contains(where: importsInternally)
      return Self.change(
        project.facts(file), sources, conformances, module: dependencies.module(for: file), isInternal, reader)
    }
    changes = results.compactMap { if case .changed(let change) = $0 { change } else { nil } }
    failures = results.compactMap { if case .failed(let failure) = $0 { failure } else { nil } }
  }

  private enum FileResult: Sendable {
    case changed(FileChange)
    case failed(WriteFailure)
  }

  private static func change(
    _ facts: FileFacts, _ sources: Sources, _ conformances: [FileAdoption.Conformance], module: Name,
    _ isInternal: Bool,
    _ reader: SourceReader
  ) -> FileResult {
    guard let source = try? sources.bytes(of: facts.path), source.count == facts.byteCount else {
      return .failed(WriteFailure(facts.path, "it has changed since it was read; run the command again"))
    }
    let adoption = FileAdoption(facts, source: source, conformances, module: module, importsInternally: isInternal)
    guard let change = try? FileChange(facts.path, source, adoption.edits), isValid(change, facts, conformances, reader)
    else {
      return .failed(
        WriteFailure(facts.path, "its layout leaves no place for an extension; adopt the role in the declaration"))
    }
    return .changed(change)
  }

  /// Whether the new text parses, and its only new declarations are the extensions at file scope.
  private static func isValid(
    _ change: FileChange, _ before: FileFacts, _ conformances: [FileAdoption.Conformance], _ reader: SourceReader
  ) -> Bool {
    let after = change.after.withUnsafeBytes { try? reader.facts(of: $0, path: change.path) }
    guard let after, after.syntaxError == nil else { return false }
    return after.declarations.count == before.declarations.count + conformances.count
      && after.extensionsAtFileScope == before.extensionsAtFileScope + conformances.count
  }
}

extension FileFacts {
  fileprivate var extensionsAtFileScope: Int { topLevel.count { self[$0].kind == .extension } }
}
