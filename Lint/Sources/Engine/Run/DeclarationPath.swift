import LintSyntax

/// The name of a declaration with those around it: `Profile.Row.show(_:at:)`. Locals and parameters count for their function.
enum DeclarationPath {
  /// The name at each place, found in one pass, however many they are.
  static func texts(at places: Places, in facts: FileFacts) -> [UInt32: String] {
    var innermost = [Int32](repeating: -1, count: places.offsets.count)
    var texts = [String](repeating: "", count: places.offsets.count)
    for index in 0..<Int32(facts.declarations.count) {
      let declaration = facts[declaration: index]
      let inside = places.indices(in: declaration.range).filter { innermost[$0] == declaration.parent }
      let name = inside.isEmpty ? nil : name(index, facts)
      for place in inside {
        innermost[place] = index
        if let name { texts[place] += (texts[place].isEmpty ? "" : ".") + name }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(places.offsets, texts))
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
