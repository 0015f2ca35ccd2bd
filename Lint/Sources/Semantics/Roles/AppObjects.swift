import LintSyntax

extension Project {
  /// The observed objects that belong to the app rather than to a screen.
  ///
  /// A screen's own model has one owner. An object belongs to the app if it has a shared instance, if several views receive it from
  /// the environment or create one, or if a view with a view model observes it as well.
  func appObjects(_ roles: Roles) -> HandleSet<TypeID> {
    let candidates = HandleSet(typeIDs.filter { mayBelongToApp($0, roles) })
    if candidates.isEmpty { return [] }
    var found = HandleSet(candidates.filter(hasSharedInstance))
    var holders: [TypeID: Int] = [:]
    for view in typeIDs where roles.viewSide(view) != nil {
      let properties = storedProperties(of: view)
      let observed = properties.compactMap { property -> (property: SymbolID, type: TypeID)? in
        guard !self[property].attributes.isEmpty, let type = value(of: property)?.referent.type,
          candidates.contains(type)
        else { return nil }
        return (property, type)
      }
      for (property, type) in observed where isCreatedOrReceived(property) { holders[type, default: 0] += 1 }
      let others = observed.map(\.type).filter { !found.contains($0) }
      if others.isEmpty { continue }
      if properties.contains(where: { storesViewModel($0, roles) }) { found.formUnion(others) }
    }
    found.formUnion(holders.filter { $0.value > 1 }.keys)
    return found
  }

  private func mayBelongToApp(_ type: TypeID, _ roles: Roles) -> Bool {
    StoreRoleFinder.isObserved(type, self) && !([type] + ancestors(of: type)).contains { isViewModel($0, roles) }
  }

  private func storesViewModel(_ property: SymbolID, _ roles: Roles) -> Bool {
    value(of: property)?.referent.type.map { isViewModel($0, roles) } ?? false
  }

  private func isViewModel(_ type: TypeID, _ roles: Roles) -> Bool {
    roles.plays(.viewModel, type) || vocabulary.role(of: self[type].name) == .viewModel
  }

  private func isCreatedOrReceived(_ property: SymbolID) -> Bool {
    self[property].value != nil || file(property).has(.environment, self[property])
  }

  /// The classes and protocols that a view, a cell or a controller stores as its model, and the classes that inherit from them or
  /// conform to them. They prepare data for that view, as a view model does.
  func modelsOfViews(_ roles: Roles) -> HandleSet<TypeID> {
    var found: HandleSet<TypeID> = []
    for view in typeIDs where roles.viewSide(view) != nil {
      for property in storedProperties(of: view) {
        guard let type = value(of: property)?.referent.type,
          NamingConventions.isModel(self[property].name, of: self[type].name)
        else { continue }
        found.insert(type)
        found.formUnion(descendants(of: type))
      }
    }
    return found
  }

  /// Whether a static property of a type, such as `shared`, stores an instance of it, or a static function gives such an instance. A
  /// weak property only names the instance that another object keeps.
  func hasSharedInstance(_ type: TypeID) -> Bool {
    members(of: type).contains { member in
      let declaration = self[member]
      guard !declaration.modifiers.isDisjoint(with: [.static, .class]),
        declaration.modifiers.isDisjoint(with: [.weak, .unowned]), value(of: member)?.referent.type == type
      else { return false }
      return declaration.kind == .property
        ? SystemMembers[declaration.name].contains(.instance) : givesSharedInstance(member)
    }
  }

  /// Whether a static function without parameters returns the instance that a static property of its type stores, as in
  /// `static func getInstance() -> Store { if store == nil { store = Store() } ; return store! }`.
  public func givesSharedInstance(_ function: SymbolID) -> Bool {
    let declaration = self[function]
    guard declaration.kind == .function, !declaration.modifiers.isDisjoint(with: [.static, .class]),
      parameters(of: function).isEmpty, let type = enclosingType(of: function),
      value(of: function)?.referent.type == type
    else { return false }
    let facts = file(function)
    return declaration.code.contains { expression in
      guard facts[expression].kind == .reference || facts[expression].kind == .member,
        let read = self.declaration(readBy: expression, file: function.file), self[read].kind == .property,
        !self[read].modifiers.isDisjoint(with: [.static, .class]), !self[read].modifiers.contains(.computed)
      else { return false }
      return enclosingType(of: read) == type && value(of: read)?.referent.type == type
    }
  }

  /// The types of the objects that shared instances contain and that no other code replaces.
  var partsOfSharedInstances: HandleSet<TypeID> {
    let parts = typeIDs.lazy.filter(hasSharedInstance).flatMap { type in
      storedProperties(of: type).filter(isClosedPart).compactMap { value(of: $0)?.referent.type }
    }
    return HandleSet(parts)
  }

  /// Whether an object stores a part that other code can't replace.
  public func isClosedPart(_ part: SymbolID) -> Bool {
    isStoredProperty(self[part]) && !self[part].modifiers.isDisjoint(with: [.constant, .restrictedSetter, .lazy])
  }
}
