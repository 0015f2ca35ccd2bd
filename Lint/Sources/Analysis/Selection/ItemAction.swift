import LintSemantics
import LintSyntax

/// Items that code makes for the elements of a list, and that keep an action with the element's index.
extension Project {
  /// The index in `events.enumerated().map { index, event in … }` or `for (index, event) in events.enumerated() { … }`.
  func item(madeBy expression: ExpressionID, file: FileID) -> IndexHolder? {
    let facts = facts(file)
    let index =
      switch facts[expression].kind {
      case .iteration: facts.index(ofLoop: expression, file)
      case .call: facts.index(passedBy: expression, file)
      default: IndexHolder?.none
      }
    // Few calls number elements.
    guard let index, !visitsOutlets(expression, file) else { return nil }
    return index
  }

  /// Whether code numbers the outlets of a nib, such as the fields of a form. They keep their numbers.
  private func visitsOutlets(_ visit: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    // `fields.enumerated()`, `fields?.enumerated().forEach`
    var place = facts.firstPart(of: visit)
    while let list = place {
      if let id = declaration(readBy: list, file: file) {
        return self.file(id).attributes(of: self[id]).contains { KnownAttributes[$0.name].contains(.outlet) }
      }
      place = facts.firstPart(of: list)
    }
    return false
  }

  /// Whether a closure is the action of an item: an argument of the initializer of one of the project's types.
  func isItemAction(_ closure: DeclarationID, file: FileID) -> Bool {
    let facts = facts(file)
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, facts[call].kind == .call
    else { return false }
    return callees(of: call, file: file).contains { callee in
      switch callee {
      case .memberwise: true
      case .function(let function): self[function].kind == .initializer
      case .value: false
      }
    }
  }
}

extension FileFacts {
  fileprivate func index(passedBy call: ExpressionID, _ file: FileID) -> IndexHolder? {
    guard let callee = callee(of: call), self[callee].kind == .member,
      !CollectionMembers[self[callee].name].isDisjoint(with: [.transforms, .visitsEach]),
      let list = firstPart(of: callee), listsIndices(list),
      let closure = arguments(of: call).first.flatMap(firstPart).flatMap(closure)
    else { return nil }
    let index = children(of: closure).first { self[$0].kind == .parameter || self[$0].kind == .local }
    return index.map { .row($0, of: SymbolID(file: file, declaration: closure), .made) }
  }

  fileprivate func index(ofLoop loop: ExpressionID, _ file: FileID) -> IndexHolder? {
    guard let owner = self[loop].owner, let list = firstPart(of: loop), listsIndices(list) else { return nil }
    let index = children(of: owner).first { place in
      self[place].kind == .local && !self[place].modifiers.isDisjoint(with: [.part, .element])
        && self[loop].range.contains(self[place].nameStart) && self[place].nameStart < self[list].range.start
    }
    return index.map { .row($0, of: SymbolID(file: file, declaration: owner), .made) }
  }

  /// `events.enumerated()`, `events.indices`, `0..<events.count`, `0..<count`, `stride(from: 0, to: events.count, by: 1)`
  private func listsIndices(_ expression: ExpressionID) -> Bool {
    // A loop binds each element to a name.
    guard let list = self[expression].kind == .binding ? firstPart(of: expression) : expression else { return false }
    if self[list].kind == .sequence {
      let parts = Array(parts(of: list))
      return parts.contains { self[$0].name == LanguageWords.range }
        && parts.last.map { self[$0].kind == .member || self[$0].kind == .reference } ?? false
    }
    let member = self[list].kind == .call ? callee(of: list) : list
    if let member, self[member].kind == .reference, self[member].name == LanguageWords.stride {
      return arguments(of: list).compactMap(firstPart).contains { self[$0].kind == .member && self[$0].name == "count" }
    }
    return member.map { self[$0].kind == .member && CollectionMembers[self[$0].name].contains(.listsIndices) } ?? false
  }
}
