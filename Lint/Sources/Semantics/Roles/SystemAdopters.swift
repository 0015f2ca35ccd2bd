import LintSyntax

extension Project {
  /// By its own name, or by that of a protocol it adopts.
  func isCalledStore(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { StoreWords.isStoreOrLoose(self[$0].name.text) }
  }

  /// A store of the system that the project makes conform to a protocol: `extension URLSession: Fetching {}`.
  func systemAdopter(of type: TypeID) -> SystemType? { tables.systemAdopters[type] }

  func collectSystemAdopters() {
    for file in fileIDs {
      let facts = facts(file)
      for declaration in facts.declarations where declaration.kind == .extension && !declaration.inherited.isEmpty {
        guard let system = systemType(extendedBy: declaration, file: file), system.kind == .store else {
          continue
        }
        for node in facts.roots(of: declaration.inherited) {
          let parent = referent(of: TypeUse(file: file, node: node)).type
          if let parent { tables.systemAdopters[parent] = system }
        }
      }
    }
  }
}
