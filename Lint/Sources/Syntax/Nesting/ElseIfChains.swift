/// For each open brace, how long its chain of `else if` is by now.
struct ElseIfChains {
  private var lengths = [0]
  private var expectsElse = false
  private var expectsIf = false

  var longest: Int { lengths.last ?? 0 }

  /// Whether the next token may go on with the chain, or ends it.
  var isFollowed: Bool { expectsElse || expectsIf }

  mutating func add(_ token: TokenScan.Token) {
    if isFollowed { follow(token) }
    switch token {
    case .open(UInt8(ascii: "{")): lengths.append(0)
    case .close(UInt8(ascii: "}")):
      if lengths.count > 1 { lengths.removeLast() }
      expectsElse = true
    default: break
    }
  }

  private mutating func follow(_ token: TokenScan.Token) {
    switch token {
    case .word(.if) where expectsIf: go(longest + 1)
    case .word(.else) where expectsElse:
      expectsElse = false
      expectsIf = true
    default:
      // Whatever is no `else if` ends the chain.
      if expectsElse { go(0) }
      expectsIf = false
    }
  }

  private mutating func go(_ length: Int) {
    lengths[lengths.count - 1] = length
    expectsElse = false
    expectsIf = false
  }
}
