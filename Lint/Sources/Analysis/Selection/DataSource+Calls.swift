import LintSemantics
import LintSyntax

extension DataSource {
  mutating func callMayMove(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> Bool {
    let facts = project.facts(file)
    guard let callee = facts.firstPart(of: expression) else { return false }
    let node = facts[callee]
    switch node.kind {
    case .reference where node.name == "Array":
      return facts.parts(of: expression).dropFirst().contains { mayMove($0, file, isList: isList, limit) }
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      return id.map { project[$0].kind == .function && mayMove($0, isList: isList, limit) } ?? false
    case .member:
      guard let base = facts.firstPart(of: callee) else { return false }
      if let value = project.value(of: base, file: file), value.referent.type != nil {
        return project.firstMember(named: node.name, of: value).map { mayMove($0, isList: isList, limit) } ?? false
      }
      return CollectionMembers[node.name].contains(.transforms) && mayMove(base, file, isList: isList, limit)
    default: return false
    }
  }
}
