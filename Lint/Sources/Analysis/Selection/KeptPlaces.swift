import LintSemantics
import LintSyntax

/// Changes that leave the elements of a list in their places.
extension Project {
  /// Whether a write makes one element of each of the same list: `flags = flags.map { _ in false }`.
  func keepsPlaces(_ write: Write) -> Bool {
    let facts = facts(write.file)
    guard let value = write.value, let list = facts.listMappedBy(value), facts[write.expression].kind == .assignment,
      let target = facts.target(of: write.expression),
      let property = declaration(readBy: target, file: write.file)
    else { return false }
    return declaration(readBy: list, file: write.file) == property
  }

  /// Whether a write replaces an element by a literal, as in `isOpen[index] = true`, by a newer one with the same id, or by a copy that
  /// the same code has just taken: `rows[index] = row` after `var row = rows[index]`, or `rows[index] = Row(title: rows[index].title)`.
  /// Other code may move the elements before a write of a copy that runs later.
  func updatesElement(_ write: Write) -> Bool {
    let facts = facts(write.file)
    guard facts[write.expression].kind == .assignment, let element = facts.target(of: write.expression),
      facts[element].kind == .subscript, let value = facts.value(of: write.expression)
    else { return false }
    if facts.isLiteral(value) { return true }
    guard
      let code = facts.enclosing(write.owner).first(where: { facts[$0].kind.isCallable }),
      !facts.isAfterAwait(write.expression, in: code)
    else { return false }
    if isFound(element, asPlaceOf: value, in: code, write.file) { return true }
    if facts[value].kind == .call {
      return facts.callee(of: value).map(facts.makesValue) ?? false
        && facts.subtree(of: value).contains {
          isSameElement($0, element, write.file) || isElement($0, copiedFrom: element, in: code, write.file)
        }
    }
    return isElement(value, copiedFrom: element, in: code, write.file)
  }

  /// Whether code has looked up the place of an element by the id of a newer one: `if let index = rows.firstIndex(where: { $0.id ==
  /// row.id }) { rows[index] = row }`, or `rows[index] = Row(id: row.id, isOn: true)`.
  private func isFound(
    _ element: ExpressionID, asPlaceOf value: ExpressionID, in code: DeclarationID, _ file: FileID
  ) -> Bool {
    let facts = facts(file)
    guard let argument = facts.arguments(of: element).first, let index = facts.firstPart(of: argument),
      facts[index].kind == .reference, let local = declaration(readBy: index, file: file), local.file == file,
      self[local].kind == .local,
      facts.enclosing(self[local].parent).first(where: { facts[$0].kind.isCallable }) == code,
      let search = facts.initialValue(of: local.declaration),
      let list = facts.list(ofCall: search), let condition = facts.idCondition(of: search),
      let searched = declaration(readBy: list, file: file), let target = facts.firstPart(of: element),
      searched == declaration(readBy: target, file: file)
    else { return false }
    if facts[value].kind == .reference { return facts[value].name == facts[condition.newer].name }
    return facts[value].kind == .call && facts.callee(of: value).map(facts.makesValue) ?? false
      && facts.subtree(of: value).contains { facts.text(of: $0) == facts.text(of: condition.id) }
  }

  /// Whether a local of a function is a copy of an element, or a value that a pattern takes out of it: `case .name(let text)` of
  /// `rows[index]`.
  private func isElement(
    _ reference: ExpressionID, copiedFrom element: ExpressionID, in code: DeclarationID, _ file: FileID
  ) -> Bool {
    let facts = facts(file)
    guard facts[reference].kind == .reference, let local = declaration(readBy: reference, file: file),
      local.file == file, self[local].kind == .local,
      facts.enclosing(self[local].parent).first(where: { facts[$0].kind.isCallable }) == code,
      let origin = self[local].value.flatMap(facts.firstPart) ?? subject(ofPattern: local)
    else { return false }
    return isSameElement(origin, element, file)
  }

  /// Whether two subscripts name the same place of the same list by a variable: `rows[indexPath.row]`.
  private func isSameElement(_ first: ExpressionID, _ second: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let index = facts.index(ofSubscript: first), index == facts.index(ofSubscript: second),
      let list = facts.firstPart(of: first), let other = facts.firstPart(of: second)
    else { return false }
    if let declared = declaration(readBy: list, file: file) {
      return declared == declaration(readBy: other, file: file)
    }
    return facts.text(of: list) == facts.text(of: other)
  }

  /// Whether each place of a list has its own meaning, and code only replaces elements. The list starts with one element for each
  /// case of an enum, or with the same value in each place: `var words = Array(repeating: "", count: 24)`.
  ///
  /// - Parameter writes: The writes that don't keep all elements in their places.
  func hasNamedPlaces(_ list: SymbolID, _ writes: [Write]) -> Bool {
    let facts = file(list)
    guard !self[list].modifiers.isDisjoint(with: [.private, .fileprivate, .restrictedSetter]),
      let value = facts.initialValue(of: list.declaration),
      facts[facts.listMappedBy(value) ?? value].name == LanguageWords.allCases || facts.repeatsValue(value)
    else { return false }
    return writes.allSatisfy { write in
      let facts = self.facts(write.file)
      guard facts[write.expression].kind == .assignment, let element = facts.target(of: write.expression) else {
        return false
      }
      return facts[element].kind == .subscript
        && facts.firstPart(of: element).map { facts[$0].name == self[list].name } ?? false
    }
  }
}

extension FileFacts {
  /// A number, a text without parts, `true` or `false`.
  fileprivate func isLiteral(_ value: ExpressionID) -> Bool {
    self[value].kind == .literal && firstPart(of: value) == nil || self[value].name == LanguageWords.trueWord
      || self[value].name == LanguageWords.falseWord
  }

  /// `indexPath.row` in `rows[indexPath.row]`, as written in the source. Nil if the index is no variable.
  fileprivate func index(ofSubscript element: ExpressionID) -> String? {
    guard self[element].kind == .subscript, case let arguments = arguments(of: element), arguments.count == 1,
      let index = firstPart(of: arguments[0]), self[index].kind == .reference || self[index].kind == .member
    else { return nil }
    return text(of: index)
  }

  /// `row.id` and `row` in `rows.firstIndex(where: { $0.id == row.id })`.
  fileprivate func idCondition(of search: ExpressionID) -> (id: ExpressionID, newer: ExpressionID)? {
    guard self[search].kind == .call, callee(of: search).map({ self[$0].name }) == SelectionNames.positionOfView,
      let closure = arguments(of: search).first.flatMap(firstPart).flatMap(closure),
      let comparison = self[closure].code.first(where: { self[$0].name == LanguageWords.equality }),
      let sequence = self[comparison].parent, case let sides = Array(parts(of: sequence)), sides.count == 3,
      case let keys = [sides[0], sides[2]], keys.allSatisfy({ self[$0].kind == .member }),
      self[keys[0]].name == self[keys[1]].name
    else { return nil }
    let found = keys.filter { firstPart(of: $0).map { self[$0].name } != SelectionNames.firstParameter }
    guard found.count == 1, let newer = firstPart(of: found[0]), self[newer].kind == .reference else { return nil }
    return (found[0], newer)
  }

  /// `Array(repeating: "", count: 24)`
  fileprivate func repeatsValue(_ call: ExpressionID) -> Bool {
    self[call].kind == .call && arguments(of: call).map { self[$0].name } == ["repeating", "count"]
  }

  /// Whether a callee is a type or an enum case: `Row`, `.name`.
  fileprivate func makesValue(_ callee: ExpressionID) -> Bool {
    self[callee].flags.contains(.implicitBase) || self[callee].name.isCapitalized
      || self[callee].name == LanguageWords.initializer
  }

  /// `rows` in `rows.map { … }` and `rows.enumerated().map { … }`.
  fileprivate func listMappedBy(_ call: ExpressionID) -> ExpressionID? {
    guard let list = list(ofCall: call), let name = callee(of: call).map({ self[$0].name }),
      CollectionMembers[name].contains(.mapsEach)
    else { return nil }
    guard self[list].kind == .call, let source = self.list(ofCall: list),
      callee(of: list).map({ CollectionMembers[self[$0].name].contains(.listsIndices) }) ?? false
    else { return list }
    return source
  }
}
