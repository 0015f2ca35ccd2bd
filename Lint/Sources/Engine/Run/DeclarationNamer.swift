import LintRules
import LintSyntax

/// Names declarations with their enclosing ones: `Profile.Row.show(_:at:)`. Locals and parameters have the name of their
/// function.
enum DeclarationNamer {
  /// The name at each place. One pass finds all of them.
  static func texts(at places: Places, in facts: FileFacts) -> PlacedValues<String> {
    var innermost = [DeclarationID?](repeating: nil, count: places.offsets.count)
    var texts = [String](repeating: "", count: places.offsets.count)
    for index in facts.declarationIDs {
      let declaration = facts[index]
      let inside = places.indices(in: declaration.range).filter { innermost[$0] == declaration.parent }
      let name = inside.isEmpty ? nil : name(index, facts)
      for place in inside {
        innermost[place] = index
        if let name { texts[place] += (texts[place].isEmpty ? "" : ".") + name }
      }
    }
    var placed = PlacedValues<String>(at: places)
    for (place, text) in zip(places.offsets, texts) { placed[place] = text }
    return placed
  }

  private static func name(_ index: DeclarationID, _ facts: FileFacts) -> String? {
    let declaration = facts[index]
    switch declaration.kind {
    case .local, .parameter, .capture, .closure, .accessor, .genericParameter: return nil
    case .extension: return declaration.type.map { written($0, facts) } ?? declaration.name.text
    case .function, .initializer, .subscript: return facts.signature(of: index)
    default: return declaration.name.text
    }
  }

  private static func written(_ type: TypeNodeID, _ facts: FileFacts) -> String {
    let node = facts[type]
    guard node.kind == .member, let outer = facts.firstPart(of: type) else {
      return node.name.text
    }
    return written(outer, facts) + "." + node.name.text
  }
}
