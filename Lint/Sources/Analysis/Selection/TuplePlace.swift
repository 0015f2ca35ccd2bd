import LintSemantics
import LintSyntax

/// The place of an index in a tuple.
struct TuplePlace: Hashable {
  let position: Int
  /// Whether the other elements are the latest values of other streams. Otherwise, the sender of the index sends them, too.
  var isJoined = true

  static let first = Self(position: 0)
  /// The place after an object.
  static let second = Self(position: 1, isJoined: false)

  /// The name of the element as a member of the tuple.
  var name: Name { Name(String(position)) }

  /// Whether a member of the tuple is the index: `pair.1`, or `switched.indexPath` by its label.
  func isName(_ member: Name) -> Bool {
    if member == name || !isJoined && SelectionNames.endsWithIndex(member) { return true }
    // `section` and `item` may be the name of another element.
    return SelectionNames.namesIndex(member) && !(isJoined && SelectionNames[member].contains(.part))
  }
}

extension IndexFlow {
  /// The place of the index in a tuple that an argument passes: `send((isOn: true, index: index))`.
  func tuple(_ argument: ExpressionID) -> TuplePlace? {
    guard let content = facts.firstPart(of: argument), facts[content].kind == .tuple else { return nil }
    let elements = Array(facts.parts(of: content))
    guard elements.count > 1 else { return nil }
    return elements.firstIndex(where: isIndex).map { TuplePlace(position: $0, isJoined: false) }
  }
}
