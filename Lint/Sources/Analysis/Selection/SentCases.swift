import LintSemantics
import LintSyntax

/// A pattern of an enum case that takes out the index.
struct CasePattern {
  let enumCase: SymbolID
  /// The function or closure with the pattern.
  let code: SymbolID
  let place: Place
}

/// Enum cases that code passes to a package, such as the events of a feedback loop or the actions of a store.
extension Project {
  /// The patterns of a case in all code. The type of the stream decides among enums that have a case with the name.
  func patterns(of name: Name, sentThrough stream: SymbolID?, _ names: NamedPlaces) -> [CasePattern] {
    let found = names[name].compactMap { pattern(at: $0, named: name) }
    let enums = Set(found.compactMap { enclosingType(of: $0.enumCase) })
    let elements = stream.map(typeArguments) ?? []
    if elements.isEmpty { return enums.count < 2 ? found : [] }
    return found.filter { enclosingType(of: $0.enumCase).map(elements.contains) ?? false }
  }

  private func pattern(at place: ExpressionPlace, named name: Name) -> CasePattern? {
    let facts = facts(place.file)
    guard facts[place.expression].kind == .member, let call = facts.expression(beginningWith: place.expression),
      facts[call].kind == .call, let owner = facts[call].owner,
      let local = facts.children(of: owner).first(where: {
        facts[$0].kind == .local && facts[$0].modifiers.contains(.part)
          && facts[call].range.contains(facts[$0].nameStart)
      }), let subject = subject(ofPattern: SymbolID(file: place.file, declaration: local)),
      let type = value(of: subject, file: place.file)?.referent.type,
      let enumCase = declaredMembers(named: name, of: type).first(where: { self[$0].kind == .enumCase }),
      let code = facts.enclosing(owner).first(where: { facts[$0].kind.isCallable })
    else { return nil }
    return CasePattern(
      enumCase: enumCase, code: SymbolID(file: place.file, declaration: code),
      place: Place(file: place.file, offset: facts[local].nameStart))
  }

  /// The types that the declaration of a stream names: `Event` in `let events = PublishRelay<Event>()`.
  private func typeArguments(of stream: SymbolID) -> [TypeID] {
    let facts = file(stream)
    let declaration = self[stream].range
    return facts.typeIDs.filter { declaration.contains(facts[$0].range.start) }
      .compactMap { referent(of: TypeUse(file: stream.file, node: $0)).type }
  }

  /// Whether data belongs to a parameter of a function that also takes an enum case apart, or to a copy of it.
  ///
  /// - Parameter code: The function; nil for any.
  func isReceivedState(_ data: ExpressionID, in code: DeclarationID?, file: FileID) -> Bool {
    let facts = facts(file)
    var place = data
    while facts[place].kind != .reference {
      guard let first = facts.firstPart(of: place) else { return false }
      place = first
    }
    guard var variable = declaration(readBy: place, file: file), variable.file == file else { return false }
    // `var state = state`
    if self[variable].kind == .local, let value = self[variable].value.flatMap(facts.firstPart),
      let copied = declaration(readBy: value, file: file)
    {
      variable = copied
    }
    guard variable.file == file, self[variable].kind == .parameter, let owner = self[variable].parent,
      code == nil || code == owner
    else { return false }
    return parameters(of: SymbolID(file: file, declaration: owner)).count > 1
      && facts.children(of: owner).contains { facts[$0].kind == .local && facts[$0].modifiers.contains(.part) }
  }
}
