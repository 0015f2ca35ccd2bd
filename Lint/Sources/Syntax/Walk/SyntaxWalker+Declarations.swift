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
    case .typeAliasDecl:
      openMember(.typeAlias, node, name: .typeAliasName, type: .typeAliasValue, constraints: .typeAliasConstraints)
    case .associatedTypeDecl:
      openMember(
        .associatedType, node, name: .associatedTypeName, inherited: .associatedTypeInheritance,
        type: .associatedTypeValue, constraints: .associatedTypeConstraints)
    case .functionDecl:
      openMember(
        .function, node, name: .functionName, type: .functionSignature, constraints: .functionConstraints,
        body: .functionBody)
    case .initializerDecl:
      openMember(
        .initializer, node, name: .initializerKeyword, type: .functionSignature, constraints: .functionConstraints,
        body: .functionBody)
    case .deinitializerDecl: openMember(.deinitializer, node, name: .deinitializerKeyword, body: .deinitializerBody)
    case .subscriptDecl:
      openMember(.subscript, node, name: .subscriptKeyword, type: .subscriptResult, constraints: .subscriptConstraints)
    case .macroDecl: openMember(.macro, node, name: .macroName, type: .macroSignature, constraints: .macroConstraints)
    case .enumCaseDecl: openVariable(node, [])
    case .enumCaseElement: openCase(node)
    case .variableDecl: openVariable(node, node.child(.variableSpecifier)?.text == "let" ? .constant : [])
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
    case .functionParameter:
      openParameter(
        node, first: .parameterFirstName, second: .parameterSecondName, type: .parameterType, value: .parameterValue)
    case .enumCaseParameter:
      openParameter(
        node, first: .caseParameterFirstName, second: .caseParameterSecondName, type: .caseParameterType,
        value: .caseParameterValue)
    case .closureParameter:
      openParameter(
        node, first: .parameterFirstName, second: .parameterSecondName, type: .parameterType, value: nil,
        .closureParameter)
    case .closureShorthandParameter:
      openParameter(node, first: .shorthandParameterName, second: nil, type: nil, value: nil, .closureParameter)
    case .closureCapture: openCapture(node)
    case .genericParameter: openGenericParameter(node)
    // Modifiers are read with their declaration.
    case .declModifierList: pass(node)
    case .functionEffectSpecifiers, .accessorEffectSpecifiers: noteEffects(node)
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
    _ kind: DeclarationKind, _ node: RawNode, name: NodeSlot, inherited: NodeSlot? = nil, type: NodeSlot? = nil,
    constraints: NodeSlot? = nil, body: NodeSlot? = nil
  ) {
    let id = declare(kind, name: node.child(name), modifiers(node.child(.modifiers)))
    if let body, node.child(body) != nil { facts[id].modifiers.insert(.body) }
    let returns = type.flatMap { node.child($0)?.child(.signatureResult) } != nil
    descend(node, closingAttributes: .attributesOf(id)) { slot in
      switch slot {
      case inherited: .inheritedBy(id)
      case type: .typeOf(id)
      case constraints: .constrains(id)
      case body: returns ? .body : .none
      default: .none
      }
    }
  }

  mutating func openNominal(_ kind: DeclarationKind, _ node: RawNode) {
    openMember(kind, node, name: .nominalName, inherited: .nominalInheritance, constraints: .nominalConstraints)
  }

  mutating func openExtension(_ node: RawNode) {
    let type = node.child(.extendedType)
    let token = type?.child(type?.kind == .memberType ? .memberTypeName : .typeName)
    let id = declare(.extension, name: token, modifiers(node.child(.modifiers)))
    descend(node, closingAttributes: .attributesOf(id)) { slot in
      switch slot {
      case .extendedType: .typeOf(id)
      case .extensionInheritance: .inheritedBy(id)
      case .extensionConstraints: .constrains(id)
      default: .none
      }
    }
  }

  mutating func noteEffects(_ node: RawNode) {
    if let owner {
      if node.child(.asyncSpecifier) != nil { facts[owner].modifiers.insert(.async) }
      if node.child(.throwsClause) != nil { facts[owner].modifiers.insert(.throwing) }
    }
    descend(node)
  }

  // MARK: Variables

  mutating func openVariable(_ node: RawNode, _ specifier: Modifiers) {
    variables.append(
      FactsDraft.Variable(modifiers: modifiers(node.child(.modifiers)).union(specifier), attributes: facts.noAttributes)
    )
    stack.append(.close(.variable))
    descend(node, closingAttributes: .attributesOfVariable)
  }

  mutating func openBinding(_ node: RawNode) {
    guard let pattern = node.child(.bindingPattern), pattern.kind == .identifierPattern, let variable = variables.last
    else {
      return descend(node)
    }
    let id = declare(
      facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), name: pattern.child(.patternName), variable.modifiers
    )
    facts[id].attributes = variable.attributes
    descend(node) { slot in
      switch slot {
      case .bindingType: .typeOf(id)
      case .bindingValue: .valueOf(id)
      default: .none
      }
    }
    skipPattern()
  }

  /// Replaces the pattern on the stack, which is already read, by its token.
  private mutating func skipPattern() {
    guard case .visit(let pattern, _)? = stack.last, pattern.kind == .identifierPattern else { return }
    stack.removeLast()
    visit(next: pattern.child(.patternName))
  }

  mutating func openUnwrapping(_ node: RawNode) {
    guard let pattern = node.child(.unwrappingPattern), pattern.kind == .identifierPattern else { return descend(node) }
    let id = declare(.local, name: pattern.child(.patternName), [.constant, .unwrapped])
    let first = stack.count
    descend(node) { slot in
      switch slot {
      case .unwrappingType: .typeOf(id)
      case .unwrappingValue: .valueOf(id)
      default: .none
      }
    }
    replacePattern(from: first)
  }

  private mutating func replacePattern(from first: Int) {
    for index in stack.indices[first...] {
      guard case .visit(let pattern, _) = stack[index], pattern.kind == .identifierPattern else { continue }
      if let token = pattern.child(.patternName) { stack[index] = .visit(token, .none) }
      return
    }
  }

  /// Declares a name of a pattern.
  mutating func declareLocal(_ pattern: RawNode, _ modifiers: Modifiers) {
    declare(facts.kindOfPart(in: owner, isInScope: !scopes.isEmpty), name: pattern.child(.patternName), modifiers)
    visit(next: pattern.child(.patternName))
  }

  mutating func openCase(_ node: RawNode) {
    let id = declare(.enumCase, name: node.child(.enumCaseName), variables.last?.modifiers ?? [])
    facts[id].attributes = variables.last?.attributes ?? HandleRange(0..<0)
    descend(node)
  }
}
