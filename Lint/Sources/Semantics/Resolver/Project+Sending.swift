public import LintSyntax

/// Members of a store that only send something away, such as an event of an analytics service.
extension Project {
  /// Whether a call of a store's member gives the caller nothing and changes no data, because it only sends an event to a package. All
  /// uses of a type that is named like a store count.
  public func onlySends(_ member: Name, of type: TypeID) -> Bool {
    let declared = members(named: member, of: type)
    guard !declared.isEmpty, declared.allSatisfy({ self[$0].kind == .function && !hasResult($0) }),
      maySend(type)
    else { return false }
    return declared.allSatisfy { onlySends($0, of: type) }
  }

  /// Whether code only sets a member that only the store's type reads.
  public func onlyReceives(_ member: Name, of type: TypeID) -> Bool {
    guard maySend(type), let declared = firstMember(named: member, of: type) else { return false }
    return onlyReceives(declared, of: type)
  }

  private func maySend(_ type: TypeID) -> Bool {
    roles.claim(.store, of: type)?.basis == .use && self[type].bodies.contains { file($0).importsPackage }
      && !isNamedLikeStore(type)
  }

  /// Whether a function returns nothing and calls a package. It may read its own properties and settings, for example to learn whether
  /// the user has consented, but it changes neither a store nor its own type.
  private func onlySends(_ function: SymbolID, of type: TypeID) -> Bool {
    var effects = SendingEffects()
    collectEffects(of: function, in: type, &effects)
    return effects.sends && !effects.changesData
  }

  /// Whether other code only sets a property that stores data, and no member of its own type that uses a store reads it. A listener
  /// that others set receives results.
  private func onlyReceives(_ property: SymbolID, of type: TypeID) -> Bool {
    let declaration = self[property]
    guard isStoredProperty(declaration), declaration.modifiers.isDisjoint(with: [.constant, .weak, .unowned]),
      storeWrapper(of: property) == nil, storeUse(of: property) == nil, isData(property)
    else { return false }
    return memberPlaces(named: declaration.name).allSatisfy { place in
      guard self.declaration(readBy: place.expression, file: place.file) == property else { return true }
      let facts = facts(place.file)
      return enclosingType(of: facts[place.expression].owner, file: place.file) == type
        || facts.isTarget(place.expression)
    }
      && members(of: type).allSatisfy { member in
        let facts = file(member)
        return storeUse(of: member).map { onlyReadsSettings($0, member, of: type) } ?? true
          || !self[member].code.contains { facts[$0].name == declaration.name }
      }
  }

  /// Whether the only store that a member uses are settings, which it doesn't change.
  private func onlyReadsSettings(_ use: StoreUse, _ member: SymbolID, of type: TypeID) -> Bool {
    use.system.traits.contains(.settings) && !changesStore(member, of: type, 3)
  }

  /// - Parameter limit: the number of functions of the same type to follow.
  private func changesStore(_ member: SymbolID, of type: TypeID, _ limit: Int) -> Bool {
    let facts = file(member)
    return self[member].code.contains { place in
      guard let read = declaration(readBy: place, file: member.file), isMember(read, of: type) else {
        return usesStore(place, member.file, of: type)
      }
      guard let use = storeUse(of: read), read != member else { return false }
      if !use.system.traits.contains(.settings) { return true }
      return self[read].kind == .function
        ? limit == 0 || changesStore(read, of: type, limit - 1) : facts.mayChange(place)
    }
  }

  /// Whether a property stores neither a function, nor an object behind a protocol, nor a store.
  private func isData(_ property: SymbolID) -> Bool {
    guard let type = self[property].type, functionType(TypeUse(file: property.file, node: type)) == nil else {
      return self[property].type == nil
    }
    guard let referent = value(of: property)?.referent else { return true }
    return store(referent) == nil && !(referent.type.map { self[$0].kind == .protocol } ?? false)
  }

  private func collectEffects(of function: SymbolID, in type: TypeID, _ effects: inout SendingEffects) {
    guard effects.functions.insert(function).inserted else { return }
    if let use = storeUse(of: function), !use.system.traits.contains(.settings) { effects.changesData = true }
    let facts = file(function)
    for expression in self[function].code where !effects.changesData {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty else { continue }
      if let read = declaration(readBy: expression, file: function.file), isMember(read, of: type) {
        if self[read].kind == .function { collectEffects(of: read, in: type, &effects) }
        effects.changesData =
          effects.changesData
          || changesData(expression, read, of: type, facts) && !keepsArgument(expression, read, function)
      } else if usesStore(expression, function.file, of: type) {
        effects.changesData = true
      } else if facts.isCallee(expression), facts.importsPackage, isOfPackage(expression, function.file) {
        effects.sends = true
      }
    }
  }

  private func isMember(_ declaration: SymbolID, of type: TypeID) -> Bool {
    enclosingType(of: declaration) == type
      && self[declaration].parent.map { file(declaration)[$0].kind.hasMembers } ?? false
  }

  /// Whether code changes the value of a property or of a function's result.
  private func changesData(_ place: ExpressionID, _ read: SymbolID, of type: TypeID, _ facts: FileFacts) -> Bool {
    if self[read].kind == .function { return facts.mayChange(place, afterCall: true) }
    let value = value(of: read)?.referent
    if value?.type == type { return false }
    let mayContainData =
      !self[read].modifiers.contains(.constant) || storeUse(of: read) != nil
      || value.map { store($0) != nil || isStream($0) || $0.type.map(isObject) ?? false } ?? false
    return mayContainData && facts.mayChange(place)
  }

  private func isStream(_ referent: Referent) -> Bool {
    guard case .unknown(let name) = referent else { return false }
    return !StreamTypes[name].isDisjoint(with: [.stream, .reactive])
  }

  /// Whether a function only keeps its own arguments in a property that only its type reads.
  private func keepsArgument(_ place: ExpressionID, _ property: SymbolID, _ function: SymbolID) -> Bool {
    let facts = file(function)
    guard let type = enclosingType(of: function), let assignment = facts.expression(beginningWith: place),
      facts[assignment].kind == .assignment
    else { return false }
    let names = facts.parts(of: assignment).dropFirst().flatMap(facts.subtree).filter { facts[$0].kind == .reference }
    return !names.isEmpty
      && names.allSatisfy { name in
        declaration(readBy: name, file: function.file).map { self[$0].kind == .parameter } ?? false
      } && onlyReceives(property, of: type)
  }

  /// Whether code does more with a store than read a property or a setting.
  private func usesStore(_ place: ExpressionID, _ file: FileID, of type: TypeID) -> Bool {
    let facts = facts(file)
    if let read = declaration(readBy: place, file: file), self[read].kind == .function, let use = storeUse(of: read) {
      return !use.system.traits.contains(.settings) || facts.mayChange(place)
    }
    guard let value = value(of: place, file: file), value.referent.type != type,
      let found = store(value.referent, in: file)
    else { return false }
    if case .system(let system) = found, system.traits.contains(.settings) { return facts.mayChange(place) }
    return facts.mayChange(place) || facts.isCalled(place)
  }

  /// Whether a chain begins with a name that nothing in the project declares, or with a constant of such a type.
  private func isOfPackage(_ place: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    var root = place
    while facts[root].kind == .member || facts[root].kind == .call, let base = facts.firstPart(of: root) { root = base }
    let node = facts[root]
    guard root != place, node.kind == .reference, node.name != LanguageWords.selfWord else { return false }
    if let read = declaration(readBy: root, file: file) {
      guard self[read].kind == .local, let referent = value(of: read)?.referent, case .unknown = referent else {
        return false
      }
      return !isStream(referent)
    }
    guard case .unknown = lookUp(node.name, owner: node.owner, file: file) else { return false }
    return true
  }
}

/// The effects of a function's code besides computed values.
private struct SendingEffects {
  /// It calls a package.
  var sends = false
  /// It changes a store or its own type, or calls a store.
  var changesData = false
  /// The functions of the type that were read.
  var functions: Set<SymbolID> = []
}

extension FileFacts {
  /// Whether code may change a value: it assigns the value or a part, calls a function of it and ignores the result, or passes a
  /// closure to such a function.
  ///
  /// - Parameter afterCall: whether the value is the result of a call, which itself changes nothing.
  func mayChange(_ value: ExpressionID, afterCall: Bool = false) -> Bool {
    var chain = value
    if afterCall {
      guard let call = expression(beginningWith: value), self[call].kind == .call,
        let next = expression(beginningWith: call), self[next].kind == .member
      else { return false }
      chain = next
    }
    while let next = expression(beginningWith: chain) {
      switch self[next].kind {
      case .call:
        if hasClosureArgument(next) { return true }
        chain = next
      case .member, .subscript: chain = next
      case .assignment: return true
      default: return false
      }
    }
    return self[chain].flags.contains(.byReference) || self[chain].kind == .call && isStatement(chain)
  }

  private func hasClosureArgument(_ call: ExpressionID) -> Bool {
    arguments(of: call).contains { firstPart(of: $0).map { self[$0].kind == .closure } ?? false }
  }

  /// Whether code continues with a call of a value's function, such as `store.shared.load()`.
  func isCalled(_ value: ExpressionID) -> Bool { chain(after: value).contains { self[$0].kind == .call } }

  /// Whether nothing uses an expression's value.
  private func isStatement(_ expression: ExpressionID) -> Bool {
    guard let parent = self[expression].parent else { return true }
    return self[parent].kind == .closure || self[parent].kind == .return && self[parent].flags.contains(.implicit)
  }

  /// Whether an expression is the callee of a call whose result nothing uses.
  fileprivate func isCallee(_ expression: ExpressionID) -> Bool {
    guard let call = self.expression(beginningWith: expression), self[call].kind == .call else { return false }
    return isStatement(call) && !hasClosureArgument(call)
  }

  /// Whether code assigns an expression.
  package func isTarget(_ expression: ExpressionID) -> Bool {
    self.expression(beginningWith: expression).map { self[$0].kind == .assignment } ?? false
  }

  fileprivate var importsPackage: Bool { imports.contains { !SystemTypes.frameworks.contains($0.module) } }
}
