import LintSemantics
import LintSyntax

/// Views of packages whose sources aren't part of the project. Assigning a closure to a property of such a view stores it.
extension FileReading {
  /// The property in which the enclosing object keeps a view of a package: an outlet, or a property that it adds to its own view.
  func packageView(_ expression: ExpressionID) -> RetainingProperty? {
    guard let storage = storage(expression), !storage.isThroughObject, let property = storage.property,
      isStronglyStored(property), isOfPackage(property),
      project.file(property).has(.outlet, project[property]) || isPlaced(property)
    else { return nil }
    return storage
  }

  private func isOfPackage(_ property: SymbolID) -> Bool {
    if case .unknown? = project.value(of: property)?.referent { return true }
    return false
  }

  /// `view.addSubview(slider)`
  private func isPlaced(_ property: SymbolID) -> Bool {
    guard let type = project.enclosingType(of: property), project.roles.viewSide(type) != nil else { return false }
    return project[type].bodies.contains { body in
      let (facts, name) = (project.file(body), project[property].name)
      return project[body].code.contains { call in
        guard facts[call].kind == .call, let callee = facts.callee(of: call),
          SystemMembers[facts[callee].name].isSuperset(of: [.layout, .placement])
        else { return false }
        return facts.arguments(of: call).compactMap(facts.firstPart).contains {
          facts[$0].name == name && facts.isOwnMember($0)
        }
      }
    }
  }
}
