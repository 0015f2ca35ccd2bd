@_spi(RawSyntax) import SwiftSyntax

/// What is handed in: parameters, captures, types.
extension Walk {
  mutating func openParameter(
    _ node: Node, first: Int, second: Int?, type: Int?, value: Int?, _ modifiers: Modifiers = []
  ) {
    let label = node.child(first)
    let index = declare(.parameter, name: second.flatMap { node.child($0) } ?? label, modifiers)
    if let label, label.text != "_" { facts.declarations[index.index].label = name(label) }
    descend(node) { place in
      switch place {
      case type: .typeOf(index)
      case value: .valueOf(index)
      default: .none
      }
    }
  }

  mutating func openCapture(_ node: Node) {
    let specifier = node.child(1)?.child(1)
    let modifiers: Modifiers =
      switch specifier?.text {
      case "weak": .weak
      case "unowned": .unowned
      default: []
      }
    let index = declare(.capture, name: node.child(3), modifiers)
    descend(node) { $0 == 5 ? .valueOf(index) : .none }
  }

  mutating func openGenericParameter(_ node: Node) {
    if let owner { facts.declarations[owner.index].modifiers.insert(.generic) }
    let index = declare(.genericParameter, name: node.child(5))
    descend(node) { $0 == 9 ? .typeOf(index) : .none }
  }
}
