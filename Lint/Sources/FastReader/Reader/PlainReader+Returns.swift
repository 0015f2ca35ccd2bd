import LintSyntax

/// `return` and `throw`, with what they hand back.
extension PlainReader {
  mutating func returnStatement() throws(Unsure) {
    begin(.return)
    advance()
    if try isReturned { try expression() }
    end(.end)
  }

  mutating func throwStatement() throws(Unsure) {
    begin(.throw)
    advance()
    try expression()
    end(.end)
  }

  /// Whether a value follows: the next statement may as well.
  private var isReturned: Bool {
    get throws(Unsure) {
      switch kind {
      case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .end: return false
      case .word:
        switch word {
        case .case, .default: return false
        case .if, .switch: return true
        case .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough: return false
        case .repeat, .yield, .discard: throw Unsure()
        default:
          if isName(token), ahead(1).kind == .colon { throw Unsure() }
          return !isDeclaration(from: place)
        }
      case .at:
        if isCase(at: place) { return false }
        throw Unsure()
      default: return true
      }
    }
  }
}
