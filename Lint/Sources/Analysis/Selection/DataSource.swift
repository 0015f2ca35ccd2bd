import LintSemantics
import LintSyntax

/// Whether what an index is put to may have moved since the rows were drawn.
///
/// Constants do not move, nor does what is filled once while a screen is set up; a snapshot is what is on screen; what is
/// not declared in the project is not known.
struct DataSource {
  let project: Project
  /// The computed members that were gone through: many ways may lead to the same one.
  var trail: Set<DeclarationID> = []
  static let limit = 14

  init(project: Project) { self.project = project }

  mutating func mayMove(_ expression: Int32, file: Int32) -> Bool {
    mayMove(expression, file, isList: true, Self.limit)
  }

  mutating func mayMove(_ expression: Int32, _ file: Int32, isList: Bool, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let facts = project.files[Int(file)]
    let node = facts[expression: expression]
    let first = expression + 1
    switch node.kind {
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      return id.map { mayMove($0, isList: isList, limit - 1) } ?? false
    case .member: return first < node.next && memberMayMove(expression, file, isList: isList, limit - 1)
    case .subscript: return mayMove(first, file, isList: false, limit - 1)
    case .call: return callMayMove(expression, file, isList: isList, limit - 1)
    case .binding, .argument, .return: return first < node.next && mayMove(first, file, isList: isList, limit - 1)
    case .sequence:
      return facts.parts(ofExpression: expression).contains { mayMove($0, file, isList: isList, limit - 1) }
    default: return false
    }
  }
}
