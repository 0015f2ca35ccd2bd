public import LintSemantics
public import LintSyntax

extension FileReading {
  /// The declarations around a place in code, from the inside out, as names are looked up. What a capture list gives a value
  /// to is read outside of its closure.
  func scopes(from owner: DeclarationID?) -> some Sequence<DeclarationID> {
    sequence(state: owner) { [facts] next -> DeclarationID? in
      guard let place = next else { return nil }
      next = facts[place].parent
      if facts[place].kind == .capture, let closure = next { next = facts[closure].parent }
      return place
    }
  }

  /// What a declaration declares by a name that is seen at a place in it.
  func binding(of name: Name, in place: DeclarationID, at offset: UInt32) -> DeclarationID? {
    facts.local(name, in: place, at: offset)
  }

  /// What a name declares where it is used, as far as code around it does, not its type.
  func local(_ name: Name, at offset: UInt32, from owner: DeclarationID?) -> DeclarationID? {
    for place in scopes(from: owner) {
      if facts[place].kind.hasMembers { return nil }
      if let found = binding(of: name, in: place, at: offset) { return found }
    }
    return nil
  }

  /// The member of a type in whose code a declaration stands, and the type's body.
  func member(around owner: DeclarationID?) -> (member: DeclarationID, body: DeclarationID)? {
    var member: DeclarationID?
    for place in facts.enclosing(owner) {
      if facts[place].kind.hasMembers { return member.map { ($0, place) } }
      member = place
    }
    return nil
  }

  /// The innermost declaration with a name around a place.
  public func named(_ owner: DeclarationID?) -> SymbolID? {
    facts.enclosing(owner).first { !facts[$0].name.isEmpty && facts[$0].kind != .accessor }
      .map(id)
  }
}

extension FileReading {
  /// The function, initializer or accessor of a type that a place stands in.
  public func function(around owner: DeclarationID?) -> SymbolID? {
    guard let (member, _) = member(around: owner) else { return nil }
    if facts[member].kind == .function || facts[member].kind == .initializer {
      return id(member)
    }
    return facts.enclosing(owner).first { place in
      facts[place].kind == .accessor && facts[place].parent == member
    }.map(id)
  }
}
