@_spi(RawSyntax) import SwiftSyntax

/// Walks the tree of a file and gathers its facts.
///
/// It uses its own stack instead of recursion, so the nesting of a source isn't limited by the thread's stack.
struct SyntaxWalker {
  var facts: FactsDraft
  var names = NameTable()
  var stack: [WalkStep] = []

  var owner: DeclarationID?
  var expression: ExpressionID?
  var condition: ConditionID?
  var variables: [FactsDraft.Variable] = []
  var scopes = OpenScopes()
  /// The flags of the next expression.
  var flags: Expression.Flags = []
  /// The last node that was passed, until its end is read.
  var last: RawNode?
  var lastEnd: UInt32 = 0

  // The facts from these indices on start at the next token.
  var firstUnplacedDeclaration = 0
  var firstUnplacedType = 0
  var firstUnplacedExpression = 0

  init(lines: LineStarts) {
    facts = FactsDraft(lines: lines)
    stack.reserveCapacity(256)
  }

  mutating func walk(_ root: RawSyntax) {
    stack.append(.visit(RawNode(raw: root, offset: 0), .none))
    while let step = stack.popLast() {
      switch step {
      case .visit(let node, let role): visit(node, role)
      case .close(let end): close(end)
      }
    }
  }

  mutating func visit(_ node: RawNode, _ role: NodeRole) {
    let kind = node.kind
    if kind == .token { return pass(node) }
    if case .valueOf(let declaration) = role { return openValue(node, of: declaration) }
    if case .result = role, isResult(node) { return openResult(node) }
    if Self.isTransparent(kind) { return descend(node) }
    if visitType(node, kind, role) || visitExpression(node, kind, role) { return }
    if visitDeclaration(node, kind, role) || visitScope(node, kind, role) { return }
    descend(node)
  }

  /// Whether nodes of a kind add no facts. It covers the most common kinds only.
  private static func isTransparent(_ kind: SyntaxKind) -> Bool {
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

/// Visiting children and closing facts.
extension SyntaxWalker {
  /// Visits the children next, each in its role.
  mutating func descend(_ node: RawNode, _ role: (NodeSlot) -> NodeRole = { _ in .none }) {
    let children = node.children
    let first = pass(tokensOf: children, at: node.offset)
    // The stack returns the last one first, so the children are pushed from the last to the first.
    var end = node.offset + UInt32(node.raw.byteLength)
    var index = children.count
    while index > first {
      index -= 1
      guard let child = children[index] else { continue }
      let length = UInt32(child.byteLength)
      // A node without text, such as an empty list, adds no facts.
      if length == 0 { continue }
      end -= length
      stack.append(.visit(RawNode(raw: child, offset: end), role(NodeSlot(index))))
    }
  }

  /// Passes the tokens before the first child that isn't a token, and returns the index of that child.
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

  /// Visits the children of a declaration and closes its attributes before the other children, which can have attributes
  /// too.
  mutating func descend(_ node: RawNode, closingAttributes: PendingEnd, _ role: (NodeSlot) -> NodeRole = { _ in .none })
  {
    descend(node, role)
    guard let first = stack.popLast() else { return }
    if case .visit(let attributes, _) = first, attributes.kind == .attributeList {
      stack.append(.close(closingAttributes))
    }
    stack.append(first)
  }

  // MARK: Ends

  mutating func close(_ pending: PendingEnd) {
    switch pending {
    case .declaration(let id): closeDeclaration(id)
    case .type(let id): facts.closeType(id, at: end)
    case .expression(let id):
      facts.closeExpression(id, at: end)
      expression = facts[id].parent
    case .attribute(let id): facts.closeAttribute(id, at: end)
    case .condition: condition = facts.condition(around: condition)
    case .scope: scopes.close(at: end, &facts)
    case .variable: variables.removeLast()
    default: seal(pending)
    }
  }

  private mutating func seal(_ pending: PendingEnd) {
    switch pending {
    case .attributesOf(let id): facts.sealAttributes(of: id)
    case .attributesOfVariable:
      let open = variables[variables.count - 1].attributes
      variables[variables.count - 1].attributes = open.extended(to: facts.attributes.count)
    case .inheritedBy(let id): facts.closeClause(.inherited, of: id)
    case .constrains(let id): facts.closeClause(.constraints, of: id)
    default: break
    }
  }

  private mutating func closeDeclaration(_ id: DeclarationID) {
    facts.closeDeclaration(id, at: end)
    owner = facts[id].parent
    if facts[id].kind == .local || owner == nil && !scopes.isEmpty { scopes.add(id) }
  }
}
