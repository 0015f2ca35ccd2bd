import LintSemantics
import LintSyntax

/// Lists that code makes again at each call, with the same elements in the same places.
extension Project {
  /// Whether a computed property or a function returns one literal list of enum cases and constants, to which it may add
  /// others at the end: `var rows = [Row.name, .language(current)]`, and then `if isDebug { rows.append(.log) }`. The place
  /// of what it adds after that depends on the first condition.
  ///
  /// The value of a case may change, but not the row that the case names.
  func hasFixedPlaces(_ member: SymbolID) -> Bool {
    let facts = file(member)
    let results = facts.results(of: member.declaration)
    guard results.count == 1 else { return false }
    if facts[results[0]].kind == .reference, let list = declaration(readBy: results[0], file: member.file),
      list.file == member.file, self[list].kind == .local,
      let value = self[list].value.flatMap(facts.firstPart)
    {
      return namesRows(value, member.file)
        && facts[member.declaration].code.allSatisfy { !mayMove(elementsOf: list, $0, facts) }
        && facts[member.declaration].code.count { adds(to: list, $0, facts) } < 2
    }
    return namesRows(results[0], member.file)
  }

  private func namesRows(_ list: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard facts[list].kind == .array, facts.firstPart(of: list) != nil else { return false }
    return isConstantList(list, file: file)
      || facts.parts(of: list).allSatisfy { element in
        let place = facts[element].kind == .argument ? facts.firstPart(of: element) ?? element : element
        let name = facts[place].kind == .call ? facts.callee(of: place) ?? place : place
        return facts[name].kind == .member && isEnumCase(name, file: file)
          && facts[name].name != LanguageWords.initializer && !facts[name].name.isCapitalized
      }
  }

  /// `rows` in `rows.append(.log)` and `rows += [.log]`
  private func adds(to list: SymbolID, _ expression: ExpressionID, _ facts: FileFacts) -> Bool {
    guard facts[expression].name == self[list].name, let next = facts.expression(beginningWith: expression) else {
      return false
    }
    return facts[next].kind == .assignment || CollectionMembers[facts[next].name].contains(.appends)
  }

  /// Whether an expression changes a local list other than by adding an element at its end.
  private func mayMove(elementsOf list: SymbolID, _ expression: ExpressionID, _ facts: FileFacts) -> Bool {
    guard facts[expression].name == self[list].name, declaration(readBy: expression, file: list.file) == list else {
      return false
    }
    if facts[expression].flags.contains(.byReference) { return true }
    guard let next = facts.expression(beginningWith: expression) else { return false }
    switch facts[next].kind {
    case .assignment: return facts.target(of: next) == expression && facts[next].name != "+="
    case .subscript: return true
    case .member:
      let kinds = CollectionMembers[facts[next].name]
      return kinds.contains(.mutates) && !kinds.contains(.appends)
    default: return false
    }
  }
}
