import LintSyntax

extension StoreTouches {
  /// The project's own property wrappers over a store. What SwiftUI keeps up to date is given to its views.
  static func wrappers(in project: Project, _ touches: [SymbolID: Touch]) -> Set<TypeID> {
    Set(
      project.typeIDs.filter { type in
        let declared = project[type].declaration
        return [.struct, .class, .enum].contains(project[type].kind) && project.file(declared).has("propertyWrapper", project[declared])
          && project.members(of: type).contains { touches[$0]?.system.kind == .store }
          && !project.outerAncestors(of: type).contains("DynamicProperty")
      })
  }
}

extension Project {
  /// The project's own property wrapper over a store that a property is declared with.
  public func storeWrapper(of property: SymbolID) -> TypeID? {
    guard !tables.touches.wrappers.isEmpty else { return nil }
    return storeWrapper(of: property, among: tables.touches.wrappers)
  }

  func storeWrapper(of property: SymbolID, among wrappers: Set<TypeID>) -> TypeID? {
    file(property).attributes(of: self[property]).lazy.compactMap { attribute in
      followed(lookUp(attribute.name, owner: property.declaration, file: property.file)).first?.type
    }.first(where: wrappers.contains)
  }
}
