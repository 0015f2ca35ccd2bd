import LintSupport

/// The targets of a Podfile with their pods.
///
/// A target has its own pods and those of the target around it, unless it inherits less. The pods at the top belong to all targets.
/// Methods are read, too, but nothing is evaluated: a pod in a condition counts.
public struct Podfile: Sendable, Hashable {
  public static let name = "Podfile"

  /// The path relative to the root of the project.
  public let path: String
  private let scopes: [Scope]
  private let methods: [String: Scope]

  /// The top of the file, a target, or a method.
  fileprivate struct Scope: Hashable, Sendable {
    /// The name of a target; nil if code computes it, and at the top.
    var name: String?
    var isAbstract = false
    var parent: Int?
    /// The names of pods without their subspecs.
    var pods: Set<String> = []
    /// Whether code computes the name of a pod.
    var hasComputedPods = false
    /// The words at the beginning of statements, which may be calls of methods.
    var calls: Set<String> = []
    /// Whether the pods of the target around it are linked, too.
    var inheritsPods = true
  }

  public init(path: String, _ bytes: [UInt8]) {
    var reader = PodfileReader(String(decoding: bytes, as: UTF8.self))
    reader.read()
    self.path = path
    scopes = reader.scopes
    methods = reader.methods
  }

  /// The names of the targets that can be compiled, in their order.
  public var targetNames: [String] {
    var seen: Set<String> = []
    return concrete.compactMap { scopes[$0].name }.filter { seen.insert($0).inserted }
  }

  /// The targets that link other pods than their hosts, so that they are no test bundles.
  public var independentTargetNames: [String] {
    let dependent = Set(concrete.filter { !scopes[$0].inheritsPods }.compactMap { scopes[$0].name })
    return targetNames.filter { !dependent.contains($0) }
  }

  /// Whether a target has the pods of another one, which is around it.
  public func isTarget(_ name: String, inheritingFrom other: String) -> Bool {
    concrete.contains { index in
      var around = index
      while scopes[around].inheritsPods, let parent = scopes[around].parent {
        if scopes[index].name == name, scopes[parent].name == other, !scopes[parent].isAbstract { return true }
        around = parent
      }
      return false
    }
  }

  /// The pods of a target, without their subspecs.
  public func pods(ofTarget name: String) -> Set<String> {
    scopes(ofTarget: name).reduce(into: []) { $0.formUnion(pods(ofScope: $1)) }
  }

  /// Whether code computes pods that a target may have.
  public func hasComputedPods(ofTarget name: String) -> Bool {
    scopes(ofTarget: name).contains { reaches($0) { $0.hasComputedPods } }
  }

  /// The scopes of a target. A target that isn't named may be one whose name code computes. Without any, the pods at the top are those
  /// of all targets.
  private func scopes(ofTarget name: String) -> [Int] {
    let named = concrete.filter { scopes[$0].name == name }
    if !named.isEmpty { return named }
    return concrete.isEmpty ? [0] : concrete.filter { scopes[$0].name == nil }
  }

  private var concrete: [Int] { scopes.indices.dropFirst().filter { !scopes[$0].isAbstract } }

  private func pods(ofScope index: Int) -> Set<String> {
    var pods: Set<String> = []
    _ = reaches(index) {
      pods.formUnion($0.pods)
      return false
    }
    return pods
  }

  /// Whether a scope, one that it inherits from, or a method that they call meets a condition.
  private func reaches(_ index: Int, where condition: (Scope) -> Bool) -> Bool {
    var seen: Set<String> = []
    var next: Int? = index
    while let current = next {
      var open = [scopes[current]]
      while let scope = open.popLast() {
        if condition(scope) { return true }
        open += scope.calls.filter { seen.insert($0).inserted }.compactMap { methods[$0] }
      }
      next = scopes[current].inheritsPods ? scopes[current].parent : nil
    }
    return false
  }
}

/// Reads the statements of a Podfile.
private struct PodfileReader {
  private(set) var scopes = [Podfile.Scope()]
  private(set) var methods: [String: Podfile.Scope] = [:]
  private let tokens: [RubyTokens.Token]
  private var position = 0
  /// The blocks around the current statement.
  private var blocks: [Block] = []
  /// The target whose block the next `do` opens.
  private var pendingTarget: Int?
  /// Whether the next `do` belongs to a loop, whose block is open already.
  private var isInLoopHeader = false

  private enum Block {
    case target(Int), method(String), other
  }

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
    methods[String(name)] = methods[String(name)] ?? Podfile.Scope()
    blocks.append(.method(String(name)))
  }

  private mutating func readTarget(isAbstract: Bool) {
    guard hasArgument else { return }
    var parent = 0
    if case .target(let around)? = scopeBlock { parent = around }
    scopes.append(Podfile.Scope(name: argument, isAbstract: isAbstract, parent: parent))
    pendingTarget = scopes.count - 1
  }

  private mutating func readPod() {
    guard hasArgument else { return }
    let pod = argument.map { String($0.prefix { $0 != "/" }) }
    changeScope { scope in
      if let pod { scope.pods.insert(pod) } else { scope.hasComputedPods = true }
    }
  }

  private mutating func changeScope(_ change: (inout Podfile.Scope) -> Void) {
    switch scopeBlock {
    case .target(let index)?: change(&scopes[index])
    case .method(let name)?: change(&methods[name, default: Podfile.Scope()])
    default: change(&scopes[0])
    }
  }

  /// The innermost target or method.
  private var scopeBlock: Block? {
    blocks.last { if case .other = $0 { false } else { true } }
  }

  // MARK: Tokens

  private mutating func next() -> RubyTokens.Token? {
    guard position < tokens.count else { return nil }
    position += 1
    return tokens[position - 1]
  }

  private func token(ahead count: Int) -> RubyTokens.Token? {
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
