@_spi(RawSyntax) import SwiftSyntax

/// Declarations whose attributes and modifiers come first.
extension Walk {
  mutating func openMember(
    _ kind: Declaration.Kind, _ node: Node, name: Int, inherited: Int? = nil, type: Int? = nil, constraints: Int? = nil,
    body: Int? = nil
  ) {
    let index = declare(kind, name: node.child(name), modifiers(node.child(3)))
    if let body, node.child(body) != nil { facts.declarations[index.index].modifiers.insert(.body) }
    let returns = type.flatMap { node.child($0)?.child(5) } != nil
    descend(node, closingAttributes: .attributesOf(index)) { place in
      switch place {
      case inherited: .inheritedBy(index)
      case type: .typeOf(index)
      case constraints: .constrains(index)
      case body: returns ? .body : .none
      default: .none
      }
    }
  }

  mutating func openNominal(_ kind: Declaration.Kind, _ node: Node) {
    openMember(kind, node, name: 7, inherited: 11, constraints: 13)
  }

  mutating func openExtension(_ node: Node) {
    let type = node.child(7)
    let token = type?.child(type?.kind == .memberType ? 7 : 3)
    let index = declare(.extension, name: token, modifiers(node.child(3)))
    descend(node, closingAttributes: .attributesOf(index)) { place in
      switch place {
      case 7: .typeOf(index)
      case 9: .inheritedBy(index)
      case 11: .constrains(index)
      default: .none
      }
    }
  }

  mutating func noteEffects(_ node: Node) {
    if node.child(1) != nil, let owner { facts.declarations[owner.index].modifiers.insert(.async) }
    descend(node)
  }
}
