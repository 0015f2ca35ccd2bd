@_spi(RawSyntax) import SwiftSyntax

/// Declarations: which nodes are some, and how one begins.
extension Walk {
  /// Whether the node was a declaration.
  mutating func visitDeclaration(_ node: Node, _ kind: SyntaxKind, _ role: Role) -> Bool {
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

  private mutating func visitPart(_ node: Node, _ kind: SyntaxKind, _ role: Role) -> Bool {
    switch kind {
    case .patternBinding: openBinding(node)
    case .optionalBindingCondition: openUnwrapping(node)
    case .identifierPattern:
      if case .element = role { declareLocal(node, [.constant, .element]) } else { declareLocal(node, .part) }
    case .accessorBlock: openAccessors(node)
    case .accessorDecl: openAccessor(node)
    case .functionParameter: openParameter(node, first: 5, second: 7, type: 11, value: 15)
    case .enumCaseParameter: openParameter(node, first: 3, second: 5, type: 9, value: 11)
    case .closureParameter: openParameter(node, first: 5, second: 7, type: 11, value: nil, .ofClosure)
    case .closureShorthandParameter: openParameter(node, first: 1, second: nil, type: nil, value: nil, .ofClosure)
    case .closureCapture: openCapture(node)
    case .genericParameter: openGenericParameter(node)
    // They were read with what they stand before.
    case .declModifierList: pass(node)
    case .functionEffectSpecifiers: noteEffects(node)
    default: return false
    }
    return true
  }

  @discardableResult
  mutating func declare(_ kind: Declaration.Kind, name token: Node?, _ modifiers: Modifiers = []) -> DeclarationID {
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
}
