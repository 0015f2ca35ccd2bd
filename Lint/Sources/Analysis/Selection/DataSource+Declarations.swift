import LintSemantics
import LintSyntax

extension DataSource {
  mutating func mayMove(_ id: SymbolID, isList: Bool, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let declaration = project[id]
    switch declaration.kind {
    case .property where declaration.modifiers.contains(.computed): return codeMayMove(id, isList: isList, limit)
    case .property: return propertyMayMove(id, isList: isList, limit)
    case .function: return codeMayMove(id, isList: isList, limit)
    case .local, .capture:
      if let value = declaration.value { return mayMove(value, id.file, isList: isList, limit - 1) }
      return project.meantBefore(id).map { mayMove($0, isList: isList, limit - 1) } ?? false
    default: return false
    }
  }

  /// What is computed moves with what it is computed from; a requirement moves where one who meets it does.
  private mutating func codeMayMove(_ id: SymbolID, isList: Bool, _ limit: Int) -> Bool {
    guard trail.insert(id).inserted else { return false }
    let facts = project.file(id)
    let type = project.enclosingType(of: id)
    if let type, project[type].kind == .protocol, !hasBody(id) {
      return requirementMayMove(id, of: type, isList, limit)
    }
    return facts[id.declaration].code.contains { index in
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member && facts.firstPart(of: index) != nil else { return false }
      return mayMove(index, id.file, isList: false, limit - 3)
    }
  }

  private func hasBody(_ id: SymbolID) -> Bool { !project[id].code.isEmpty }

  private mutating func requirementMayMove(_ id: SymbolID, of type: TypeID, _ isList: Bool, _ limit: Int) -> Bool {
    if project[id].modifiers.contains(.settable) { return true }
    return project.adopters(of: type).contains { adopter in
      project.members(named: project[id].name, of: adopter).contains {
        $0 != id && mayMove($0, isList: isList, limit - 1)
      }
    }
  }

  private func propertyMayMove(_ id: SymbolID, isList: Bool, _ limit: Int) -> Bool {
    let declaration = project[id]
    if declaration.modifiers.contains(.constant) { return false }
    if isList, !isListed(id) { return false }
    guard
      project.file(id).attributes(of: declaration).allSatisfy({ !KnownAttributes[$0.name].contains(.setFromOutside) }),
      let type = project.enclosingType(of: id)
    else { return false }
    // A part of a value moves with the value, which is asked by itself.
    if project[type].kind == .struct { return false }
    return project.isChanged(id, of: type)
  }
}
