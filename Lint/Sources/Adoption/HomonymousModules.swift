import LintSemantics
import LintSyntax

/// The project's own modules with the names of the kit's. A module that imports one of them can't name the kit.
struct HomonymousModules {
  private let names: Set<Name>
  private let project: Project
  /// The names that files import.
  private let imported: [(file: FileID, name: Name)]

  init(_ project: Project) {
    self.project = project
    var roles: [Name: Set<Name>] = [:]
    for file in project.fileIDs {
      for module in project.modules.names(ofFile: file) where KnownModules[module].contains(.kit) {
        roles[module, default: []].formUnion(project.facts(file).declaredProtocols)
      }
    }
    // A project with the kit's sources declares the protocols of all roles.
    let isKit = roles.values.contains { $0.isSuperset(of: AdoptableRole.allCases.map(\.protocolName)) }
    let names = isKit ? [] : Set(roles.keys)
    self.names = names
    imported =
      names.isEmpty
      ? []
      : project.fileIDs.compactMap { file in
        project.facts(file).imports.map(\.module).first(where: names.contains).map { (file, $0) }
      }
  }

  var isEmpty: Bool { names.isEmpty }

  /// The module that hides the kit's in a file.
  ///
  /// - Parameter module: the module of the kit that the file imports or should import.
  func module(hiding module: Name, in file: FileID) -> Name? {
    if names.isEmpty { return nil }
    if names.contains(module) { return module }
    if let own = project.modules.names(ofFile: file).first(where: names.contains) { return own }
    return imported.first { project.modules.areCompiledTogether($0.file, file) }?.name
  }
}

extension FileFacts {
  fileprivate var declaredProtocols: [Name] { topLevel.filter { self[$0].kind == .protocol }.map { self[$0].name } }
}
