import LintSemantics
import LintSyntax

/// The project's own modules with the names of the kit's. Code that imports one of them can't name the kit.
struct HomonymousModules {
  private let names: Set<Name>
  private let project: Project

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
    names = isKit ? [] : Set(roles.keys)
  }

  var isEmpty: Bool { names.isEmpty }

  /// The module that hides the kit's in a file.
  ///
  /// - Parameter module: the module of the kit that the file imports or should import.
  func module(hiding module: Name, in file: FileID) -> Name? {
    if names.isEmpty { return nil }
    if names.contains(module) { return module }
    let visible = project.modules.names(ofFile: file) + project.facts(file).imports.map(\.module)
    return visible.first(where: names.contains)
  }
}

extension FileFacts {
  fileprivate var declaredProtocols: [Name] { topLevel.filter { self[$0].kind == .protocol }.map { self[$0].name } }
}
