import LintSyntax

/// Types by their names, in brackets, with members and marks behind them.
extension PlainReader {
  /// - Parameter takesMembers: not where it is a key path's root.
  mutating func simpleType(takesMembers: Bool = true) throws(Unsure) {
    let mark = mark
    switch kind {
    case .word: try namedType()
    case .leftParen:
      try tupleType()
      lastName = -1
    case .leftSquare:
      try collectionType()
      lastName = -1
    default: throw Unsure()
    }
    try typeSuffixes(mark, takesMembers)
  }

  private mutating func namedType() throws(Unsure) {
    guard isName(token) || word == .Any || word == .Self else { throw Unsure() }
    let name = place
    beginType(.named, name: name)
    advance()
    if isAngle(token) { try genericArguments() }
    lastName = name
    end(.endType)
  }

  private mutating func collectionType() throws(Unsure) {
    let opened = trail.count
    beginType(.array)
    advance()
    try type()
    if take(.colon) {
      trail[opened].kind = TypeNode.Kind.dictionary.rawValue
      try type()
    }
    try expect(.rightSquare)
    end(.endType)
  }

  private mutating func typeSuffixes(_ mark: Mark, _ takesMembers: Bool) throws(Unsure) {
    while true {
      switch kind {
      case .question, .exclamation: try typeMark(mark)
      case .period: guard try typeMember(mark, takesMembers) else { return }
      default: return
      }
    }
  }

  /// `?` or `!`
  private mutating func typeMark(_ mark: Mark) throws(Unsure) {
    if token.beginsLine { throw Unsure() }
    let isQuestion = kind == .question
    lastName = isQuestion ? place : -1
    advance()
    wrapType(mark, isQuestion ? .optional : .implicitlyUnwrapped)
  }

  /// - Returns: whether there was one that is the type's.
  private mutating func typeMember(_ mark: Mark, _ takesMembers: Bool) throws(Unsure) -> Bool {
    let next = ahead(1)
    guard next.kind == .word, next.start == token.end, next.word != .wildcard else { throw Unsure() }
    if next.word == .Type || next.word == .Protocol {
      advance()
      advance()
      wrapType(mark, .metatype)
      return true
    }
    if !takesMembers { return false }
    advance()
    let name = try expectName()
    if isAngle(token) { try genericArguments() }
    lastName = name
    wrapType(mark, .member, name: name)
    return true
  }
}
