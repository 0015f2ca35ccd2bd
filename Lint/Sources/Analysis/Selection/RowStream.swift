import LintSemantics
import LintSyntax

/// Streams of a row's events whose elements become the row's index: `cell.taps.map { _ in indexPath.row }`.
extension IndexFlow {
  /// The elements of the stream that a call returns; nil if they don't contain the index.
  func rowElement(ofStream call: ExpressionID) -> StreamElement? {
    guard row == .reused, let callee = facts.callee(of: call), facts[callee].kind == .member,
      CollectionMembers[facts[callee].name].contains(.transforms),
      let argument = facts.arguments(of: call).first.flatMap(facts.firstPart),
      let closure = facts.closure(at: argument)
    else { return nil }
    return element(returnedBy: closure)
  }

  /// The element of a stream that a closure returns; nil if it doesn't contain the index.
  func element(returnedBy closure: DeclarationID) -> StreamElement? {
    let results = facts[closure].code.filter { facts[$0].kind == .return && facts[$0].owner == closure }
      .compactMap(facts.firstPart)
    return results.firstResult { result in
      if isIndex(result) { return .index }
      if facts[result].kind == .tuple {
        let elements = Array(facts.parts(of: result))
        return elements.firstIndex(where: isIndex).map {
          .tuple(TuplePlace(position: $0, isJoined: !elements.allSatisfy(isIndex)))
        }
      }
      return payload(at: result).map(StreamElement.payload)
    }
  }
}
