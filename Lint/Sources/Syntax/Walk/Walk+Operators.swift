@_spi(RawSyntax) import SwiftSyntax

/// Operands with operators between them.
extension Walk {
  mutating func openSequence(_ node: Node) {
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

  /// The sign of `+=` is the assignment's name already.
  mutating func openOperator(_ node: Node) {
    let sign = name(node.child(1))
    if let open = expression.map({ facts.expressions[$0.index] }), open.kind == .assignment, open.name == sign {
      return pass(node.child(1) ?? node)
    }
    leaf(.operator, node, word: sign)
  }

  mutating func castWord(_ node: Node) -> Name {
    guard node.kind == .unresolvedAsExpr else { return names.name("is") }
    guard let mark = node.child(3) else { return names.name("as") }
    return mark.text == "?" ? names.name("as?") : names.name("as!")
  }

  mutating func openWrittenType(_ node: Node) {
    let index = begin(.type)
    facts.expressions[index.index].refer(to: facts.nextType)
    descend(node)
  }
}
