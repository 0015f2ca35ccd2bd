@_spi(RawSyntax) import SwiftSyntax

/// Literals, key paths, macros, operators and types that are used as values.
extension SyntaxWalker {
  /// Opens one of these, and returns whether the node is one.
  mutating func visitLiteral(_ node: RawNode, _ kind: SyntaxKind) -> Bool {
    switch kind {
    case .nilLiteralExpr: addLeaf(.nil, node)
    case .booleanLiteralExpr: addLeaf(.literal, node, name: node.child(.literalToken))
    // Only one-digit numbers matter to rules, such as the 1 of `first(1)`.
    case .integerLiteralExpr:
      addLeaf(.literal, node, name: node.child(.literalToken).flatMap { $0.text.count == 1 ? $0 : nil })
    case .floatLiteralExpr, .regexLiteralExpr: addLeaf(.literal, node)
    case .simpleStringLiteralExpr: addLeaf(.literal, node)
    case .stringLiteralExpr: openString(node)
    case .arrayExpr: openExpression(.array, node)
    case .dictionaryExpr: openExpression(.dictionary, node)
    case .tupleExpr:
      if isParentheses(node) { descend(node) } else { openExpression(.tuple, node) }
    case .keyPathExpr: openKeyPath(node)
    case .macroExpansionExpr:
      openMacro(
        node, name: node.child(.macroExpressionName), arguments: .macroExpressionArguments,
        closure: .macroExpressionClosure)
    case .macroExpansionDecl:
      openMacro(
        node, name: node.child(.macroDeclarationName), arguments: .macroDeclarationArguments,
        closure: .macroDeclarationClosure)
    default: return false
    }
    return true
  }

  private mutating func openString(_ node: RawNode) {
    let segments = node.child(.stringSegments)
    let isPlain = segments?.children.allSatisfy { $0?.kind == .stringSegment } ?? true
    if isPlain { addLeaf(.literal, node) } else { openExpression(.literal, node) }
  }

  private func isParentheses(_ node: RawNode) -> Bool {
    guard let elements = node.child(.tupleElements), elements.children.count == 1 else { return false }
    return elements.elements.first?.child(.argumentLabel) == nil
  }

  private mutating func openKeyPath(_ node: RawNode) {
    let last = node.child(.keyPathComponents)?.elements.last?.child(.keyPathComponent)
    let token = last?.kind == .keyPathPropertyComponent ? last?.child(.propertyReference)?.child(.referenceName) : nil
    let root = node.child(.keyPathRoot)
    addLeaf(.keyPath, node, name: token)
    if let root {
      facts.linkLastExpression(to: facts.nextType)
      stack.append(.visit(root, .none))
    }
  }

  private mutating func openMacro(_ node: RawNode, name token: RawNode?, arguments: NodeSlot, closure: NodeSlot) {
    begin(.macro, name: name(token))
    descend(node) { $0 == arguments || $0 == closure ? .argument : .none }
  }

  // MARK: Operators

  mutating func openSequence(_ node: RawNode) {
    if let sign = assignment(in: node) {
      begin(.assignment, name: name(sign))
    } else {
      begin(.sequence)
    }
    descend(node)
  }

  /// The operator that makes a sequence an assignment. It follows the target.
  func assignment(in node: RawNode) -> RawNode? {
    guard node.kind == .sequenceExpr, let elements = node.child(.sequenceElements), elements.children.count > 2 else {
      return nil
    }
    guard let sign = elements.child(.firstOperator), let token = sign.child(.operatorToken) else { return nil }
    if sign.kind == .assignmentExpr { return token }
    return sign.kind == .binaryOperatorExpr && token.isAssignmentOperator ? token : nil
  }

  /// Adds an operator, unless it is the one that names the open assignment.
  mutating func openOperator(_ node: RawNode) {
    let sign = name(node.child(.operatorToken))
    if let open = expression.map({ facts[$0] }), open.kind == .assignment, open.name == sign {
      return pass(node.child(.operatorToken) ?? node)
    }
    addLeaf(.operator, node, word: sign)
  }

  mutating func castKeyword(_ node: RawNode) -> Name {
    guard node.kind == .unresolvedAsExpr else { return names.name("is") }
    guard let mark = node.child(.castMark) else { return names.name("as") }
    return mark.text == "?" ? names.name("as?") : names.name("as!")
  }

  mutating func openWrittenType(_ node: RawNode) {
    let id = begin(.type)
    facts[id].link(to: facts.nextType)
    descend(node)
  }
}

/// Recognizes operators that assign to their left operand, such as `+=`.
enum AssignmentOperator {
  private static let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// Whether an operator of more than one character assigns. It doesn't match `=`.
  static func matches(_ sign: UnsafeRawBufferPointer) -> Bool {
    guard sign.count > 1, sign[sign.count - 1] == UInt8(ascii: "=") else { return false }
    return !comparisons.contains {
      sign.elementsEqual(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount))
    }
  }
}
