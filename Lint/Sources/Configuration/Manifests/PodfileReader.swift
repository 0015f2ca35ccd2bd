/// Reads the statements of a Podfile.
struct PodfileReader {
  private(set) var scopes = [PodfileScope()]
  private(set) var methods: [String: PodfileScope] = [:]
  private let tokens: [RubyToken]
  private var position = 0
  /// The blocks around the current statement.
  private var blocks: [PodfileBlock] = []
  /// The target whose block the next `do` opens.
  private var pendingTarget: Int?
  /// Whether the next `do` belongs to a loop, whose block is open already.
  private var isInLoopHeader = false

  init(_ source: String) { tokens = RubyTokens(source).tokens }

  mutating func read() {
    var startsStatement = true
    while let token = next() {
      switch token {
      case .separator:
        startsStatement = true
        (pendingTarget, isInLoopHeader) = (nil, false)
      case .mark(let mark):
        if mark == "{" { skipBlockParameters() }
        startsStatement = mark == "{" || mark == "="
      case .text: startsStatement = false
      case .word(let word):
        startsStatement = read(word, startsStatement: startsStatement && !isKey)
      }
    }
  }

  /// - Returns: whether a statement begins after the word.
  private mutating func read(_ word: Substring, startsStatement: Bool) -> Bool {
    if isMember { return false }
    switch word {
    case "do": open()
    case "end": if !isKey { _ = blocks.popLast() }
    case "else", "then", "ensure", "begin":
      if word == "begin" { blocks.append(.other) }
      return true
    default:
      if startsStatement { readStatement(word) }
      return false
    }
    return true
  }

  private mutating func readStatement(_ word: Substring) {
    switch word {
    case "if", "unless", "case", "class", "module": blocks.append(.other)
    case "while", "until", "for":
      blocks.append(.other)
      isInLoopHeader = true
    case "def": readMethod()
    case "target", "abstract_target": readTarget(isAbstract: word != "target")
    case "pod": readPod()
    case "inherit!":
      if let mode = argument { changeScope { $0.inheritsPods = mode == "complete" } }
    default: changeScope { $0.calls.insert(String(word)) }
    }
  }

  private mutating func open() {
    if isInLoopHeader {
      isInLoopHeader = false
    } else {
      blocks.append(pendingTarget.map { .target($0) } ?? .other)
      pendingTarget = nil
      skipBlockParameters()
    }
  }

  private mutating func readMethod() {
    guard case .word(let name)? = next() else { return }
    methods[String(name)] = methods[String(name)] ?? PodfileScope()
    blocks.append(.method(String(name)))
  }

  private mutating func readTarget(isAbstract: Bool) {
    guard hasArgument else { return }
    var parent = 0
    if case .target(let around)? = scopeBlock { parent = around }
    scopes.append(PodfileScope(name: argument, isAbstract: isAbstract, parent: parent))
    pendingTarget = scopes.count - 1
  }

  private mutating func readPod() {
    guard hasArgument else { return }
    let pod = argument.map { String($0.prefix { $0 != "/" }) }
    changeScope { scope in
      if let pod { scope.pods.insert(pod) } else { scope.hasComputedPods = true }
    }
  }

  private mutating func changeScope(_ change: (inout PodfileScope) -> Void) {
    switch scopeBlock {
    case .target(let index)?: change(&scopes[index])
    case .method(let name)?: change(&methods[name, default: PodfileScope()])
    default: change(&scopes[0])
    }
  }

  /// The innermost target or method.
  private var scopeBlock: PodfileBlock? {
    blocks.last { if case .other = $0 { false } else { true } }
  }

  // MARK: Tokens

  private mutating func next() -> RubyToken? {
    guard position < tokens.count else { return nil }
    position += 1
    return tokens[position - 1]
  }

  private func token(ahead count: Int) -> RubyToken? {
    position + count < tokens.count ? tokens[position + count] : nil
  }

  /// Whether the last word is called on a value: `target.name`.
  private var isMember: Bool { position > 1 && tokens[position - 2] == .mark(".") }

  /// Whether the last word is the key of an option: `if: true`.
  private var isKey: Bool { token(ahead: 0) == .mark(":") && token(ahead: 1) != .mark(":") }

  /// Whether a word or literal follows, possibly in parentheses, as the argument of a call.
  private var hasArgument: Bool {
    switch token(ahead: token(ahead: 0) == .mark("(") ? 1 : 0) {
    case .word?, .text?: true
    default: false
    }
  }

  /// The literal that follows as the argument of a call, unless an operator follows that.
  private var argument: String? {
    let start = token(ahead: 0) == .mark("(") ? 1 : 0
    guard case .text(let text)? = token(ahead: start), !text.contains("#{"), token(ahead: start + 1) != .mark("+")
    else {
      return nil
    }
    return text
  }

  private mutating func skipBlockParameters() {
    guard token(ahead: 0) == .mark("|") else { return }
    position += 1
    while let token = next(), token != .mark("|"), token != .separator {}
  }
}

/// A block of a Podfile that `end` closes.
private enum PodfileBlock {
  case target(Int), method(String), other
}
