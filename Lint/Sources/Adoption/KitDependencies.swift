public import LintSemantics
public import LintSyntax

/// The modules of the kit that the targets of a project depend on.
public struct KitDependencies: Sendable {
  /// The module that contains all others.
  public static let umbrella: Name = "SwiftMVVMPattern"
  /// The smallest module with the roles.
  public static let core: Name = "MVVMCore"

  private let project: Project
  /// The modules of the kit, by the module that depends on them.
  private let modules: [Name: Set<Name>]

  /// - Parameter products: the products that manifests name, by the module of the target.
  public init(_ project: Project, products: [Name: Set<Name>]) {
    self.project = project
    var modules = products
    for file in project.kitFiles {
      let imported = project.facts(file).imports.map(\.module).filter { KnownModules[$0].contains(.kit) }
      for name in project.modules.names(ofFile: file) { modules[name, default: []].formUnion(imported) }
    }
    self.modules = modules
  }

  /// The module of the kit that a file imports, or should import.
  public func module(for file: FileID) -> Name {
    let facts = project.facts(file)
    if let own = [Self.umbrella, Self.core].first(where: facts.importsAll) { return own }
    let targets = project.modules.names(ofFile: file).compactMap { modules[$0] }.filter { !$0.isEmpty }
    return targets.isEmpty || targets.contains { $0.contains(Self.umbrella) } ? Self.umbrella : Self.core
  }

  /// The modules of a file that don't depend on the kit yet.
  public func independentModules(of file: FileID) -> [Name] {
    project.modules.names(ofFile: file).filter { modules[$0]?.isEmpty ?? true }
  }
}
