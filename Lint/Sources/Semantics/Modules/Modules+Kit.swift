import LintSyntax

extension Modules {
  /// The project's own modules with the names of the kit's.
  ///
  /// If the project contains the kit, one of these modules declares the protocols of all roles.
  func kitHomonyms(_ files: [FileFacts]) -> Set<Name> {
    let named = Set(idsByName.keys.filter { KnownModules[$0].contains(.kit) })
    if named.isEmpty { return [] }
    var protocols: [Name: Set<Name>] = [:]
    for (index, facts) in files.enumerated() {
      for module in names(ofFile: FileID(index)) where named.contains(module) {
        protocols[module, default: []].formUnion(facts.declaredProtocols)
      }
    }
    // A run can be limited to another module of the kit.
    if protocols[KitTypes.module(.view)] == nil && protocols[KnownModules.umbrella] == nil { return [] }
    return protocols.values.contains { $0.isSuperset(of: KitTypes.roleProtocols) } ? [] : Set(protocols.keys)
  }
}

extension FileFacts {
  fileprivate var declaredProtocols: [Name] { topLevel.filter { self[$0].kind == .protocol }.map { self[$0].name } }

  /// Whether the file imports a module with a name of the kit's that isn't one of the project's own.
  func importsKit(otherThan homonyms: Set<Name>) -> Bool {
    if homonyms.isEmpty { return imports(.kit) }
    return imports.contains { KnownModules[$0.module].contains(.kit) && !homonyms.contains($0.module) }
  }
}
