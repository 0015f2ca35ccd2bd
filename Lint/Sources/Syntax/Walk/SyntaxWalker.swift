@_spi(RawSyntax) import SwiftSyntax

/// One walk over the tree of a file: it leaves facts, and no tree.
///
/// It has a stack of its own, so that no source is too deep for it.
struct SyntaxWalker {
  var facts: FactsDraft
  var names = NameTable()
  var stack: [WalkStep] = []

  var owner: DeclarationID?
  var expression: ExpressionID?
  var condition: ConditionID?
  var variables: [FactsDraft.Variable] = []
  var scopes = OpenScopes()
  /// For the next expression.
  var flags: Expression.Flags = []
  /// What was passed last, until somebody asks where it ended.
  var last: RawNode?
  var lastEnd: UInt32 = 0

  // From here on, what was begun waits for its first token to know where it starts.
  var unplacedDeclarations = 0
  var unplacedTypes = 0
  var unplacedExpressions = 0

  init(lines: LineStarts) {
    facts = FactsDraft(lines: lines)
    stack.reserveCapacity(256)
  }

  mutating func run(_ root: RawSyntax) {
    stack.append(.visit(RawNode(raw: root, offset: 0), .none))
    while let step = stack.popLast() {
      switch step {
      case .visit(let node, let role): visit(node, role)
      case .close(let open): close(open)
      }
    }
  }

  mutating func visit(_ node: RawNode, _ role: NodeRole) {
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

  mutating func name(_ token: RawNode?) -> Name {
    guard let token else { return .none }
    return name(token.text)
  }

  mutating func name(_ text: SyntaxText) -> Name {
    text.withContiguousStorageIfAvailable { names.name(UnsafeRawBufferPointer($0)) } ?? .none
  }
}

/// From a node to those in it.
extension SyntaxWalker {
  /// Walks the children next, each in the role that it is given.
  mutating func descend(_ node: RawNode, _ role: (Int) -> NodeRole = { _ in .none }) {
    let children = node.children
    let first = pass(tokensOf: children, at: node.offset)
    // The stack returns the last one first, so the children are pushed from the last to the first.
    var end = node.offset + UInt32(node.raw.byteLength)
    var index = children.count
    while index > first {
      index -= 1
      guard let child = children[index] else { continue }
      let length = UInt32(child.byteLength)
      // What has no text, such as a list without elements, says nothing.
      if length == 0 { continue }
      end -= length
      stack.append(.visit(RawNode(raw: child, offset: end), role(index)))
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
      pass(RawNode(raw: child, offset: offset))
      offset += length
    }
    return children.count
  }

  mutating func visit(next node: RawNode?, _ role: NodeRole = .none) {
    if let node { stack.append(.visit(node, role)) }
  }

  /// The same for what begins with attributes: what follows these may hold attributes of its own.
  mutating func descend(_ node: RawNode, closingAttributes: PendingEnd, _ role: (Int) -> NodeRole = { _ in .none }) {
    descend(node, role)
    guard let first = stack.popLast() else { return }
    if case .visit(let attributes, _) = first, attributes.kind == .attributeList {
      stack.append(.close(closingAttributes))
    }
    stack.append(first)
  }

  // MARK: Ends

  mutating func close(_ open: PendingEnd) {
    switch open {
    case .declaration(let index): closeDeclaration(index)
    case .type(let index): facts.closeType(index, at: end)
    case .expression(let index):
      facts.closeExpression(index, at: end)
      expression = facts.expressions[index.index].parent
    case .attribute(let index): facts.closeAttribute(index, at: end)
    case .condition: condition = facts.condition(around: condition)
    case .scope: scopes.close(at: end, &facts)
    case .variable: variables.removeLast()
    default: seal(open)
    }
  }

  private mutating func seal(_ open: PendingEnd) {
    switch open {
    case .attributesOf(let index): facts.sealAttributes(of: index)
    case .attributesOfVariable:
      let open = variables[variables.count - 1].attributes
      variables[variables.count - 1].attributes = open.extended(to: facts.attributes.count)
    case .inheritedBy(let index): facts.closeClause(\.inherited, of: index)
    case .constrains(let index): facts.closeClause(\.constraints, of: index)
    default: break
    }
  }

  private mutating func closeDeclaration(_ id: DeclarationID) {
    facts.closeDeclaration(id, at: end)
    owner = facts.declarations[id.index].parent
    if facts.declarations[id.index].kind == .local { scopes.add(id) }
  }
}
