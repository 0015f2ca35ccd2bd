import LintSemantics
import LintSyntax

extension DataSource {
  mutating func memberMayMove(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> Bool {
    let facts = project.facts(file)
    let node = facts[expression]
    guard let base = facts.firstPart(of: expression) else { return false }
    guard let value = project.value(of: base, file: file), let type = value.referent.type else {
      return unknownMemberMayMove(node, base, file, isList: isList, limit)
    }
    guard let member = project.firstMember(named: node.name, of: value) else { return false }
    if mayMove(member, isList: isList, limit) { return true }
    // What a value holds moves with the value.
    return mayBeValue(type) && !value.isType && mayMove(base, file, isList: false, limit)
  }

  /// `rows.value` of a box that a package declares; `rows.first` of an array.
  private mutating func unknownMemberMayMove(
    _ node: Expression, _ base: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int
  ) -> Bool {
    if node.name == "value" || node.name == "wrappedValue" { return isBox(base, file) }
    switch project.value(of: base, file: file)?.referent {
    case .unknown("Array"): return mayMove(base, file, isList: isList, limit)
    default: return false
    }
  }

  private func isBox(_ base: ExpressionID, _ file: FileID) -> Bool {
    guard case .unknown(let name)? = project.value(of: base, file: file)?.referent else { return false }
    return StreamTypes[name].contains(.box) || KnownAttributes[name].contains(.box)
  }

  /// A struct, or a protocol that one adopts.
  private func mayBeValue(_ type: TypeID) -> Bool {
    switch project[type].kind {
    case .struct: true
    case .protocol: project.adopters(of: type).contains { project[$0].kind == .struct }
    default: false
    }
  }
}
