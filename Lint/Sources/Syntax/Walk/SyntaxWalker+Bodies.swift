@_spi(RawSyntax) import SwiftSyntax

/// Closures, accessors, modifiers and parameters.
extension SyntaxWalker {
  /// Opens a closure, which is an expression and a declaration.
  mutating func openClosure(_ node: RawNode, _ role: NodeRole) {
    if case .argument = role {
      flags.insert(.trailing)
      begin(.argument)
    }
    let closure = begin(.closure)
    let declaration = declare(.closure, name: nil)
    facts[closure].link(to: declaration)
    beginScope()
    descend(node) { slot in
      switch slot {
      case .closureSignature: .typeOf(declaration)
      case .closureBody: .body
      default: .none
      }
    }
  }

  /// Opens a list of accessors, or a getter without the keyword.
  mutating func openAccessors(_ node: RawNode) {
    guard let body = node.child(.accessors), body.kind == .codeBlockItemList else { return descend(node) }
    noteAccessor([.computed, .body])
    let accessor = declare(.accessor, name: nil)
    facts[accessor].name = names.name("get")
    facts[accessor].modifiers.insert(.body)
    beginScope()
    descend(node) { $0 == .accessors ? .body : .none }
  }

  mutating func openAccessor(_ node: RawNode) {
    let token = node.child(.accessorKeyword)
    let keyword = token?.keyword
    let hasBody = node.child(.accessorBody) != nil
    let returns = keyword == .get
    noteAccessor(Modifiers(accessor: keyword))
    let accessor = declare(.accessor, name: token)
    if hasBody { facts[accessor].modifiers.insert(.body) }
    descend(node) { $0 == .accessorBody && returns ? .body : .none }
  }

  private mutating func noteAccessor(_ modifiers: Modifiers) {
    if let owner { facts[owner].modifiers.formUnion(modifiers) }
  }

  /// The modifiers in a list.
  func modifiers(_ list: RawNode?) -> Modifiers {
    var all: Modifiers = []
    for modifier in list?.elements ?? [] {
      guard let token = modifier.child(.modifierName) else { continue }
      all.insert(Modifiers(token.keyword, hasDetail: modifier.child(.modifierDetail) != nil))
    }
    return all
  }

  // MARK: Parameters

  mutating func openParameter(
    _ node: RawNode, first: NodeSlot, second: NodeSlot?, type: NodeSlot?, value: NodeSlot?, _ modifiers: Modifiers = []
  ) {
    let label = node.child(first)
    let id = declare(.parameter, name: second.flatMap { node.child($0) } ?? label, modifiers)
    if let label, label.text != "_" { facts[id].label = name(label) }
    descend(node) { slot in
      switch slot {
      case type: .typeOf(id)
      case value: .valueOf(id)
      default: .none
      }
    }
  }

  mutating func openCapture(_ node: RawNode) {
    let specifier = node.child(.captureSpecifier)?.child(.captureSpecifierName)
    let modifiers: Modifiers =
      switch specifier?.text {
      case "weak": .weak
      case "unowned": .unowned
      default: []
      }
    let id = declare(.capture, name: node.child(.captureName), modifiers)
    descend(node) { $0 == .captureValue ? .valueOf(id) : .none }
  }

  mutating func openGenericParameter(_ node: RawNode) {
    if let owner { facts[owner].modifiers.insert(.generic) }
    let id = declare(.genericParameter, name: node.child(.genericParameterName))
    descend(node) { $0 == .genericParameterType ? .typeOf(id) : .none }
  }
}
