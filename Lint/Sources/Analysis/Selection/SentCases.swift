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
  /// The patterns of a case in all code. The type of a sender decides among enums that have a case with the name.
  ///
  /// - Parameter senders: The stream or object that code passes the case to, and those that passed it on.
  func patterns(of name: Name, sentThrough senders: [SymbolID], _ names: NamedPlaces) -> [CasePattern] {
    let found = names[name].compactMap { pattern(at: $0, named: name) }
    let arguments = senders.lazy.map { self.typeArguments(of: $0) }.first { !$0.isEmpty } ?? []
    if arguments.isEmpty { return Set(found.compactMap { enclosingType(of: $0.enumCase) }).count < 2 ? found : [] }
    return found.filter { pattern in
      guard let type = enclosingType(of: pattern.enumCase) else { return false }
      // `Feature.Action` in `Store<Feature.Action>`, or `Feature` in `StoreOf<Feature>`
      let declaration = self[type].declaration
      let outer = enclosingType(of: self[declaration].parent, file: declaration.file)
      return arguments.contains(type) || outer.map(arguments.contains) ?? false
    }
  }

  /// The patterns of a case of an enum in all code.
  func patterns(of name: Name, in type: TypeID, _ names: NamedPlaces) -> [CasePattern] {
    names[name].compactMap { pattern(at: $0, named: name) }.filter { enclosingType(of: $0.enumCase) == type }
  }

  private func pattern(at place: ExpressionPlace, named name: Name) -> CasePattern? {
    let facts = facts(place.file)
    guard facts[place.expression].kind == .member, let call = facts.expression(beginningWith: place.expression),
      facts[call].kind == .call, let owner = facts[call].owner,
      let local = facts.children(of: owner).first(where: {
        facts[$0].kind == .local && facts[$0].modifiers.contains(.part)
          && facts[call].range.contains(facts[$0].nameStart)
      }), let enumCase = enumCase(ofPattern: call, in: owner, file: place.file),
      let code = facts.enclosing(owner).first(where: { facts[$0].kind.isCallable })
    else { return nil }
    return CasePattern(
      enumCase: enumCase, code: SymbolID(file: place.file, declaration: code),
      place: Place(file: place.file, offset: facts[local].nameStart))
  }

  /// The types that the declaration of a stream names: `Event` in `let events = PublishRelay<Event>()`. A stream that code
  /// makes of another one has its types.
  private func typeArguments(of stream: SymbolID, _ limit: Int = 3) -> [TypeID] {
    let facts = file(stream)
    let declaration = self[stream].range
    let found = facts.typeIDs.filter { declaration.contains(facts[$0].range.start) }
      .compactMap { referent(of: TypeUse(file: stream.file, node: $0)).type }
    guard found.isEmpty, limit > 0, let value = self[stream].value,
      let source = facts.subtree(of: value).firstResult({ part -> SymbolID? in
        facts[part].kind == .reference ? self.declaration(readBy: part, file: stream.file) : nil
      }), source != stream
    else { return found }
    return typeArguments(of: source, limit - 1)
  }
}

/// Enum cases that code returns, such as the mutations of an app's own reactor.
extension IndexFlow {
  /// The patterns that take apart the enum cases with the index that the code returns: `.just(.select(index))`.
  func patternsOfResults(_ names: NamedPlaces) -> [CasePattern] {
    guard facts[root].kind == .function, let result = facts[root].type else { return [] }
    let returned = facts.typeIDs.filter { facts[result].range.contains(facts[$0].range.start) }
      .compactMap { project.referent(of: TypeUse(file: file, node: $0)).type }
    if returned.isEmpty { return [] }
    var seen: Set<Name> = []
    let cases = facts[root].code.compactMap { place -> Name? in
      facts[place].kind == .call && isReached(facts[place].owner) ? payload(at: place) : nil
    }
    return cases.filter { seen.insert($0).inserted }.flatMap { name in
      returned.filter { project[$0].kind == .enum && !project.declaredMembers(named: name, of: $0).isEmpty }
        .flatMap { project.patterns(of: name, in: $0, names) }
    }
  }
}
