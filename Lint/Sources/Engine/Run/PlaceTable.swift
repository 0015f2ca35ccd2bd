import LintAnalysis
import LintSyntax

/// What stands at the places of a file's findings, found in one pass, however many they are.
struct PlaceTable {
  /// The first declaration with a name there.
  private(set) var names: [UInt32: DeclarationID] = [:]
  private(set) var imports: [UInt32: ByteRange] = [:]
  /// The whole name, without an optional's sign.
  private(set) var types: [UInt32: ByteRange] = [:]
  /// The first chain whose last name stands there.
  private(set) var members: [UInt32: ExpressionID] = [:]
  /// The last expression that begins there.
  private(set) var expressions: [UInt32: ExpressionID] = [:]

  init(_ places: Places, in facts: FileFacts) {
    for index in facts.declarationIDs {
      let declaration = facts[index]
      if !declaration.name.isEmpty, places.contains(declaration.nameStart), names[declaration.nameStart] == nil {
        names[declaration.nameStart] = index
      }
    }
    for line in facts.imports where places.contains(line.range.start) { imports[line.range.start] = line.range }
    for type in facts.types where type.kind == .named || type.kind == .member {
      if places.contains(type.range.start), types[type.range.start] == nil { types[type.range.start] = type.range }
    }
    addExpressions(places, facts)
  }

  private mutating func addExpressions(_ places: Places, _ facts: FileFacts) {
    for index in facts.expressionIDs {
      let node = facts[index]
      if places.contains(node.range.start) { expressions[node.range.start] = index }
      // To ask for the length of a name costs more than to see that nobody asks for its place.
      guard node.kind == .member, !places.indices(in: node.range).isEmpty else { continue }
      let anchor = facts.anchor(of: index)
      if places.contains(anchor), node.range.contains(anchor), members[anchor] == nil { members[anchor] = index }
    }
  }
}
