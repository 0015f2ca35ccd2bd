import LintSyntax

/// `return` and `throw`, with what they hand back.
extension FastReader {
  mutating func returnStatement() throws(NeedsFullParse) {
    begin(.return)
    advance()
    if try isReturned { try expression() }
    end(.end)
  }

  mutating func throwStatement() throws(NeedsFullParse) {
    begin(.throw)
    advance()
    try expression()
    end(.end)
  }

  /// Whether a value follows: the next statement may as well.
  private var isReturned: Bool {
    get throws(NeedsFullParse) {
      switch kind {
      case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .end: return false
      case .word:
        switch word {
        case .case, .default: return false
        case .if, .switch: return true
        case .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough: return false
        case .repeat, .yield, .discard: throw NeedsFullParse()
        default:
          if isName(token), ahead(1).kind == .colon { throw NeedsFullParse() }
          return !isDeclaration(from: place)
        }
      case .at:
        if isCase(at: place) { return false }
        throw NeedsFullParse()
      default: return true
      }
    }
  }
}
