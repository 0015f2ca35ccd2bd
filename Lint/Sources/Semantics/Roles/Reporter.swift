import LintSyntax

/// Reporters and switches: services that neither fetch nor store data.
extension Project {
  /// Whether a type only reports, as a logger does: nothing that a caller can read follows from its functions.
  ///
  /// A reporter that forwards to another one may have switches as well, such as `isEnabled` in the settings.
  func onlyReports(_ type: TypeID) -> Bool {
    let readable = visibleMembers(of: type).filter { hasResult($0) || isReadableState($0) }
    let forwarders = readable.filter(storesReporter)
    return readable.isEmpty
      || !forwarders.isEmpty && readable.allSatisfy { isSwitch($0) || forwarders.contains($0) }
  }

  /// Whether a type is only told things, so that its name is no evidence for a store: it reports, and a function has a parameter.
  /// The functions of a superclass may return more.
  func isOnlyTold(_ type: TypeID) -> Bool {
    onlyReports(type) && functions(of: type).contains { !isHidden($0) && hasParameter($0) }
      && !functions(of: type).contains { self[$0].modifiers.contains(.override) }
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

  private func visibleMembers(of type: TypeID) -> [SymbolID] {
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

  private func isTruth(_ type: TypeNodeID?, in member: SymbolID) -> Bool {
    type.map { CommonSupertypes[file(member)[$0].name].contains(.truth) } ?? false
  }

  /// Whether a property stores an object of the project that is only told things.
  private func storesReporter(_ property: SymbolID) -> Bool {
    guard isStoredProperty(self[property]), let type = value(of: property)?.referent.type else { return false }
    let functions = functions(of: type)
    return functions.contains(where: hasParameter) && !members(of: type).contains(where: hasResult)
  }

  private func hasParameter(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return facts.children(of: function.declaration).contains { facts[$0].kind == .parameter }
  }
}
