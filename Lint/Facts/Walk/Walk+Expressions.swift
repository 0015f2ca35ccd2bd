@_spi(RawSyntax) import SwiftSyntax

extension Walk {
  /// Whether the node was an expression that rules can ask about.
  mutating func visitExpression(_ node: Node, _ kind: SyntaxKind, _ role: Role) -> Bool {
    switch kind {
    case .declReferenceExpr: leaf(.reference, node, name: node.child(3))
    case .superExpr: leaf(.super, node)
    case .memberAccessExpr: openMember(node)
    case .functionCallExpr: openCall(.call, node)
    case .subscriptCallExpr: openCall(.subscript, node)
    case .labeledExpr: openArgument(node, role)
    case .labeledExprList: descend(node) { _ in role }
    case .multipleTrailingClosureElement: openArgument(.trailing, label: node.child(1), node)
    case .closureExpr: openClosure(node, role)
    case .sequenceExpr: openSequence(node)
    case .binaryOperatorExpr: openOperator(node)
    case .assignmentExpr: pass(node.child(1) ?? node)
    case .unresolvedAsExpr, .unresolvedIsExpr: leaf(.cast, node, word: castWord(node))
    case .typeExpr: openWrittenType(node)
    case .inOutExpr:
      flags.insert(.byReference)
      descend(node)
    default: return visitLiteral(node, kind) || visitStatement(node, kind, role)
    }
    return true
  }

  private mutating func visitLiteral(_ node: Node, _ kind: SyntaxKind) -> Bool {
    switch kind {
    case .nilLiteralExpr: leaf(.nil, node)
    case .booleanLiteralExpr: leaf(.literal, node, name: node.child(1))
    // A count of one changes what a call does; of other numbers none does.
    case .integerLiteralExpr: leaf(.literal, node, name: node.child(1).flatMap { $0.text.count == 1 ? $0 : nil })
    case .floatLiteralExpr, .regexLiteralExpr: leaf(.literal, node)
    case .simpleStringLiteralExpr: leaf(.literal, node)
    case .stringLiteralExpr: openString(node)
    case .arrayExpr: openExpression(.array, node)
    case .dictionaryExpr: openExpression(.dictionary, node)
    case .tupleExpr:
      if isParentheses(node) { descend(node) } else { openExpression(.tuple, node) }
    case .keyPathExpr: openKeyPath(node)
    case .macroExpansionExpr: openMacro(node, name: node.child(5), arguments: 11, closure: 15)
    case .macroExpansionDecl: openMacro(node, name: node.child(9), arguments: 15, closure: 19)
    default: return false
    }
    return true
  }

  private mutating func visitStatement(_ node: Node, _ kind: SyntaxKind, _ role: Role) -> Bool {
    switch kind {
    case .returnStmt: openExpression(.return, node)
    case .throwStmt: openExpression(.throw, node)
    case .forStmt: openIteration(node)
    default: return false
    }
    return true
  }

  @discardableResult
  mutating func begin(_ kind: Expression.Kind, name: Name = .none) -> Int32 {
    let index = Int32(facts.expressions.count)
    var new = Expression(kind: kind, parent: expression, owner: owner)
    new.name = name
    new.flags = flags
    flags = []
    facts.expressions.append(new)
    expression = index
    stack.append(.close(.expression(index)))
    return index
  }

  mutating func openExpression(_ kind: Expression.Kind, _ node: Node) {
    begin(kind)
    descend(node)
  }

  mutating func openValue(_ node: Node, of declaration: Int32) {
    let index = begin(.binding)
    facts.setValue(index, of: declaration)
    stack.append(.visit(node, .none))
  }

  /// The one expression of a body is what it returns; an assignment is none.
  func isResult(_ node: Node) -> Bool {
    RawExprSyntax.isKindOf(node.raw) && node.kind != .ifExpr && node.kind != .switchExpr && assignment(in: node) == nil
  }

  mutating func openResult(_ node: Node) {
    flags.insert(.implicit)
    begin(.return)
    stack.append(.visit(node, .none))
  }

  /// A node without parts of interest.
  private mutating func leaf(_ kind: Expression.Kind, _ node: Node, name token: Node? = nil) {
    // Most have no other text than that of their name.
    let isAll = token?.raw.byteLength == node.raw.byteLength
    leaf(kind, isAll ? token ?? node : node, word: name(token))
  }

  private mutating func leaf(_ kind: Expression.Kind, _ node: Node, word: Name) {
    var new = Expression(kind: kind, parent: expression, owner: owner)
    new.name = word
    new.flags = flags
    flags = []
    new.next = Int32(facts.expressions.count) + 1
    new.range = node.range
    facts.expressions.append(new)
    place(at: new.range)
  }

  /// The sign of `+=` is the assignment's name already.
  private mutating func openOperator(_ node: Node) {
    let sign = name(node.child(1))
    let isAssigned = expression >= 0 && facts.expressions[Int(expression)].kind == .assignment
    if isAssigned, facts.expressions[Int(expression)].name == sign { return pass(node.child(1) ?? node) }
    leaf(.operator, node, word: sign)
  }

  private mutating func openMember(_ node: Node) {
    let base = node.child(1)
    if base == nil { flags.insert(.implicitBase) }
    let token = node.child(5)?.child(3)
    begin(.member, name: name(token))
    visit(next: token)
    visit(next: base)
  }

  private mutating func openCall(_ kind: Expression.Kind, _ node: Node) {
    begin(kind)
    descend(node) { index in
      switch index {
      case 5, 9: .argument
      default: .none
      }
    }
  }

  private mutating func openArgument(_ node: Node, _ role: Role) {
    guard case .argument = role else { return descend(node) }
    openArgument([], label: node.child(1), node)
  }

  private mutating func openArgument(_ flag: Expression.Flags, label: Node?, _ node: Node) {
    flags.insert(flag)
    begin(.argument, name: name(label))
    descend(node)
  }

  private mutating func openString(_ node: Node) {
    let segments = node.child(5)
    let isPlain = segments?.children.allSatisfy { $0?.kind == .stringSegment } ?? true
    if isPlain { leaf(.literal, node) } else { openExpression(.literal, node) }
  }

  private func isParentheses(_ node: Node) -> Bool {
    guard let elements = node.child(3), elements.children.count == 1 else { return false }
    return elements.elements.first?.child(1) == nil
  }

  private mutating func openKeyPath(_ node: Node) {
    let last = node.child(5)?.elements.last?.child(3)
    let token = last?.kind == .keyPathPropertyComponent ? last?.child(1)?.child(3) : nil
    let root = node.child(3)
    leaf(.keyPath, node, name: token)
    if let root {
      facts.expressions[facts.expressions.count - 1].link = Int32(facts.types.count)
      stack.append(.visit(root, .none))
    }
  }

  private mutating func openWrittenType(_ node: Node) {
    let index = begin(.type)
    facts.expressions[Int(index)].link = Int32(facts.types.count)
    descend(node)
  }

  private mutating func openMacro(_ node: Node, name token: Node?, arguments: Int, closure: Int) {
    begin(.macro, name: name(token))
    descend(node) { $0 == arguments || $0 == closure ? .argument : .none }
  }

  private mutating func castWord(_ node: Node) -> Name {
    guard node.kind == .unresolvedAsExpr else { return names.name("is") }
    guard let mark = node.child(3) else { return names.name("as") }
    return mark.text == "?" ? names.name("as?") : names.name("as!")
  }

  private mutating func openSequence(_ node: Node) {
    if let sign = assignment(in: node) {
      begin(.assignment, name: name(sign))
    } else {
      begin(.sequence)
    }
    descend(node)
  }

  /// The operator that makes a sequence an assignment; it stands after the target.
  func assignment(in node: Node) -> Node? {
    guard node.kind == .sequenceExpr, let elements = node.child(1), elements.children.count > 2 else { return nil }
    guard let sign = elements.child(1), let token = sign.child(1) else { return nil }
    if sign.kind == .assignmentExpr { return token }
    return sign.kind == .binaryOperatorExpr && token.assigns ? token : nil
  }
}
