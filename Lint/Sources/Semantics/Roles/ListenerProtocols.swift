import LintSyntax

extension Project {
  /// A protocol of those whom a view model tells what happens, though it is called one of view models: only the view side adopts
  /// it, and who is none of that keeps one weakly, or as its delegate.
  func isOfListeners(_ type: TypeID, _ roles: Roles) -> Bool {
    guard self[type].kind == .protocol else { return false }
    let adopters = descendants(of: type).filter { self[$0].kind != .protocol }
    guard !adopters.isEmpty, adopters.allSatisfy({ roles.viewSide($0) != nil }) else { return false }
    return typeIDs.contains { holder in
      roles.viewSide(holder) == nil && storedProperties(of: holder).contains { isTold($0, as: type) }
    }
  }

  private func isTold(_ property: SymbolID, as type: TypeID) -> Bool {
    let declaration = self[property]
    let isListener =
      !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
      || NamingConventions.listeners.contains(declaration.name)
    return isListener && value(of: property)?.referent.type == type
  }
}
