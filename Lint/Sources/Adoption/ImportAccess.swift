import LintEngine
import LintSemantics
import LintSyntax

/// The access levels of a project's imports of the kit.
///
/// If a file imports a module with an access level below `public`, the compiler refuses imports of it without an access level
/// in the other files of the target.
struct ImportAccess {
  private let project: Project
  /// The modules that a file imports with an access level below `public`.
  private let restricted: [FileID: Set<Name>]

  init(_ check: Check) {
    project = check.project
    var restricted: [FileID: Set<Name>] = [:]
    for file in project.kitFiles {
      let facts = project.facts(file)
      guard let bytes = try? check.sources.bytes(of: facts.path), check.hasRead(bytes, from: facts.path) else {
        continue
      }
      let text = SourceLines(bytes)
      let modules = facts.imports.filter(text.isRestricted).map(\.module)
      if !modules.isEmpty { restricted[file] = Set(modules) }
    }
    self.restricted = restricted
  }

  /// Whether an import of a module in a file needs an access level.
  func isNeeded(for module: Name, in file: FileID) -> Bool {
    restricted.contains { $0.value.contains(module) && project.modules.areCompiledTogether($0.key, file) }
  }
}
