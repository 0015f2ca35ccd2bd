/// How deep the source nests, measured over its bytes before anything is parsed.
///
/// The parser calls itself for what nests, in some places without a limit, and nested square brackets double its time with
/// each level. So a source beyond reason is refused; what people write stays far below.
struct Nesting {
  /// No more than this of any one kind; a parser's stack of 64 MB holds several times as much.
  static let limit = 1_000
  /// Brackets, braces and parentheses: the parser's own limit.
  static let bracketLimit = 256
  /// What nested square brackets may cost, in brackets looked at: 2^20 take a fifth of a second.
  static let squareCost = 1 << 20

  private(set) var isTooDeep = false

  private var brackets: [UInt8] = []
  private var squares = 0
  private var cost = 0
  private var words = 0
  private var arrows = 0
  private var angles = 0
  private var directives = 0
  /// For each open brace, how long its chain of `else if` is by now.
  private var chains: [Int] = [0]
  private var expectsElse = false
  private var expectsIf = false

  static func isTooDeep(_ source: UnsafeRawBufferPointer) -> Bool {
    var nesting = Nesting()
    var tokens = TokenScan(source)
    while let token = tokens.next() {
      nesting.add(token)
      if nesting.isTooDeep { return true }
    }
    return false
  }

  private mutating func add(_ token: TokenScan.Token) {
    if case .word = token {} else { settle() }
    switch token {
    case .word(let word): add(word: word)
    case .open(let bracket): open(bracket)
    case .close(let bracket): close(bracket)
    case .arrow: arrows += 1
    case .angle: angles += 1
    case .angleEnd: angles = max(angles - 1, 0)
    case .directive(let change): directives += change
    case .separator: reset()
    case .other: words = 0
    }
    if max(words, max(arrows, angles), max(directives, chains.last ?? 0)) > Self.limit { isTooDeep = true }
  }

  private mutating func add(word: TokenScan.Word) {
    if expectsIf, word == .if {
      chains[chains.count - 1] += 1
      expectsIf = false
    } else if expectsElse, word == .else {
      expectsIf = true
    } else {
      settle()
    }
    expectsElse = false
    words += 1
    if word == .declaration { arrows = 0 }
  }

  /// Whatever is no `else if` ends the chain.
  private mutating func settle() {
    if expectsElse { chains[chains.count - 1] = 0 }
    expectsElse = false
    expectsIf = false
  }

  private mutating func open(_ bracket: UInt8) {
    words = 0
    brackets.append(bracket)
    if bracket == UInt8(ascii: "{") {
      chains.append(0)
      arrows = 0
      angles = 0
    }
    if bracket == UInt8(ascii: "[") {
      squares += 1
      cost += 1 << min(squares, 40)
    }
    if brackets.count > Self.bracketLimit || cost > Self.squareCost { isTooDeep = true }
  }

  private mutating func close(_ bracket: UInt8) {
    words = 0
    if let last = brackets.popLast(), last == UInt8(ascii: "[") { squares -= 1 }
    guard bracket == UInt8(ascii: "}") else { return }
    if chains.count > 1 { chains.removeLast() }
    arrows = 0
    angles = 0
    expectsElse = true
  }

  private mutating func reset() {
    words = 0
    arrows = 0
  }
}
