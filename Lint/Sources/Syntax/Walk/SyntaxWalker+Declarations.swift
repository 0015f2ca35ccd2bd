@_spi(RawSyntax) import SwiftSyntax

/// Declarations, by the kinds of their nodes.
extension SyntaxWalker {
  /// Opens a declaration or a part of one, and returns whether the node is one.
  mutating func visitDeclaration(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .classDecl: openNominal(.class, node)
    case .structDecl: openNominal(.struct, node)
    case .enumDecl: openNominal(.enum, node)
    case .actorDecl: openNominal(.actor, node)
    case .protocolDecl: openNominal(.protocol, node)
    case .extensionDecl: openExtension(node)
    case .typeAliasDecl: openMember(.typeAlias, node, name: 7, type: 11, constraints: 13)
    case .associatedTypeDecl: openMember(.associatedType, node, name: 7, inherited: 9, type: 11, constraints: 13)
    case .functionDecl: openMember(.function, node, name: 7, type: 11, constraints: 13, body: 15)
    case .initializerDecl: openMember(.initializer, node, name: 5, type: 11, constraints: 13, body: 15)
    case .deinitializerDecl: openMember(.deinitializer, node, name: 5, body: 9)
    case .subscriptDecl: openMember(.subscript, node, name: 5, type: 11, constraints: 13)
    case .macroDecl: openMember(.macro, node, name: 7, type: 11, constraints: 15)
    case .enumCaseDecl: openVariable(node, [])
    case .enumCaseElement: openCase(node)
    case .variableDecl: openVariable(node, node.child(5)?.text == "let" ? .constant : [])
    default: return visitPart(node, kind, role)
    }
    return true
  }

  private mutating func visitPart(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .patternBinding: openBinding(node)
    case .optionalBindingCondition: openUnwrapping(node)
    case .identifierPattern:
      if case .element = role { declareLocal(node, [.constant, .element]) } else { declareLocal(node, .part) }
    case .accessorBlock: openAccessors(node)
    case .accessorDecl: openAccessor(node)
    case .functionParameter: openParameter(node, first: 5, second: 7, type: 11, value: 15)
    case .enumCaseParameter: openParameter(node, first: 3, second: 5, type: 9, value: 11)
    case .closureParameter: openParameter(node, first: 5, second: 7, type: 11, value: nil, .closureParameter)
    case .closureShorthandParameter:
      openParameter(node, first: 1, second: nil, type: nil, value: nil, .closureParameter)
    case .closureCapture: openCapture(node)
    case .genericParameter: openGenericParameter(node)
    // Modifiers are read with their declaration.
    case .declModifierList: pass(node)
    case .functionEffectSpecifiers: noteEffects(node)
    default: return false
    }
    return true
  }

  @discardableResult
  mutating func declare(_ kind: DeclarationKind, name token: RawNode?, _ modifiers: Modifiers = []) -> DeclarationID {
    let id = facts.nextDeclaration
    var new = facts.declaration(kind, in: owner, condition)
    new.name = name(token)
    if let token { new.nameStart = token.offset + UInt32(token.raw.leadingTriviaByteLength) }
    new.modifiers = modifiers
    facts.declarations.append(new)
    owner = id
    stack.append(.close(.declaration(id)))
    return id
  }

  // MARK: Members

  mutating func openMember(
    _ kind: DeclarationKind, _ node: RawNode, name: Int, inherited: Int? = nil, type: Int? = nil,
    constraints: Int? = nil,
    body: Int? = nil
  ) {
    let id = declare(kind, name: node.child(name), modifiers(node.child(3)))
    if let body, node.child(body) != nil { facts[id].modifiers.insert(.body) }
    let returns = type.flatMap { node.child($0)?.child(5) } != nil
    descend(node, closingAttributes: .attributesOf(id)) { index in
      switch index {
      case inherited: .inheritedBy(id)
      case type: .typeOf(id)
      case constraints: .constrains(id)
      case body: returns ? .body : .none
      default: .none
      }
    }
  }

  mutating func openNominal(_ kind: DeclarationKind, _ node: RawNode) {
    openMember(kind, node, name: 7, inherited: 11, constraints: 13)
  }

  mutating func openExtension(_ node: RawNode) {
    let type = node.child(7)
    let token = type?.child(type?.kind == .memberType ? 7 : 3)
    let id = declare(.extension, name: token, modifiers(node.child(3)))
    descend(node, closingAttributes: .attributesOf(id)) { index in
      switch index {
      case 7: .typeOf(id)
      case 9: .inheritedBy(id)
      case 11: .constrains(id)
      default: .none
      }
    }
  }

  mutating func noteEffects(_ node: RawNode) {
    if node.child(1) != nil, let owner { facts[owner].modifiers.insert(.async) }
    descend(node)
  }

  // MARK: Variables

  mutating func openVariable(_ node: RawNode, _ specifier: Modifiers) {
    variables.append(
      FactsDraft.Variable(modifiers: modifiers(node.child(3)).union(specifier), attributes: facts.noAttributes))
    stack.append(.close(.variable))
    descend(node, closingAttributes: .attributesOfVariable)
  }

  mutating func openBinding(_ node: RawNode) {
    guard let pattern = node.child(1), pattern.kind == .identifierPattern, let variable = variables.last else {
      return descend(node)
    }
    let id = declare(
      facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), name: pattern.child(1), variable.modifiers)
    facts[id].attributes = variable.attributes
    descend(node) { index in
      switch index {
      case 3: .typeOf(id)
      case 5: .valueOf(id)
      default: .none
      }
    }
    skipPattern()
  }

  /// Replaces the pattern on the stack, which is already read, by its token.
  private mutating func skipPattern() {
    guard case .visit(let pattern, _)? = stack.last, pattern.kind == .identifierPattern else { return }
    stack.removeLast()
    visit(next: pattern.child(1))
  }

  mutating func openUnwrapping(_ node: RawNode) {
    guard let pattern = node.child(3), pattern.kind == .identifierPattern else { return descend(node) }
    let id = declare(.local, name: pattern.child(1), [.constant, .unwrapped])
    let first = stack.count
    descend(node) { index in
      switch index {
      case 5: .typeOf(id)
      case 7: .valueOf(id)
      default: .none
      }
    }
    replacePattern(from: first)
  }

  private mutating func replacePattern(from first: Int) {
    for index in stack.indices[first...] {
      guard case .visit(let pattern, _) = stack[index], pattern.kind == .identifierPattern else { continue }
      if let token = pattern.child(1) { stack[index] = .visit(token, .none) }
      return
    }
  }

  /// Declares a name of a pattern.
  mutating func declareLocal(_ pattern: RawNode, _ modifiers: Modifiers) {
    declare(facts.kindOfPart(in: owner, isInScope: !scopes.isEmpty), name: pattern.child(1), modifiers)
    visit(next: pattern.child(1))
  }

  mutating func openCase(_ node: RawNode) {
    let id = declare(.enumCase, name: node.child(1), variables.last?.modifiers ?? [])
    facts[id].attributes = variables.last?.attributes ?? HandleRange(0..<0)
    descend(node)
  }
}
