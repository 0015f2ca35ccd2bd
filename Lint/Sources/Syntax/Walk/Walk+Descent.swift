@_spi(RawSyntax) import SwiftSyntax

/// From a node to those in it.
extension Walk {
  /// Walks the children next, each in the role that it is given.
  mutating func descend(_ node: Node, _ role: (Int) -> Role = { _ in .none }) {
    let children = node.children
    let first = pass(tokensOf: children, at: node.offset)
    // The last goes on the stack first.
    var end = node.offset + UInt32(node.raw.byteLength)
    var index = children.count
    while index > first {
      index -= 1
      guard let child = children[index] else { continue }
      let length = UInt32(child.byteLength)
      // What has no text, such as a list without elements, says nothing.
      if length == 0 { continue }
      end -= length
      stack.append(.visit(Node(raw: child, offset: end), role(index)))
    }
  }

  /// Passes the tokens before the first child that is none, and gives the place of that.
  private mutating func pass(tokensOf children: RawSyntaxBuffer, at start: UInt32) -> Int {
    var offset = start
    for index in 0..<children.count {
      guard let child = children[index] else { continue }
      let length = UInt32(child.byteLength)
      if length == 0 { continue }
      guard child.kind == .token else { return index }
      pass(Node(raw: child, offset: offset))
      offset += length
    }
    return children.count
  }

  mutating func visit(next node: Node?, _ role: Role = .none) {
    if let node { stack.append(.visit(node, role)) }
  }

  /// The same for what begins with attributes: what follows these may hold attributes of its own.
  mutating func descend(_ node: Node, closingAttributes: Open, _ role: (Int) -> Role = { _ in .none }) {
    descend(node, role)
    guard let first = stack.popLast() else { return }
    if case .visit(let attributes, _) = first, attributes.kind == .attributeList {
      stack.append(.close(closingAttributes))
    }
    stack.append(first)
  }
}
