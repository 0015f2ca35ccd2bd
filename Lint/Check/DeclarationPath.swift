import LintFacts

/// The name of a declaration with those around it: `Profile.Row.show(_:at:)`. Locals and parameters count for their function.
enum DeclarationPath {
  static func text(at offset: UInt32, in facts: FileFacts) -> String {
    var names: [String] = []
    var parent: Int32?
    while let next = facts.children(ofDeclaration: parent).first(where: { contains(offset, $0, facts) }) {
      if let name = name(next, facts) { names.append(name) }
      parent = next
    }
    return names.joined(separator: ".")
  }

  private static func contains(_ offset: UInt32, _ index: Int32, _ facts: FileFacts) -> Bool {
    facts[declaration: index].range.contains(offset)
  }

  private static func name(_ index: Int32, _ facts: FileFacts) -> String? {
    let declaration = facts[declaration: index]
    switch declaration.kind {
    case .local, .parameter, .capture, .closure, .accessor, .genericParameter: return nil
    case .extension: return declaration.type.map { written($0, facts) } ?? declaration.name.text
    case .function, .initializer, .subscript: return declaration.name.text + labels(index, facts)
    default: return declaration.name.text
    }
  }

  private static func labels(_ index: Int32, _ facts: FileFacts) -> String {
    let parameters = facts.children(ofDeclaration: index).filter { facts[declaration: $0].kind == .parameter }
    let labels = parameters.map { parameter -> String in
      let label = facts[declaration: parameter].label
      return (label.isEmpty ? "_" : label.text) + ":"
    }
    return "(" + labels.joined() + ")"
  }

  private static func written(_ type: Int32, _ facts: FileFacts) -> String {
    let node = facts[type: type]
    guard node.kind == .member, let outer = facts.parts(ofType: type).first(where: { _ in true }) else {
      return node.name.text
    }
    return written(outer, facts) + "." + node.name.text
  }
}
