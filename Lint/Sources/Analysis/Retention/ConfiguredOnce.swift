public import LintSemantics
public import LintSyntax

extension FileReading {
  /// Whether code before a place leaves the function if it has run for this object before: `guard !isBound else { return }`.
  ///
  /// The code reads a property that the function itself changes, and that nothing changes back. A private function also counts
  /// if only such places call it, and so does an observer of a private property if only such places set the property.
  public func isConfiguredOnce(at offset: UInt32, in function: SymbolID, of type: TypeID, bag: Name) -> Bool {
    isConfiguredOnce(at: offset, in: function, of: type, bag: bag, depth: 4)
  }

  private func isConfiguredOnce(
    at offset: UInt32, in function: SymbolID, of type: TypeID, bag: Name, depth: Int
  ) -> Bool {
    isGuarded(at: offset, in: function, of: type, bag: bag)
      || depth > 0 && isCalledOnce(function, of: type, bag: bag, depth: depth)
  }

  /// `guard !isBound else { return } ; isBound = true ; bind()`, with a private `bind`.
  private func isCalledOnce(_ function: SymbolID, of type: TypeID, bag: Name, depth: Int) -> Bool {
    let uses = uses(of: function, in: type)
    return !uses.isEmpty
      && uses.allSatisfy { reading, use in
        guard let caller = reading.function(around: reading.facts[use].owner), caller != function else { return false }
        return reading.isConfiguredOnce(
          at: reading.facts[use].range.start, in: caller, of: type, bag: bag, depth: depth - 1)
      }
  }

  /// The code that runs a private function, or an observer of a private property.
  private func uses(of function: SymbolID, in type: TypeID) -> [(FileReading, ExpressionID)] {
    let declaration = project[function]
    if declaration.kind == .accessor, let parent = declaration.parent,
      !project.file(function)[parent].modifiers.isDisjoint(with: [.private, .restrictedSetter])
    {
      return project.writes(to: project.file(function)[parent].name, of: type).map {
        (reading(of: $0.file), $0.expression)
      }
    }
    guard declaration.kind == .function, declaration.modifiers.contains(.private) else { return [] }
    return project[type].bodies.flatMap { body -> [(FileReading, ExpressionID)] in
      let reading = reading(of: body.file)
      return reading.facts[body.declaration].code.compactMap { index in
        let node = reading.facts[index]
        guard node.kind == .reference || node.kind == .member, node.name == declaration.name,
          project.declaration(readBy: index, file: body.file) == function
        else { return nil }
        return (reading, index)
      }
    }
  }

  private func isGuarded(at offset: UInt32, in function: SymbolID, of type: TypeID, bag: Name) -> Bool {
    guard function.file == file else { return false }
    return facts[function.declaration].code.contains { index in
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member, node.range.start < offset, facts.isOwnMember(index),
        let property = project.declaration(readBy: index, file: file), project.isStoredProperty(project[property])
      else { return false }
      if node.name == bag { return isComparedWithNothing(index) }
      if isTarget(index) { return false }
      if isAssigned(node.name, outside: function) { return false }
      return isSwitchedOn(node.name, of: type, in: function)
        || isComparedWithNothing(index) && isSet(node.name, of: type, in: function)
    }
  }

  private func isTarget(_ index: ExpressionID) -> Bool {
    facts.expression(beginningWith: index).map { facts[$0].kind == .assignment } ?? false
  }

  /// `token == nil`, `tokens.isEmpty`
  private func isComparedWithNothing(_ index: ExpressionID) -> Bool {
    guard let user = facts.expression(beginningWith: index) else { return false }
    switch facts[user].kind {
    case .member: return facts[user].name == LanguageWords.isEmpty
    case .sequence: return facts.parts(of: user).contains { facts[$0].kind == .nil }
    default: return false
    }
  }

  /// Whether the function sets the property to true, and nothing sets it to anything else.
  private func isSwitchedOn(_ property: Name, of type: TypeID, in function: SymbolID) -> Bool {
    let writes = project.writes(to: property, of: type)
    return !writes.isEmpty
      && writes.allSatisfy { write in
        write.value.map { project.facts(write.file)[$0].name == LanguageWords.trueWord } ?? false
          && isInside(write, function)
      }
  }

  /// Whether only the function sets the property, and to a value.
  private func isSet(_ property: Name, of type: TypeID, in function: SymbolID) -> Bool {
    let writes = project.writes(to: property, of: type)
    return !writes.isEmpty
      && writes.allSatisfy { isInside($0, function) && $0.value != nil && !project.isEmptyValue($0) }
  }

  /// Whether other code assigns a member of that name, such as `cell.isBound = false`.
  private func isAssigned(_ property: Name, outside function: SymbolID) -> Bool {
    project.assignments(toMember: property).contains { place in
      let facts = project.facts(place.file)
      return place.file != function.file
        || !facts.enclosing(facts[place.expression].owner).contains(function.declaration)
    }
  }

  private func isInside(_ write: Write, _ function: SymbolID) -> Bool {
    write.file == function.file && facts.enclosing(write.owner).contains(function.declaration)
  }
}
