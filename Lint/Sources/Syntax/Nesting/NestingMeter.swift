/// How deep the source nests, and what the parser will make of it, measured over its bytes before anything is parsed.
///
/// The parser calls itself for what nests, in some places without a limit, and looks ahead again at each level: nested
/// square brackets double its time with each. A parse cannot be interrupted, so a source beyond reason is refused; what
/// people write stays far below.
struct NestingMeter {
  /// No more than this of any one kind; the stack of a worker holds several times as much.
  static let limit = 1_000
  /// Brackets, braces, parentheses and interpolations: the parser's own limit.
  static let bracketLimit = 256
  /// What looking ahead may cost, besides a step for each byte: 2^20 steps take a third of a second.
  static let costLimit = 1 << 20

  private(set) var isTooDeep = false

  var brackets: [OpenBracket] = []
  var squares = 0
  var attributes = AttributeNesting()
  var words = 0
  var arrows = 0
  var angles = 0
  var directives = 0
  var chains = ElseIfChains()
  var cost = 0
  let costLimit: Int

  struct OpenBracket {
    let sign: UInt8
    /// What was open before it.
    let angles: Int
    let attributes: AttributeNesting
  }

  /// The depth of attributes in the arguments of other attributes.
  struct AttributeNesting {
    var depth = 0
    /// Whether an attribute's arguments may follow.
    var isNamed = false
  }

  static func isTooDeep(_ source: UnsafeRawBufferPointer) -> Bool {
    var nesting = NestingMeter(byteCount: source.count)
    var tokens = NestingScanner(source)
    while let token = tokens.next() {
      nesting.add(token)
      if nesting.isTooDeep { return true }
    }
    return false
  }

  private init(byteCount: Int) { costLimit = Self.costLimit + byteCount }

  private mutating func add(_ token: NestingToken) {
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

/// Each kind costs what the parser was seen to spend on it.
extension NestingMeter {
  /// Words without anything between them: `try try`, `if if`, `override override`.
  mutating func add(word: NestingKeyword) {
    // The cases of an enum follow each other, and imports.
    words = word == .case || word == .import ? 0 : words + 1
    if words > 8 { cost += words }
    if word.beginsDeclaration { arrows = 0 }
    if word == .precedenceGroup { cost += brackets.count * brackets.count * brackets.count }
  }

  mutating func addAttribute() {
    words += 1
    attributes.isNamed = true
    cost += 1 << min(2 * attributes.depth, 40)
  }

  mutating func open(_ sign: UInt8) {
    brackets.append(OpenBracket(sign: sign, angles: angles, attributes: attributes))
    if attributes.isNamed, sign == UInt8(ascii: "(") { attributes.depth += 1 }
    attributes.isNamed = false
    words = 0
    if sign == UInt8(ascii: "{") { arrows = 0 }
    if sign == UInt8(ascii: "{") { angles = 0 }
    if brackets.count > 32 { cost += 2 * brackets.count }
    guard sign == UInt8(ascii: "[") else { return }
    squares += 1
    cost += 1 << min(squares, 40)
  }

  mutating func close(_ sign: UInt8) {
    words = 0
    if let last = brackets.popLast() {
      if last.sign == UInt8(ascii: "[") { squares -= 1 }
      angles = last.angles
      attributes = last.attributes
      attributes.isNamed = false
    }
    if sign == UInt8(ascii: "}") { endPart() }
    if sign == UInt8(ascii: "}") { angles = 0 }
  }

  mutating func openAngle() {
    words = 0
    angles += 1
    if attributes.isNamed { attributes.depth += 1 }
    attributes.isNamed = false
    cost += angles
  }

  mutating func closeAngle() {
    angles = max(angles - 1, 0)
    if angles == 0 { attributes = brackets.last?.attributes ?? AttributeNesting() }
  }

  mutating func addDirective(_ change: Int) {
    directives = max(directives + change, 0)
    cost += directives
  }

  mutating func endPart() {
    words = 0
    arrows = 0
  }

  /// A token that no type contains: what looked like generic arguments was a comparison.
  mutating func endExpression(_ token: NestingToken) {
    words = 0
    if token == .boundary { arrows = 0 }
    angles = 0
    attributes.isNamed = false
  }
}

/// For each open brace, how long its chain of `else if` is by now.
struct ElseIfChains {
  private var lengths = [0]
  private var expectsElse = false
  private var expectsIf = false

  var longest: Int { lengths.last ?? 0 }

  /// Whether the next token may go on with the chain, or ends it.
  var isFollowed: Bool { expectsElse || expectsIf }

  mutating func add(_ token: NestingToken) {
    if isFollowed { follow(token) }
    switch token {
    case .open(UInt8(ascii: "{")): lengths.append(0)
    case .close(UInt8(ascii: "}")):
      if lengths.count > 1 { lengths.removeLast() }
      expectsElse = true
    default: break
    }
  }

  private mutating func follow(_ token: NestingToken) {
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
