import LintSemantics
import LintSyntax

/// Changes of a list by code outside the type that declares it.
extension Project {
  /// The first change by which other code moves the elements of a property: `viewModel.events.remove(at: 0)`.
  ///
  /// Elements that are added at the end or changed in place leave the others where they are. While dependencies are
  /// recorded, the other files aren't searched. The result is then a change at the exception, because any file may contain one.
  func move(in property: SymbolID, byOthersThan type: TypeID, except exception: ExpressionPlace) -> Write? {
    if recordsDependencies {
      return Write(
        file: exception.file, expression: exception.expression, value: nil, part: nil, isInElement: false, owner: nil)
    }
    let related = ancestors(of: type) + descendants(of: type) + [type]
    return shared(MemberChanges.self).places(of: self[property].name).firstResult { place in
      let facts = facts(place.file)
      guard let move = facts.move(ofElementsIn: place.expression),
        ExpressionPlace(file: place.file, expression: move) != exception,
        let base = facts.firstPart(of: place.expression), !facts.isSelf(base),
        let owner = value(of: base, file: place.file)?.referent.type, related.contains(owner),
        !isBeforeShown(place.expression, place.file),
        !facts.enclosing(facts[place.expression].owner).contains(where: {
          isUnused(SymbolID(file: place.file, declaration: $0))
        })
      else { return nil }
      return Write(
        file: place.file, expression: move, value: nil, part: nil, isInElement: false, owner: facts[move].owner)
    }
  }
}

extension FileFacts {
  /// `viewModel.events.remove(at: 0)` for `viewModel.events`.
  fileprivate func move(ofElementsIn list: ExpressionID) -> ExpressionID? {
    guard let method = expression(beginningWith: list), self[method].kind == .member,
      let call = expression(beginningWith: method), self[call].kind == .call
    else { return nil }
    let kinds = CollectionMembers[self[method].name]
    return kinds.contains(.mutates) && !kinds.contains(.appends) ? call : nil
  }
}
