@_spi(RawSyntax) import SwiftSyntax

/// Scopes, clauses of `#if`, imports and attributes.
extension SyntaxWalker {
  /// Opens a scope, clause, import or attribute, and returns whether the node is one.
  mutating func visitScope(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .codeBlock: openScope(node) { $0 == 3 ? role : .none }
    case .ifExpr, .whileStmt, .switchCase, .catchClause: openScope(node)
    case .codeBlockItemList:
      let isResult = isBody(role) && node.children.count == 1
      descend(node) { _ in isResult ? .result : .none }
    case .codeBlockItem: descend(node) { $0 == 1 ? role : .none }
    case .ifConfigClause: openCondition(node)
    case .importDecl: importModule(node)
    case .attribute: openAttribute(node)
    default: return false
    }
    return true
  }

  private func isBody(_ role: NodeRole) -> Bool {
    if case .body = role { true } else { false }
  }

  mutating func openScope(_ node: RawNode, _ role: (Int) -> NodeRole = { _ in .none }) {
    beginScope()
    descend(node, role)
  }

  mutating func beginScope() {
    scopes.open()
    stack.append(.close(.scope))
  }

  /// Opens a `for` loop.
  mutating func openIteration(_ node: RawNode) {
    if node.child(5) != nil { flags.insert(.async) }
    begin(.iteration)
    beginScope()
    guard let pattern = node.child(11), pattern.kind == .identifierPattern else { return descend(node) }
    // The element is the next declaration.
    let local = facts.nextDeclaration
    descend(node) { index in
      switch index {
      case 11: .element
      case 13: .typeOf(local)
      case 17: .valueOf(local)
      default: .none
      }
    }
  }

  private mutating func openCondition(_ node: RawNode) {
    let text = node.child(3).map { $0.raw.description.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    var bytes = text ?? "else"
    let id = bytes.withUTF8 { names.intern(UnsafeRawBufferPointer($0)) }
    condition = facts.openCondition(Name(id: id), in: condition)
    stack.append(.close(.condition))
    visit(next: node.child(5))
  }

  private mutating func importModule(_ node: RawNode) {
    guard let path = node.child(9)?.elements, let module = path.first?.child(1) else { return }
    let range = node.range
    setStarts(to: range)
    var new = Import(module: name(module), range: range, condition: condition)
    new.member = name(path.dropFirst().first?.child(1))
    facts.imports.append(new)
  }

  private mutating func openAttribute(_ node: RawNode) {
    guard let type = node.child(3) else { return descend(node) }
    let id = facts.nextAttribute
    let word = name(type.child(type.kind == .memberType ? 7 : 3))
    facts.openAttribute(word, node.range)
    stack.append(.close(.attribute(id)))
    visit(next: node.child(9))
    if let arguments = node.child(7), arguments.kind == .labeledExprList { visit(next: arguments, .argument) }
    visit(next: node.child(1))
  }
}
