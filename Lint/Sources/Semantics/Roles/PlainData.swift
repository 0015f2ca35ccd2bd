import LintSyntax

extension Project {
  /// Whether a type is a value that has neither functions nor closures.
  public func isPlainData(_ type: TypeID) -> Bool {
    guard self[type].kind == .struct || self[type].kind == .enum else { return false }
    return functions(of: type).isEmpty
      && !storedProperties(of: type).contains { property in
        let declaration = self[property]
        return declaration.type.map { file(property)[$0].kind == .function } ?? false
      }
  }

  /// Whether nothing in a type but its properties' values can show that it is a view model. Such a type stores no stream, and
  /// computes nothing from a model that it stores. Its owner or its name decides.
  func isViewData(_ type: TypeID) -> Bool {
    guard isPlainData(type) else { return false }
    let stored = storedProperties(of: type).compactMap { value(of: $0) }
    if stored.contains(where: isStream) { return false }
    return !(stored.contains { isModel($0, storedIn: type) } && members(of: type).contains(where: isComputed))
  }

  /// Whether a type is data of the model: it is encoded, decoded or stored, or is an error.
  func isEntity(_ type: TypeID) -> Bool {
    if self[type].bodies.contains(where: { file($0).has(.notStore, self[$0]) }) { return true }
    return externalSupertypes(of: type).contains {
      CommonSupertypes[$0].contains(.entity) && !CommonSupertypes[$0].contains(.identity)
    }
  }

  /// Whether a value with nothing but properties can be a view model, if its name, its owner or its protocol suggests it. A
  /// choice among cases, an entity and a view state can't.
  func mayBeViewModelWithoutFunctions(_ type: TypeID) -> Bool {
    self[type].kind == .struct && !isEntity(type) && !vocabulary.isViewState(self[type].name)
  }

  /// Whether nothing contradicts the name of a view model or its supertype. In VIP and VIPER, a value named `ViewModel` is data.
  func mayBeViewModelByName(_ type: TypeID) -> Bool {
    !isViewData(type) || self[type].name != NamingConventions.displayedData && mayBeViewModelWithoutFunctions(type)
  }

  private func isStream(_ value: Value) -> Bool {
    guard case .unknown(let name) = value.referent else { return false }
    return StreamTypes[name].contains(.reactive)
  }

  /// Whether a value has a type of the project that isn't nested in another type.
  private func isModel(_ value: Value, storedIn owner: TypeID) -> Bool {
    guard let type = value.referent.type, type != owner, self[type].outer == nil else { return false }
    return self[type].kind == .struct || self[type].kind == .class
  }

  private func isComputed(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    return declaration.kind == .property && declaration.modifiers.contains(.computed)
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }
}
