@_spi(RawSyntax) import SwiftSyntax

/// What has a body: closures and accessors; and the words before declarations.
extension SyntaxWalker {
  /// A closure is an expression, and declares what its parameters and captures are.
  mutating func openClosure(_ node: RawNode, _ role: NodeRole) {
    if case .argument = role {
      flags.insert(.trailing)
      begin(.argument)
    }
    let index = begin(.closure)
    let declaration = declare(.closure, name: nil)
    facts.expressions[index.index].refer(to: declaration)
    beginScope()
    descend(node) { place in
      switch place {
      case 3: .typeOf(declaration)
      case 5: .body
      default: .none
      }
    }
  }

  /// `{ get }`, `{ didSet { … } }`, or a getter without its name.
  mutating func openAccessors(_ node: RawNode) {
    guard let body = node.child(3), body.kind == .codeBlockItemList else { return descend(node) }
    noteAccessor([.computed, .body])
    let accessor = declare(.accessor, name: nil)
    facts.declarations[accessor.index].name = names.name("get")
    facts.declarations[accessor.index].modifiers.insert(.body)
    beginScope()
    descend(node) { $0 == 3 ? .body : .none }
  }

  mutating func openAccessor(_ node: RawNode) {
    let token = node.child(5)
    let keyword = token?.keyword
    let hasBody = node.child(11) != nil
    let returns = keyword == .get
    noteAccessor(Modifiers(accessor: keyword))
    let accessor = declare(.accessor, name: token)
    if hasBody { facts.declarations[accessor.index].modifiers.insert(.body) }
    descend(node) { $0 == 11 && returns ? .body : .none }
  }

  private mutating func noteAccessor(_ modifiers: Modifiers) {
    if let owner { facts.declarations[owner.index].modifiers.formUnion(modifiers) }
  }

  /// The words before a declaration.
  func modifiers(_ list: RawNode?) -> Modifiers {
    var all: Modifiers = []
    for modifier in list?.elements ?? [] {
      guard let token = modifier.child(1) else { continue }
      all.insert(Modifiers(token.keyword, hasDetail: modifier.child(3) != nil))
    }
    return all
  }

  // MARK: Parameters

  mutating func openParameter(
    _ node: RawNode, first: Int, second: Int?, type: Int?, value: Int?, _ modifiers: Modifiers = []
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

  mutating func openCapture(_ node: RawNode) {
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

  mutating func openGenericParameter(_ node: RawNode) {
    if let owner { facts.declarations[owner.index].modifiers.insert(.generic) }
    let index = declare(.genericParameter, name: node.child(5))
    descend(node) { $0 == 9 ? .typeOf(index) : .none }
  }
}
