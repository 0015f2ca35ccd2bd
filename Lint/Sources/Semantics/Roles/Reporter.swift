import LintSyntax

/// Reporters and switches: services that neither fetch nor store data.
extension Project {
  /// Whether a type only reports, as a logger does: nothing that a caller can read follows from its functions.
  ///
  /// A reporter that forwards to another one, or whose functions don't change the settings, may have switches as well, such as
  /// `isEnabled` in the settings.
  func onlyReports(_ type: TypeID) -> Bool {
    if notifiesListener(type) || functions(of: type).contains(where: { answersParameter($0) || decodesAnswer($0) }) {
      return false
    }
    let readable = visibleMembers(of: type).filter {
      hasResult($0) || isReadableState($0) || storeWrapper(of: $0) != nil
    }
    let forwarders = readable.filter(storesReporter)
    return readable.isEmpty
      || !forwarders.isEmpty && readable.allSatisfy { isSwitch($0) || forwarders.contains($0) }
      || readable.allSatisfy(isSwitchInSettings) && reportsElsewhere(type)
  }

  /// Whether a function tells an object of the project that it receives about a result, as soon as it arrives:
  /// `func load(for screen: Screen) { request { items in screen.show(items) } }`.
  func answersParameter(_ function: SymbolID) -> Bool {
    guard self[function].kind == .function, !isHidden(function) else { return false }
    let facts = file(function)
    let receivers = parameters(of: function).filter { parameter in
      guard let type = value(of: SymbolID(file: function.file, declaration: parameter))?.referent.type else {
        return false
      }
      return self[type].kind == .class || self[type].kind == .protocol
    }
    if receivers.isEmpty { return false }
    return self[function].code.contains { index in
      guard facts[index].kind == .member, let owner = facts[index].owner, facts[owner].kind == .closure,
        let base = facts.firstPart(of: index), facts[base].kind == .reference,
        let receiver = declaration(readBy: base, file: function.file), receiver.file == function.file,
        receivers.contains(receiver.declaration)
      else { return false }
      return tells(index, receiver, facts)
    }
  }

  /// Whether a member of an object is called with arguments, or is the object's own function or property that is called or set.
  private func tells(_ member: ExpressionID, _ object: SymbolID, _ facts: FileFacts) -> Bool {
    let call = facts.expression(beginningWith: member).flatMap { facts[$0].kind == .call ? $0 : nil }
    if let call, !facts.arguments(of: call).isEmpty { return true }
    guard call != nil || facts.isTarget(member), let type = value(of: object)?.referent.type else { return false }
    return firstMember(named: facts[member].name, of: type) != nil
  }

  /// Whether a function decodes an entity of the project, as in `decode(Note.self, from: data)` or `decode([Note].self, from: data)`.
  private func decodesAnswer(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      guard facts[index].kind == .member, facts[index].name == LanguageWords.selfWord,
        let argument = facts[index].parent, facts[argument].kind == .argument, let base = facts.firstPart(of: index)
      else { return false }
      let named = facts[base].kind == .reference ? base : facts.firstPart(of: base) ?? base
      guard facts[named].kind == .reference,
        let entity = lookUp(facts[named].name, owner: facts[named].owner, file: function.file).type
      else { return false }
      return isEntity(entity)
    }
  }

  /// Whether a type passes results to a listener, as in `protocol SearchDelegate { func didFind(_ items: [Item]) }`. A controller or an
  /// error that the listener only presents isn't a result.
  private func notifiesListener(_ type: TypeID) -> Bool {
    storedProperties(of: type).contains { property in
      let declaration = self[property]
      guard !declaration.modifiers.isDisjoint(with: [.weak, .unowned]) || vocabulary.isListener(declaration.name),
        let listener = value(of: property)?.referent.type, self[listener].kind == .protocol
      else { return false }
      return functions(of: listener).contains { function in
        let uses = parameters(of: function).compactMap { file(function)[$0].type }
          .map { TypeUse(file: function.file, node: $0) }
        return !uses.contains(where: isControllerOfSystem)
          && uses.contains { referent(of: $0).type != type && !isError($0) }
      }
    }
  }

  /// Whether a type is a controller of the system, or inherits from one. While roles are inferred, a controller may have none yet.
  private func isControllerOfSystem(_ use: TypeUse) -> Bool {
    switch referent(of: use) {
    case .project(let type): hasSystemAncestor(type) { $0.kind == .controller }
    case .system(let system): system.kind == .controller
    default: false
    }
  }

  /// Whether a type is only told things, so that its name is no evidence for a store: it reports, and a function has a parameter.
  /// The functions of a superclass may return more. A class with such a protocol is one, because others use it through the protocol.
  func isOnlyTold(_ type: TypeID) -> Bool {
    if self[type].kind != .protocol,
      ancestors(of: type).contains(where: {
        self[$0].kind == .protocol && vocabulary.isStoreLike(self[$0].name) && isOnlyTold($0)
      })
    {
      return true
    }
    return onlyReports(type)
      && functions(of: type).contains { !isHidden($0) && (hasParameter($0) || tellsDevice($0)) }
      && !functions(of: type).contains { self[$0].modifiers.contains(.override) }
  }

  /// Whether a function uses a service of the system and no store, as one does that lets the device vibrate.
  private func tellsDevice(_ function: SymbolID) -> Bool {
    storeUse(of: function) == nil
      && self[function].code.contains { value(of: $0, file: function.file)?.referent.system?.kind == .service }
  }

  /// Whether a function writes a log: it returns nothing and receives the place of its call, as in
  /// `func debug(_ text: String, line: Int = #line)`.
  func writesLog(_ function: SymbolID) -> Bool {
    guard self[function].kind == .function, !hasResult(function) else { return false }
    let facts = file(function)
    return parameters(of: function).contains { parameter in
      facts[parameter].value.flatMap(facts.firstPart).map {
        facts[$0].kind == .macro && Self.places.contains(facts[$0].name)
      } ?? false
    }
  }

  private static let places: NameSet = ["file", "fileID", "filePath", "function", "line", "column"]

  /// Whether no function of a type stores its arguments in the settings. It may read a switch there first.
  func reportsElsewhere(_ type: TypeID) -> Bool {
    let told = functions(of: type).filter { !isHidden($0) && hasParameter($0) }
    if told.isEmpty { return false }
    var readers = NameSet(members(of: type).filter(isSwitchInSettings).map { self[$0].name })
    for function in functions(of: type) where names(readers, in: function) { readers.insert(self[function].name) }
    return told.allSatisfy { storeUse(of: $0) == nil || names(readers, in: $0) }
  }

  private func names(_ members: NameSet, in function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { members.contains(facts[$0].name) }
  }

  /// Whether a type only answers questions with yes or no at once, such as whether a feature is on.
  func onlyAnswers(_ type: TypeID) -> Bool {
    let visible = visibleMembers(of: type).filter { self[$0].kind == .function || hasResult($0) || isReadableState($0) }
    return !visible.isEmpty
      && visible.allSatisfy { isTruth(self[$0].type, in: $0) && !self[$0].modifiers.contains(.async) }
  }

  /// Whether others can read a property of a type that changes, or a stream.
  func hasReadableState(_ type: TypeID) -> Bool {
    visibleMembers(of: type).contains {
      self[$0].modifiers.isDisjoint(with: [.static, .class]) && isReadableState($0)
    }
  }

  /// Whether others can read data in a property of a type. A flag only states whether something happened.
  func isReadableData(_ property: SymbolID, of type: TypeID) -> Bool {
    let facts = file(property)
    let value = self[property].value.flatMap(facts.firstPart).map { facts[$0].name }
    return visibleMembers(of: type).contains(property) && isReadableState(property) && !isSwitch(property)
      && value != LanguageWords.trueWord && value != LanguageWords.falseWord
  }

  func visibleMembers(of type: TypeID) -> [SymbolID] {
    members(of: type).filter { !isHidden($0) && !isInHiddenExtension($0) }
  }

  /// Whether a property changes, or is a stream. A weak reference to a delegate isn't data.
  private func isReadableState(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    guard isStoredProperty(declaration), declaration.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    if !declaration.modifiers.contains(.constant) { return true }
    guard case .unknown(let name)? = value(of: member)?.referent else { return false }
    return !StreamTypes[name].isDisjoint(with: [.stream, .reactive])
  }

  private func isSwitch(_ member: SymbolID) -> Bool {
    self[member].kind == .property && isTruth(self[member].type, in: member)
  }

  private func isSwitchInSettings(_ member: SymbolID) -> Bool {
    isSwitch(member) && storeUse(of: member)?.system.traits.contains(.settings) ?? false
  }

  private func isTruth(_ type: TypeNodeID?, in member: SymbolID) -> Bool {
    type.map { CommonSupertypes[file(member)[$0].name].contains(.truth) } ?? false
  }

  /// Whether a property stores an object of the project that is only told things, or several of them.
  private func storesReporter(_ property: SymbolID) -> Bool {
    guard isStoredProperty(self[property]), let value = value(of: property),
      let type = value.referent.type ?? elementValue(value)?.referent.type
    else { return false }
    let functions = functions(of: type)
    return functions.contains(where: hasParameter) && !members(of: type).contains(where: hasResult)
  }

  private func hasParameter(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return facts.children(of: function.declaration).contains { facts[$0].kind == .parameter }
  }
}
