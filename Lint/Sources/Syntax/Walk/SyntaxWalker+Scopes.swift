@_spi(RawSyntax) import SwiftSyntax

/// Scopes, clauses of `#if`, imports and attributes.
extension SyntaxWalker {
  /// Opens a scope, clause, import or attribute, and returns whether the node is one.
  mutating func visitScope(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .codeBlock: openScope(node) { $0 == .blockItems ? role : .none }
    case .whileStmt, .switchCase, .catchClause: openScope(node)
    case .ifExpr: openBranch(node)
    case .codeBlockItemList:
      let isResult = isBody(role) && node.children.count == 1
      descend(node) { _ in isResult ? .result : .none }
    case .codeBlockItem: descend(node) { $0 == .item ? role : .none }
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

  mutating func openScope(_ node: RawNode, _ role: (NodeSlot) -> NodeRole = { _ in .none }) {
    beginScope()
    descend(node, role)
  }

  mutating func beginScope() {
    scopes.open()
    stack.append(.close(.scope))
  }

  /// Opens an `if`. The names of its conditions aren't visible after `else`.
  private mutating func openBranch(_ node: RawNode) {
    scopes.open()
    let first = stack.count
    descend(node)
    let body = stack[first...].lastIndex { step in
      if case .visit(let child, _) = step { child.kind == .codeBlock } else { false }
    }
    // The stack returns the last one first, so the scope closes after the body.
    stack.insert(.close(.scope), at: body ?? first)
  }

  /// Opens a `for` loop.
  mutating func openIteration(_ node: RawNode) {
    if node.child(.iterationAwait) != nil { flags.insert(.async) }
    begin(.iteration)
    beginScope()
    guard let pattern = node.child(.iterationPattern), pattern.kind == .identifierPattern else { return descend(node) }
    // The element is the next declaration.
    let local = facts.nextDeclaration
    descend(node) { slot in
      switch slot {
      case .iterationPattern: .element
      case .iterationType: .typeOf(local)
      case .iterationSequence: .valueOf(local)
      default: .none
      }
    }
  }

  private mutating func openCondition(_ node: RawNode) {
    let text = node.child(.clauseCondition).map {
      $0.raw.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var bytes = text ?? "else"
    let id = bytes.withUTF8 { names.intern(UnsafeRawBufferPointer($0)) }
    condition = facts.openCondition(Name(id: id), in: condition)
    stack.append(.close(.condition))
    visit(next: node.child(.clauseContents))
  }

  private mutating func importModule(_ node: RawNode) {
    guard let path = node.child(.importPath)?.elements, let module = path.first?.child(.importPathName) else { return }
    let range = node.range
    setStarts(to: range)
    var new = Import(module: name(module), range: range, condition: condition)
    new.member = name(path.dropFirst().first?.child(.importPathName))
    facts.imports.append(new)
  }

  private mutating func openAttribute(_ node: RawNode) {
    guard let type = node.child(.attributeName) else { return descend(node) }
    let id = facts.nextAttribute
    let word = name(type.child(type.kind == .memberType ? .memberTypeName : .typeName))
    let base = type.kind == .memberType ? name(firstPart(of: type)) : word
    facts.openAttribute(word, base: base, node.range)
    stack.append(.close(.attribute(id)))
    visit(next: node.child(.attributeClosing))
    if let arguments = node.child(.attributeArguments), arguments.kind == .labeledExprList {
      visit(next: arguments, .argument)
    }
    visit(next: node.child(.attributeSign))
  }

  private func firstPart(of type: RawNode) -> RawNode? {
    var part = type
    while part.kind == .memberType, let base = part.child(.memberTypeBase) { part = base }
    return part.child(.typeName)
  }
}
