/// Measures the nesting of a source and the cost of parsing it, before the source is parsed.
///
/// The parser recurses for nested syntax, in some places without a limit, and repeats its lookahead at each level. Each level
/// of square brackets doubles its time. Because a parse can't be interrupted, sources with extreme nesting are refused.
struct NestingMeter {
  /// The deepest nesting of any one kind. The stack of a worker has room for several times as much.
  static let limit = 1_000
  /// The deepest nesting of brackets, braces, parentheses and interpolations, which is also the parser's limit.
  static let bracketLimit = 256
  /// The most steps of lookahead in addition to one for each byte. 2^20 steps take a third of a second.
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
    let character: UInt8
    /// The state before the bracket.
    let angles: Int
    let attributes: AttributeNesting
  }

  /// The nesting of attributes in the arguments of other attributes.
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
    // The common case: half of all tokens are words that add no nesting.
    if case .word(.other) = token, !chains.isPending, words < 8 { return words += 1 }
    chains.add(token)
    switch token {
    case .word(let word): add(word: word)
    case .attribute: addAttribute()
    case .open(let character): open(character)
    case .arrow: arrows += 1
    case .angle: openAngle()
    case .directive(let change): addDirective(change)
    case .signs(let count): if count > Self.bracketLimit { isTooDeep = true }
    // The end of something adds no nesting.
    case .close(let character): return close(character)
    case .angleEnd: return closeAngle()
    case .typeMark: return words = 0
    case .comma: return endPart()
    case .boundary, .other: return endExpression(token)
    }
    let deepest = max(words, max(arrows, angles), max(directives, chains.longest))
    if deepest > Self.limit || brackets.count > Self.bracketLimit || cost > costLimit { isTooDeep = true }
  }
}

/// The nesting and cost of each kind of token. The costs follow measurements of the parser.
extension NestingMeter {
  /// Counts consecutive words, such as `try try` or `override override`.
  mutating func add(word: NestingKeyword) {
    // Enum cases and imports can follow each other without limit.
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

  mutating func open(_ character: UInt8) {
    brackets.append(OpenBracket(character: character, angles: angles, attributes: attributes))
    if attributes.isNamed, character == UInt8(ascii: "(") { attributes.depth += 1 }
    attributes.isNamed = false
    words = 0
    if character == UInt8(ascii: "{") { (arrows, angles) = (0, 0) }
    if brackets.count > 32 { cost += 2 * brackets.count }
    guard character == UInt8(ascii: "[") else { return }
    squares += 1
    cost += 1 << min(squares, 40)
  }

  mutating func close(_ character: UInt8) {
    words = 0
    if let last = brackets.popLast() {
      if last.character == UInt8(ascii: "[") { squares -= 1 }
      angles = last.angles
      attributes = last.attributes
      attributes.isNamed = false
    }
    guard character == UInt8(ascii: "}") else { return }
    endPart()
    angles = 0
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

  /// Ends an expression at a token that no type contains, so an open `<` was a comparison.
  mutating func endExpression(_ token: NestingToken) {
    words = 0
    if token == .boundary { arrows = 0 }
    angles = 0
    attributes.isNamed = false
  }
}

/// The length of the current `else if` chain in each open brace.
struct ElseIfChains {
  private var lengths = [0]
  private var expectsElse = false
  private var expectsIf = false

  var longest: Int { lengths.last ?? 0 }

  /// Whether the next token continues or ends the chain.
  var isPending: Bool { expectsElse || expectsIf }

  mutating func add(_ token: NestingToken) {
    if isPending { follow(token) }
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
    case .word(.if) where expectsIf: setLength(longest + 1)
    case .word(.else) where expectsElse:
      expectsElse = false
      expectsIf = true
    default:
      // Any other token ends the chain.
      if expectsElse { setLength(0) }
      expectsIf = false
    }
  }

  private mutating func setLength(_ length: Int) {
    lengths[lengths.count - 1] = length
    expectsElse = false
    expectsIf = false
  }
}
