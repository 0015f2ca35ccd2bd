@_spi(RawSyntax) import SwiftSyntax

/// Expressions, by the kinds of their nodes.
extension SyntaxWalker {
  /// Opens an expression or a statement with a fact, and returns whether the node is one.
  mutating func visitExpression(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .declReferenceExpr: addLeaf(.reference, node, name: node.child(.referenceName))
    case .superExpr: addLeaf(.super, node)
    case .memberAccessExpr: openMember(node)
    case .functionCallExpr: openCall(.call, node)
    case .subscriptCallExpr: openCall(.subscript, node)
    case .labeledExpr: openArgument(node, role)
    case .labeledExprList: descend(node) { _ in role }
    case .multipleTrailingClosureElement: openArgument(.trailing, label: node.child(.argumentLabel), node)
    case .closureExpr: openClosure(node, role)
    case .sequenceExpr: openSequence(node)
    case .binaryOperatorExpr: openOperator(node)
    case .assignmentExpr: pass(node.child(.operatorToken) ?? node)
    case .unresolvedAsExpr, .unresolvedIsExpr: addLeaf(.cast, node, word: castKeyword(node))
    case .typeExpr: openWrittenType(node)
    case .inOutExpr:
      flags.insert(.byReference)
      descend(node)
    case .awaitExpr:
      flags.insert(.awaited)
      descend(node)
    default: return visitLiteral(node, kind) || visitStatement(node, kind, role)
    }
    return true
  }

  private mutating func visitStatement(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .returnStmt: openExpression(.return, node)
    case .throwStmt: openExpression(.throw, node)
    case .forStmt: openIteration(node)
    default: return false
    }
    return true
  }

  @discardableResult
  mutating func begin(_ kind: ExpressionKind, name: Name = .none) -> ExpressionID {
    let id = facts.nextExpression
    var new = Expression(kind: kind, parent: expression, owner: owner)
    new.name = name
    new.flags = flags
    flags = []
    facts.expressions.append(new)
    expression = id
    stack.append(.close(.expression(id)))
    return id
  }

  mutating func openExpression(_ kind: ExpressionKind, _ node: RawNode) {
    begin(kind)
    descend(node)
  }

  /// Adds a node as an expression without parts.
  mutating func addLeaf(_ kind: ExpressionKind, _ node: RawNode, name token: RawNode? = nil) {
    // Most consist of their name only.
    let isAll = token?.raw.byteLength == node.raw.byteLength
    addLeaf(kind, isAll ? token ?? node : node, word: name(token))
  }

  mutating func addLeaf(_ kind: ExpressionKind, _ node: RawNode, word: Name) {
    var new = Expression(kind: kind, parent: expression, owner: owner)
    new.name = word
    new.flags = flags
    flags = []
    new.range = node.range
    facts.add(leaf: new)
    setStarts(to: new.range)
  }

  // MARK: Members and calls

  mutating func openMember(_ node: RawNode) {
    let base = node.child(.memberBase)
    if base == nil { flags.insert(.implicitBase) }
    let token = node.child(.memberName)?.child(.referenceName)
    begin(.member, name: name(token))
    visit(next: token)
    visit(next: base)
  }

  mutating func openCall(_ kind: ExpressionKind, _ node: RawNode) {
    begin(kind)
    descend(node) { slot in
      switch slot {
      case .callArguments, .callClosure: .argument
      default: .none
      }
    }
  }

  mutating func openArgument(_ node: RawNode, _ role: NodeRole) {
    guard case .argument = role else { return descend(node) }
    openArgument([], label: node.child(.argumentLabel), node)
  }

  mutating func openArgument(_ flag: Expression.Flags, label: RawNode?, _ node: RawNode) {
    flags.insert(flag)
    begin(.argument, name: name(label))
    descend(node)
  }

  // MARK: Values

  mutating func openValue(_ node: RawNode, of declaration: DeclarationID) {
    let id = begin(.binding)
    facts.setValue(id, of: declaration)
    stack.append(.visit(node, .none))
  }

  /// Whether the only expression of a body is its result.
  func isResult(_ node: RawNode) -> Bool {
    RawExprSyntax.isKindOf(node.raw) && node.kind != .ifExpr && node.kind != .switchExpr && assignment(in: node) == nil
  }

  mutating func openResult(_ node: RawNode) {
    flags.insert(.implicit)
    begin(.return)
    stack.append(.visit(node, .none))
  }
}
