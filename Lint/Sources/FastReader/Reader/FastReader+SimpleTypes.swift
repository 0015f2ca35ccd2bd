import LintSyntax

/// Types by their names, in brackets, with members and marks behind them.
extension FastReader {
  /// - Parameter takesMembers: not where it is a key path's root.
  mutating func simpleType(takesMembers: Bool = true) throws(NeedsFullParse) {
    let mark = mark
    switch kind {
    case .word: try namedType()
    case .leftParen:
      try tupleType()
      lastName = -1
    case .leftSquare:
      try collectionType()
      lastName = -1
    default: throw NeedsFullParse()
    }
    try typeSuffixes(mark, takesMembers)
  }

  private mutating func namedType() throws(NeedsFullParse) {
    guard isName(token) || word == .Any || word == .Self else { throw NeedsFullParse() }
    let name = place
    beginType(.named, name: name)
    advance()
    if isAngle(token) { try genericArguments() }
    lastName = name
    end(.endType)
  }

  private mutating func collectionType() throws(NeedsFullParse) {
    let opened = events.count
    beginType(.array)
    advance()
    try type()
    if take(.colon) {
      events[opened].kind = TypeNode.Kind.dictionary.rawValue
      try type()
    }
    try expect(.rightSquare)
    end(.endType)
  }

  private mutating func typeSuffixes(_ mark: Mark, _ takesMembers: Bool) throws(NeedsFullParse) {
    while true {
      switch kind {
      case .question, .exclamation: try typeMark(mark)
      case .period: guard try typeMember(mark, takesMembers) else { return }
      default: return
      }
    }
  }

  /// `?` or `!`
  private mutating func typeMark(_ mark: Mark) throws(NeedsFullParse) {
    if token.beginsLine { throw NeedsFullParse() }
    let isQuestion = kind == .question
    lastName = isQuestion ? place : -1
    advance()
    wrapType(mark, isQuestion ? .optional : .implicitlyUnwrapped)
  }

  /// - Returns: whether there was one that is the type's.
  private mutating func typeMember(_ mark: Mark, _ takesMembers: Bool) throws(NeedsFullParse) -> Bool {
    let next = ahead(1)
    guard next.kind == .word, next.start == token.end, next.word != .wildcard else { throw NeedsFullParse() }
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
