import LintSyntax

/// Values with data of their own that use a store, such as a request, or an item that can load or save itself.
extension Project {
  public func isRequest(_ store: KnownStore) -> Bool {
    if case .project(let type) = store { isRequest(type) } else { false }
  }

  /// Whether a store is a value with data of its own. Creating or keeping one accesses no store; only its methods do.
  public func isRequest(_ type: TypeID) -> Bool {
    hasOwnData(type) && roles.claim(.store, of: type)?.basis == .use && !isNamedLikeStore(type)
  }

  /// Whether a type describes the requests that a client of a package sends. Alamofire calls such a type a router.
  func describesRequests(_ type: TypeID) -> Bool {
    inherits(.request, by: type)
  }

  /// Whether a struct stores more than stores, other objects and constants.
  func hasOwnData(_ type: TypeID) -> Bool {
    guard self[type].kind == .struct else { return false }
    return storedProperties(of: type).contains { property in
      let declaration = self[property]
      return !(declaration.modifiers.contains(.constant) && declaration.value != nil) && !isKeptStore(property)
        && !isKeyOfStore(property)
        && !(value(of: property)?.referent.type.map(isObject) ?? false)
    }
  }

  /// Whether a member of a request or an item may use its store: it is static, it returns the store's result or nothing, or its caller
  /// gets the result later. Other members return data of the item.
  func sendsRequest(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    if !declaration.modifiers.isDisjoint(with: [.static, .class]) { return true }
    guard declaration.kind == .function else { return false }
    if declaration.type == nil || declaration.modifiers.contains(.async) || hasFunctionParameter(member) { return true }
    if returnsStoreResult(member) { return true }
    guard case .unknown(let name)? = value(of: member)?.referent else { return false }
    return !StreamTypes[name].isDisjoint(with: [.stream, .reactive])
  }

  private func isKeptStore(_ property: SymbolID) -> Bool {
    storeUse(of: property) != nil || storeWrapper(of: property) != nil
      || value(of: property).flatMap { store($0.referent) } != nil
  }
}
