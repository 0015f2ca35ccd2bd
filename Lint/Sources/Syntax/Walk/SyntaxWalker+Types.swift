@_spi(RawSyntax) import SwiftSyntax

/// Written types, and the clauses that contain them.
extension SyntaxWalker {
  /// Opens a type or a clause that contains one, and returns whether the node is one.
  mutating func visitType(_ node: RawNode, _ kind: SyntaxKind, _ role: NodeRole) -> Bool {
    switch kind {
    case .identifierType: openNamed(.named, node, name: node.child(.typeName), role)
    case .memberType: openNamed(.member, node, name: node.child(.memberTypeName), role)
    case .optionalType: openType(.optional, node, role)
    case .implicitlyUnwrappedOptionalType: openType(.implicitlyUnwrapped, node, role)
    case .arrayType, .inlineArrayType: openType(.array, node, role)
    case .dictionaryType: openType(.dictionary, node, role)
    case .functionType: openType(.function, node, role)
    case .compositionType: openType(.composition, node, role)
    case .metatypeType: openType(.metatype, node, role)
    case .suppressedType: openType(.suppressed, node, role)
    case .classRestrictionType: openClassRestriction(node, role)
    case .someOrAnyType: openType(node.child(.someOrAny)?.text == "any" ? .any : .some, node, role)
    case .tupleType: openTuple(node, role)
    case .attributedType: descend(node) { $0 == .attributedBase ? role : .none }
    case .returnClause, .typeAnnotation, .typeInitializerClause: descend(node) { $0 == .clauseType ? role : .none }
    case .functionSignature: descend(node) { $0 == .signatureResult ? role : .none }
    case .closureSignature: descend(node) { $0 == .closureSignatureResult ? role : .none }
    case .inheritanceClause: openInheritance(node, role)
    case .genericWhereClause: openConstraints(node, role)
    default: return false
    }
    return true
  }

  private mutating func openNamed(_ kind: TypeNodeKind, _ node: RawNode, name token: RawNode?, _ role: NodeRole) {
    openType(kind, node, role)
    facts.types[facts.types.count - 1].name = name(token)
  }

  /// Opens the `class` in `protocol P: class`, an older spelling of `AnyObject`.
  private mutating func openClassRestriction(_ node: RawNode, _ role: NodeRole) {
    openType(.named, node, role)
    facts.types[facts.types.count - 1].name = names.name("AnyObject")
  }

  private mutating func openType(_ kind: TypeNodeKind, _ node: RawNode, _ role: NodeRole) {
    let id = facts.nextType
    if case .typeOf(let declaration) = role { facts[declaration].type = id }
    facts.types.append(TypeNode(kind: kind, owner: owner))
    stack.append(.close(.type(id)))
    descend(node)
  }

  /// Opens a tuple. Parentheses around one type aren't a fact.
  private mutating func openTuple(_ node: RawNode, _ role: NodeRole) {
    guard let elements = node.child(.tupleTypeElements), elements.children.count == 1,
      let element = elements.elements.first
    else {
      return openType(.tuple, node, role)
    }
    visit(next: node.child(.tupleTypeClosing))
    visit(next: element.child(.tupleTypeElementType), role)
    visit(next: node.child(.tupleTypeOpening))
  }

  private mutating func openInheritance(_ node: RawNode, _ role: NodeRole) {
    if case .inheritedBy(let declaration) = role {
      facts.openClause(.inherited, of: declaration)
      stack.append(.close(.inheritedBy(declaration)))
    }
    descend(node)
  }

  private mutating func openConstraints(_ node: RawNode, _ role: NodeRole) {
    if case .constrains(let declaration) = role {
      facts.openClause(.constraints, of: declaration)
      stack.append(.close(.constrains(declaration)))
    }
    descend(node)
  }
}
