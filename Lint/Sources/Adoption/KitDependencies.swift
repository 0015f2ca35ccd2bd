public import LintSemantics
public import LintSyntax

/// The modules of the kit that the targets of a project depend on.
public struct KitDependencies: Sendable {
  /// The module that contains all others.
  public static let umbrella: Name = "SwiftMVVMPattern"
  /// The smallest module with the roles.
  public static let core: Name = "MVVMCore"

  private let project: Project
  /// The products of the kit that the manifests name, by the module of the target.
  private let products: [Name: Set<Name>]
  /// The modules of the kit that the files of a module import.
  private let imports: [Name: Set<Name>]

  /// - Parameter products: the products that manifests name, by the module of the target.
  public init(_ project: Project, products: [Name: Set<Name>]) {
    self.project = project
    self.products = products
    var imports: [Name: Set<Name>] = [:]
    for file in project.kitFiles {
      let imported = project.facts(file).imports.map(\.module).filter { KnownModules[$0].contains(.kit) }
      for name in project.modules.names(ofFile: file) { imports[name, default: []].formUnion(imported) }
    }
    self.imports = imports
  }

  /// The module of the kit that a file imports, or should import.
  public func module(for file: FileID) -> Name {
    let facts = project.facts(file)
    if let own = [Self.umbrella, Self.core].first(where: facts.importsAll) { return own }
    let names = project.modules.names(ofFile: file)
    let targets = names.map { isIndependent($0) ? imports[$0] ?? [] : products[$0] ?? [] }.filter { !$0.isEmpty }
    return targets.isEmpty || targets.contains { $0.contains(Self.umbrella) } ? Self.umbrella : Self.core
  }

  /// The modules of a file whose manifests don't name the kit. An import makes no dependency.
  public func independentModules(of file: FileID) -> [Name] {
    project.modules.names(ofFile: file).filter(isIndependent)
  }

  private func isIndependent(_ module: Name) -> Bool { products[module]?.isEmpty ?? true }
}
