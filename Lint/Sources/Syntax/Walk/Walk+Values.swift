@_spi(RawSyntax) import SwiftSyntax

/// Values: of declarations, and of bodies that are one expression.
extension Walk {
  mutating func openValue(_ node: Node, of declaration: DeclarationID) {
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
}
