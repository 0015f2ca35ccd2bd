public import LintEdits
public import LintEngine
import LintSemantics
import LintSupport
public import LintSyntax

/// The changed files in which types adopt their roles. Each is parsed again before it is returned.
public struct AdoptionChanges: Sendable {
  public let changes: [FileChange]
  /// The files that stay as they are, with the reasons.
  public let failures: [WriteFailure]

  /// The types whose text leaves no place for an extension or an import.
  private let refused: [TypeID: AdoptionRefusal]
  /// The types in files that can't be edited.
  private let typesInUneditableFiles: Set<TypeID>

  /// - Parameters:
  ///   - candidates: the types that adopt their roles.
  ///   - importsInternally: whether imports without an access level are internal in a module.
  ///   - refusals: the files that can't be edited because of their place or permissions.
  public init(
    _ candidates: [AdoptionCandidate], in check: Check, _ dependencies: KitDependencies, _ parser: Parser,
    importsInternally: @escaping @Sendable (Name) -> Bool, refusals: ([FileChange]) -> [WriteFailure] = { _ in [] }
  ) {
    let project = check.project
    let byFile = Dictionary(grouping: candidates) { project[$0.type].declaration.file }
    let files = byFile.sorted { $0.key.number < $1.key.number }
    let reader = parser.reader
    let access = ImportAccess(check)
    let results = Workers.map(files) { file, candidates -> FileResult in
      let isInternal = project.modules.names(ofFile: file).contains(where: importsInternally)
      let module = dependencies.module(for: file)
      let writer = FileWriter(
        project: project, facts: project.facts(file), module: module, importsInternally: isInternal,
        needsAccess: access.isNeeded(for: module, in: file), reader: reader)
      return writer.result(candidates, check)
    }
    let changes = results.compactMap(\.change)
    let failures = results.compactMap(\.failure) + refusals(changes)
    let uneditable = Set(failures.map(\.path))
    self.changes = changes.filter { !uneditable.contains($0.path) }
    self.failures = failures
    refused = Dictionary(results.flatMap(\.refused).map { ($0.0.type, $0.1) }) { first, _ in first }
    typesInUneditableFiles = Set(
      candidates.map(\.type).filter { uneditable.contains(project.file(project[$0].declaration).path) })
  }

  /// The types that can't adopt their roles because of their files.
  var unable: Set<TypeID> { typesInUneditableFiles.union(refused.keys) }

  /// Refuses those of the candidates whose text leaves no place for an extension or an import.
  public func decided(_ candidates: [AdoptionCandidate]) -> [AdoptionCandidate] {
    candidates.map { candidate in
      var candidate = candidate
      if candidate.isEligible, let refusal = refused[candidate.type] { candidate.state = .refused(refusal) }
      return candidate
    }
  }
}

/// The change of a file, and the candidates that it leaves out.
private struct FileResult: Sendable {
  var change: FileChange?
  var failure: WriteFailure?
  var refused: [(AdoptionCandidate, AdoptionRefusal)] = []
}

/// Writes the conformances of a file's types.
private struct FileWriter {
  let project: Project
  let facts: FileFacts
  let module: Name
  let importsInternally: Bool
  let needsAccess: Bool
  let reader: SourceReader

  /// Leaves out each type whose extension would be in a comment, or would change the file in another way.
  func result(_ candidates: [AdoptionCandidate], _ check: Check) -> FileResult {
    guard let source = try? check.sources.bytes(of: facts.path), check.hasRead(source, from: facts.path) else {
      return FileResult(failure: WriteFailure(facts.path, .changed))
    }
    let text = SourceLines(source)
    let isHidden = facts.imports.contains { $0.module == module && text.isImplementationOnly($0) }
    var result = FileResult()
    var candidates = candidates
    candidates.removeAll { candidate in
      guard let refusal = refusal(of: candidate, isHidden: isHidden, text) else { return false }
      result.refused.append((candidate, refusal))
      return true
    }
    if candidates.isEmpty { return result }
    if let change = change(candidates, source) {
      result.change = change
      return result
    }
    var accepted: [AdoptionCandidate] = []
    for candidate in candidates {
      if let change = change(accepted + [candidate], source) {
        accepted.append(candidate)
        result.change = change
      } else {
        result.refused.append((candidate, .withoutPlace))
      }
    }
    return result
  }

  /// The reason in the text of the file why a type can't adopt its role.
  ///
  /// - Parameter isHidden: whether the file imports the kit for its implementation only.
  private func refusal(
    of candidate: AdoptionCandidate, isHidden: Bool, _ text: SourceLines
  ) -> AdoptionRefusal? {
    if isHidden, project.isPublic(candidate.type) { return .implementationOnlyImport(module) }
    let path = ScopePath(of: project[candidate.type].declaration.declaration, in: facts)
    return text.conditionalAttribute(of: path).map { .conditionalAttribute($0) }
  }

  /// - Returns: nil if the new text has other declarations than it should.
  private func change(_ candidates: [AdoptionCandidate], _ source: [UInt8]) -> FileChange? {
    let conformances = candidates.map { FileAdoption.Conformance($0, in: project) }
    let adoption = FileAdoption(
      facts, source: source, conformances, module: module, importsInternally: importsInternally,
      needsAccess: needsAccess)
    guard let change = try? FileChange(facts.path, source, adoption.edits), isValid(change, conformances.count) else {
      return nil
    }
    return change
  }

  /// Whether the new text parses, and its only new declarations are the extensions at file scope.
  private func isValid(_ change: FileChange, _ count: Int) -> Bool {
    let after = change.after.withUnsafeBytes { try? reader.facts(of: $0, path: change.path) }
    guard let after, after.syntaxError == nil else { return false }
    return after.declarations.count == facts.declarations.count + count
      && after.extensionsAtFileScope == facts.extensionsAtFileScope + count
  }
}

extension FileFacts {
  fileprivate var extensionsAtFileScope: Int { topLevel.count { self[$0].kind == .extension } }
}
