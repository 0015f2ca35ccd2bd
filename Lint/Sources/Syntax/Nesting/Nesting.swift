/// How deep the source nests, and what the parser will make of it, measured over its bytes before anything is parsed.
///
/// The parser calls itself for what nests, in some places without a limit, and looks ahead again at each level: nested
/// square brackets double its time with each. A parse cannot be interrupted, so a source beyond reason is refused; what
/// people write stays far below.
struct Nesting {
  /// No more than this of any one kind; the stack of a worker holds several times as much.
  static let limit = 1_000
  /// Brackets, braces, parentheses and interpolations: the parser's own limit.
  static let bracketLimit = 256
  /// What looking ahead may cost, besides a step for each byte: 2^20 steps take a third of a second.
  static let costLimit = 1 << 20

  private(set) var isTooDeep = false

  var brackets: [Bracket] = []
  var squares = 0
  var attributes = Attributes()
  var words = 0
  var arrows = 0
  var angles = 0
  var directives = 0
  var chains = ElseIfChains()
  var cost = 0
  let costLimit: Int

  struct Bracket {
    let sign: UInt8
    /// What was open before it.
    let angles: Int
    let attributes: Attributes
  }

  /// How many attributes stand in the arguments of each other.
  struct Attributes {
    var depth = 0
    /// Whether an attribute's arguments may follow.
    var isNamed = false
  }

  static func isTooDeep(_ source: UnsafeRawBufferPointer) -> Bool {
    var nesting = Nesting(byteCount: source.count)
    var tokens = TokenScan(source)
    while let token = tokens.next() {
      nesting.add(token)
      if nesting.isTooDeep { return true }
    }
    return false
  }

  private init(byteCount: Int) { costLimit = Self.costLimit + byteCount }

  private mutating func add(_ token: TokenScan.Token) {
    // Every other token is a word that goes no deeper.
    if case .word(.other) = token, !chains.isFollowed, words < 8 { return words += 1 }
    chains.add(token)
    switch token {
    case .word(let word): add(word: word)
    case .attribute: addAttribute()
    case .open(let sign): open(sign)
    case .arrow: arrows += 1
    case .angle: openAngle()
    case .directive(let change): addDirective(change)
    case .signs(let count): if count > Self.bracketLimit { isTooDeep = true }
    // What only ends something makes nothing deeper.
    case .close(let sign): return close(sign)
    case .angleEnd: return closeAngle()
    case .typeMark: return words = 0
    case .comma: return endPart()
    case .boundary, .other: return endExpression(token)
    }
    let most = max(words, max(arrows, angles), max(directives, chains.longest))
    if most > Self.limit || brackets.count > Self.bracketLimit || cost > costLimit { isTooDeep = true }
  }
}
