@_spi(RawSyntax) import SwiftSyntax

/// Members and calls, with what these hand over.
extension Walk {
  mutating func openMember(_ node: Node) {
    let base = node.child(1)
    if base == nil { flags.insert(.implicitBase) }
    let token = node.child(5)?.child(3)
    begin(.member, name: name(token))
    visit(next: token)
    visit(next: base)
  }

  mutating func openCall(_ kind: Expression.Kind, _ node: Node) {
    begin(kind)
    descend(node) { index in
      switch index {
      case 5, 9: .argument
      default: .none
      }
    }
  }

  mutating func openArgument(_ node: Node, _ role: Role) {
    guard case .argument = role else { return descend(node) }
    openArgument([], label: node.child(1), node)
  }

  mutating func openArgument(_ flag: Expression.Flags, label: Node?, _ node: Node) {
    flags.insert(flag)
    begin(.argument, name: name(label))
    descend(node)
  }
}
