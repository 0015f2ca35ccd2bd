import LintSemantics
import LintSyntax

extension DataSource {
  mutating func callMayMove(_ expression: Int32, _ file: Int32, isList: Bool, _ limit: Int) -> Bool {
    let facts = project.files[Int(file)]
    let callee = expression + 1
    guard callee < facts[expression: expression].next else { return false }
    let node = facts[expression: callee]
    switch node.kind {
    case .reference where node.name == "Array":
      return facts.parts(ofExpression: expression).dropFirst().contains { mayMove($0, file, isList: isList, limit) }
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      return id.map { project[$0].kind == .function && mayMove($0, isList: isList, limit) } ?? false
    case .member where callee + 1 < node.next:
      if let value = project.value(of: callee + 1, file: file), value.referent.type != nil {
        return project.firstMember(named: node.name, of: value).map { mayMove($0, isList: isList, limit) } ?? false
      }
      return CollectionMembers[node.name].contains(.transforms) && mayMove(callee + 1, file, isList: isList, limit)
    default: return false
    }
  }
}
