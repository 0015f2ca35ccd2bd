import LintSyntax

extension Project {
  /// The observed objects that belong to the app rather than to a screen.
  ///
  /// A screen's own model has one owner. An object belongs to the app if it has a shared instance, if several views receive it from
  /// the environment or create one, or if a view with a view model observes it as well.
  func appObjects(_ roles: Roles) -> Set<TypeID> {
    var found = Set(typeIDs.filter { mayBelongToApp($0, roles) && hasSharedInstance($0) })
    var holders: [TypeID: Int] = [:]
    for view in typeIDs where roles.viewSide(view) != nil {
      let properties = storedProperties(of: view).compactMap { property in
        value(of: property)?.referent.type.map { (property, $0) }
      }
      let observed = properties.filter { mayBelongToApp($0.1, roles) }
      if observed.isEmpty { continue }
      if properties.contains(where: { isViewModel($0.1, roles) }) { found.formUnion(observed.map(\.1)) }
      for (property, type) in observed where isCreatedOrReceived(property) { holders[type, default: 0] += 1 }
    }
    return found.union(holders.filter { $0.value > 1 }.keys)
  }

  private func mayBelongToApp(_ type: TypeID, _ roles: Roles) -> Bool {
    StoreRoleFinder.isObserved(type, self) && !([type] + ancestors(of: type)).contains { isViewModel($0, roles) }
  }

  private func isViewModel(_ type: TypeID, _ roles: Roles) -> Bool {
    roles.plays(.viewModel, type) || vocabulary.role(of: self[type].name) == .viewModel
  }

  private func isCreatedOrReceived(_ property: SymbolID) -> Bool {
    self[property].value != nil || file(property).has(.environment, self[property])
  }

  /// Whether a static property of a type, such as `shared`, stores an instance of it.
  private func hasSharedInstance(_ type: TypeID) -> Bool {
    members(of: type).contains { member in
      let declaration = self[member]
      return declaration.kind == .property && !declaration.modifiers.isDisjoint(with: [.static, .class])
        && SystemMembers[declaration.name].contains(.instance) && value(of: member)?.referent.type == type
    }
  }
}
