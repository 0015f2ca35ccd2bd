public import LintSemantics
import LintSyntax

extension FileReading {
  /// The declarations around a place in code, from the inside out, as names are looked up. What a capture list gives a value
  /// to is read outside of its closure.
  func scopes(from owner: Int32) -> some Sequence<Int32> {
    sequence(state: owner) { [facts] next -> Int32? in
      guard next >= 0 else { return nil }
      let place = next
      next = facts[declaration: place].parent
      if facts[declaration: place].kind == .capture, next >= 0 { next = facts[declaration: next].parent }
      return place
    }
  }

  /// What a declaration declares by a name that is seen at a place in it.
  func binding(of name: Name, in place: Int32, at offset: UInt32) -> Int32? {
    facts.local(name, in: place, at: offset)
  }

  /// What a name declares where it is used, as far as code around it does, not its type.
  func local(_ name: Name, at offset: UInt32, from owner: Int32) -> Int32? {
    for place in scopes(from: owner) {
      if facts[declaration: place].kind.hasMembers { return nil }
      if let found = binding(of: name, in: place, at: offset) { return found }
    }
    return nil
  }

  /// The member of a type in whose code a declaration stands, and the type's body.
  func member(around owner: Int32) -> (member: Int32, body: Int32)? {
    var member: Int32?
    for place in facts.enclosing(owner) {
      if facts[declaration: place].kind.hasMembers { return member.map { ($0, place) } }
      member = place
    }
    return nil
  }

  /// The closure, as an expression, that a declaration stands for.
  func expression(ofClosure declaration: Int32) -> Int32? {
    let index = facts[declaration: declaration].code.lowerBound - 1
    guard index >= 0, facts[expression: index].kind == .closure, facts[expression: index].link == declaration else {
      return nil
    }
    return index
  }

  /// What a declaration was given as its value.
  func written(_ declaration: Int32) -> Int32? {
    guard let binding = facts[declaration: declaration].value, binding + 1 < facts[expression: binding].next else {
      return nil
    }
    return binding + 1
  }

  /// The only part of an argument, or another piece that holds one.
  func content(_ expression: Int32) -> Int32? {
    expression + 1 < facts[expression: expression].next ? expression + 1 : nil
  }

  /// The innermost declaration with a name around a place.
  public func named(_ owner: Int32) -> DeclarationID? {
    facts.enclosing(owner).first { !facts[declaration: $0].name.isEmpty && facts[declaration: $0].kind != .accessor }
      .map(id)
  }
}

extension FileReading {
  /// The function, initializer or accessor of a type that a place stands in.
  public func function(around owner: Int32) -> DeclarationID? {
    guard let (member, _) = member(around: owner) else { return nil }
    if facts[declaration: member].kind == .function || facts[declaration: member].kind == .initializer {
      return id(member)
    }
    return facts.enclosing(owner).first { place in
      facts[declaration: place].kind == .accessor && facts[declaration: place].parent == member
    }.map(id)
  }
}
