import LintSemantics
import LintSyntax

/// Whether what an index is put to may have moved since the rows were drawn.
///
/// Constants do not move, nor does what is filled once while a screen is set up; a snapshot is what is on screen; what is
/// not declared in the project is not known.
struct DataSource {
  let project: Project
  /// The computed members that were gone through: many ways may lead to the same one.
  var trail: Set<SymbolID> = []
  static let limit = 14

  init(project: Project) { self.project = project }

  mutating func mayMove(_ expression: ExpressionID, file: FileID) -> Bool {
    mayMove(expression, file, isList: true, Self.limit)
  }

  mutating func mayMove(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let facts = project.facts(file)
    let node = facts[expression]
    switch node.kind {
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      return id.map { mayMove($0, isList: isList, limit - 1) } ?? false
    case .member: return memberMayMove(expression, file, isList: isList, limit - 1)
    case .subscript:
      return facts.firstPart(of: expression).map { mayMove($0, file, isList: false, limit - 1) } ?? false
    case .call: return callMayMove(expression, file, isList: isList, limit - 1)
    case .binding, .argument, .return:
      return facts.firstPart(of: expression).map { mayMove($0, file, isList: isList, limit - 1) } ?? false
    case .sequence:
      return facts.parts(of: expression).contains { mayMove($0, file, isList: isList, limit - 1) }
    default: return false
    }
  }
}
