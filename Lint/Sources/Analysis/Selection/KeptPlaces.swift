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

  /// Whether a write replaces an element by one that is made of it: `rows[index] = row` after `var row = rows[index]`.
  func updatesElement(_ write: Write) -> Bool {
    let facts = facts(write.file)
    guard facts[write.expression].kind == .assignment, let element = facts.target(of: write.expression),
      let place = facts.placeInList(element), let value = facts.value(of: write.expression)
    else { return false }
    if facts[value].kind == .call {
      return facts.subtree(of: value).contains {
        facts.placeInList($0) == place || isElement(at: place, $0, write.file)
      }
    }
    return isElement(at: place, value, write.file)
  }

  /// Whether a local is an element, or a value that a pattern takes out of it: `case .name(let text)` of `rows[index]`.
  private func isElement(at place: PlaceInList, _ reference: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard facts[reference].kind == .reference, let local = declaration(readBy: reference, file: file),
      local.file == file, self[local].kind == .local,
      let origin = self[local].value.flatMap(facts.firstPart) ?? subject(ofPattern: local)
    else { return false }
    return facts.placeInList(origin) == place
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

/// A place in a list, as written in the source: `rows` and `indexPath.row`.
private struct PlaceInList: Equatable {
  let list: String
  let index: String
}

extension FileFacts {
  /// The place that a subscript names by a variable: `rows[indexPath.row]`.
  fileprivate func placeInList(_ element: ExpressionID) -> PlaceInList? {
    guard self[element].kind == .subscript, let list = firstPart(of: element) else { return nil }
    let arguments = Array(arguments(of: element))
    guard arguments.count == 1, let index = firstPart(of: arguments[0]),
      self[index].kind == .reference || self[index].kind == .member
    else { return nil }
    return PlaceInList(list: text(of: list), index: text(of: index))
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
