import LintSyntax

/// Reporters and switches: services that neither fetch nor store data.
extension Project {
  /// Whether a type only reports, as a logger does: nothing that a caller can read follows from its functions.
  ///
  /// A reporter that forwards to another one, or whose functions don't change the settings, may have switches as well, such as
  /// `isEnabled` in the settings.
  func onlyReports(_ type: TypeID) -> Bool {
    if notifiesListener(type) || functions(of: type).contains(where: answersParameter) { return false }
    let readable = visibleMembers(of: type).filter {
      hasResult($0) || isReadableState($0) || storeWrapper(of: $0) != nil
    }
    let forwarders = readable.filter(storesReporter)
    return readable.isEmpty
      || !forwarders.isEmpty && readable.allSatisfy { isSwitch($0) || forwarders.contains($0) }
      || readable.allSatisfy(isSwitchInSettings) && reportsElsewhere(type)
  }

  /// Whether a function passes its results to an object of the project that it receives, as soon as they arrive:
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
      guard facts[index].kind == .call, let owner = facts[index].owner, facts[owner].kind == .closure,
        !facts.arguments(of: index).isEmpty, let callee = facts.callee(of: index), facts[callee].kind == .member,
        let base = facts.firstPart(of: callee), facts[base].kind == .reference,
        let receiver = declaration(readBy: base, file: function.file), receiver.file == function.file
      else { return false }
      return receivers.contains(receiver.declaration)
    }
  }

  /// Whether a type passes results to a listener, as in `protocol SearchDelegate { func didFind(_ items: [Item]) }`.
  private func notifiesListener(_ type: TypeID) -> Bool {
    storedProperties(of: type).contains { property in
      let declaration = self[property]
      guard !declaration.modifiers.isDisjoint(with: [.weak, .unowned]) || vocabulary.isListener(declaration.name),
        let listener = value(of: property)?.referent.type, self[listener].kind == .protocol
      else { return false }
      return functions(of: listener).contains { function in
        parameters(of: function).contains { parameter in
          let facts = file(function)
          return facts[parameter].type.map { referent(of: TypeUse(file: function.file, node: $0)).type != type }
            ?? false
        }
      }
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
    return onlyReports(type) && functions(of: type).contains { !isHidden($0) && hasParameter($0) }
      && !functions(of: type).contains { self[$0].modifiers.contains(.override) }
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
