@_spi(RawSyntax) import SwiftSyntax

/// One walk over the tree of a file: it leaves facts, and no tree.
///
/// It has a stack of its own, so that no source is too deep for it.
struct Walk {
  var facts: FactsDraft
  var names = NameTable()
  var stack: [Step] = []

  var owner: Int32 = -1
  var expression: Int32 = -1
  var condition: Int32?
  var variables: [Variable] = []
  var scopes = OpenScopes()
  /// For the next expression.
  var flags: Expression.Flags = []
  /// What was passed last, until somebody asks where it ended.
  private var last: Node?
  private var lastEnd: UInt32 = 0

  // From here on, what was begun waits for its first token to know where it starts.
  private var unplacedDeclarations = 0
  private var unplacedTypes = 0
  private var unplacedExpressions = 0

  init(lines: LineStarts) {
    facts = FactsDraft(lines: lines)
    stack.reserveCapacity(256)
  }

  /// `let`, `var`, and what stands before them, for each of the names that follow.
  struct Variable {
    var modifiers: Modifiers
    var attributes: Range<Int32>
  }

  mutating func run(_ root: RawSyntax) {
    stack.append(.visit(Node(raw: root, offset: 0), .none))
    while let step = stack.popLast() {
      switch step {
      case .visit(let node, let role): visit(node, role)
      case .close(let open): close(open)
      }
    }
  }

  mutating func visit(_ node: Node, _ role: Role) {
    let kind = node.kind
    if kind == .token { return pass(node) }
    if case .valueOf(let declaration) = role { return openValue(node, of: declaration) }
    if case .result = role, isResult(node) { return openResult(node) }
    if Self.isOnlyAround(kind) { return descend(node) }
    if visitType(node, kind, role) || visitExpression(node, kind, role) { return }
    if visitDeclaration(node, kind, role) || visitScope(node, kind, role) { return }
    descend(node)
  }

  /// The commonest of the nodes that say nothing themselves.
  private static func isOnlyAround(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .memberBlock, .memberBlockItemList, .memberBlockItem, .patternBindingList, .initializerClause, .expressionStmt,
      .functionParameterClause, .functionParameterList, .conditionElementList, .conditionElement, .exprList:
      true
    default: false
    }
  }

  /// Walks the children next, each in the role that it is given.
  mutating func descend(_ node: Node, _ role: (Int) -> Role = { _ in .none }) {
    let children = node.children
    let first = pass(tokensOf: children, at: node.offset)
    // The last goes on the stack first.
    var end = node.offset + UInt32(node.raw.byteLength)
    var index = children.count
    while index > first {
      index -= 1
      guard let child = children[index] else { continue }
      let length = UInt32(child.byteLength)
      // What has no text, such as a list without elements, says nothing.
      if length == 0 { continue }
      end -= length
      stack.append(.visit(Node(raw: child, offset: end), role(index)))
    }
  }

  /// Passes the tokens before the first child that is none, and gives the place of that.
  private mutating func pass(tokensOf children: RawSyntaxBuffer, at start: UInt32) -> Int {
    var offset = start
    for index in 0..<children.count {
      guard let child = children[index] else { continue }
      let length = UInt32(child.byteLength)
      if length == 0 { continue }
      guard child.kind == .token else { return index }
      pass(Node(raw: child, offset: offset))
      offset += length
    }
    return children.count
  }

  mutating func visit(next node: Node?, _ role: Role = .none) {
    if let node { stack.append(.visit(node, role)) }
  }

  /// A token, or a node without anything to tell: what waits for its start starts here.
  mutating func pass(_ node: Node) {
    if node.raw.byteLength == 0 { return }
    if isAllPlaced { last = node } else { place(at: node.range) }
  }

  private var isAllPlaced: Bool {
    unplacedDeclarations == facts.declarations.count && unplacedTypes == facts.types.count
      && unplacedExpressions == facts.expressions.count
  }

  /// Where the last token ended.
  var end: UInt32 {
    mutating get {
      if let last { lastEnd = last.range.end }
      last = nil
      return lastEnd
    }
  }

  mutating func place(at range: ByteRange) {
    while unplacedDeclarations < facts.declarations.count {
      facts.declarations[unplacedDeclarations].range.start = range.start
      unplacedDeclarations += 1
    }
    while unplacedTypes < facts.types.count {
      facts.types[unplacedTypes].range.start = range.start
      unplacedTypes += 1
    }
    while unplacedExpressions < facts.expressions.count {
      facts.expressions[unplacedExpressions].range.start = range.start
      unplacedExpressions += 1
    }
    last = nil
    lastEnd = range.end
  }

  mutating func name(_ token: Node?) -> Name {
    guard let token else { return .none }
    return name(token.text)
  }

  mutating func name(_ text: SyntaxText) -> Name {
    text.withContiguousStorageIfAvailable { names.name(UnsafeRawBufferPointer($0)) } ?? .none
  }
}
