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

  /// Whether a list starts with one element for each case of an enum, and code only replaces elements. The place of an element
  /// then names its case: `var flags = Option.allCases.map { _ in false }`.
  ///
  /// - Parameter writes: The writes that don't keep all elements in their places.
  func hasPlaceOfEachCase(_ list: SymbolID, _ writes: [Write]) -> Bool {
    let facts = file(list)
    guard !self[list].modifiers.isDisjoint(with: [.private, .fileprivate, .restrictedSetter]),
      let value = facts.initialValue(of: list.declaration),
      facts[facts.listMappedBy(value) ?? value].name == LanguageWords.allCases
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
