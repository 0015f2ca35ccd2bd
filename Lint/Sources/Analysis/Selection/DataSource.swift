import LintSemantics
import LintSyntax

/// Whether indexed data may have changed since the rows were drawn.
///
/// Constants don't change, nor does data that is filled once during setup. A diffable snapshot is what is on screen. Data
/// that the project doesn't declare is skipped.
struct DataSource {
  let project: Project
  /// The computed members visited so far, because several paths may lead to the same one.
  var visited: Set<SymbolID> = []
  static let limit = 14

  init(project: Project) { self.project = project }

  mutating func mayChange(_ expression: ExpressionID, file: FileID) -> Bool {
    mayChange(expression, file, isList: true, Self.limit)
  }

  mutating func mayChange(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let facts = project.facts(file)
    let node = facts[expression]
    switch node.kind {
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      return id.map { mayChange($0, isList: isList, limit - 1) } ?? false
    case .member: return memberMayChange(expression, file, isList: isList, limit - 1)
    case .subscript:
      return facts.firstPart(of: expression).map { mayChange($0, file, isList: false, limit - 1) } ?? false
    case .call: return callMayChange(expression, file, isList: isList, limit - 1)
    case .binding, .argument, .return:
      return facts.firstPart(of: expression).map { mayChange($0, file, isList: isList, limit - 1) } ?? false
    case .sequence:
      return facts.parts(of: expression).contains { mayChange($0, file, isList: isList, limit - 1) }
    default: return false
    }
  }
}

extension DataSource {
  mutating func mayChange(_ id: SymbolID, isList: Bool, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let declaration = project[id]
    switch declaration.kind {
    case .property where declaration.modifiers.contains(.computed): return codeMayChange(id, isList: isList, limit)
    case .property: return propertyMayChange(id, isList: isList, limit)
    case .function: return codeMayChange(id, isList: isList, limit)
    case .local, .capture:
      if let value = declaration.value { return mayChange(value, id.file, isList: isList, limit - 1) }
      return project.meantBefore(id).map { mayChange($0, isList: isList, limit - 1) } ?? false
    default: return false
    }
  }

  /// A computed value changes with its sources. A requirement changes if one of its implementations does.
  private mutating func codeMayChange(_ id: SymbolID, isList: Bool, _ limit: Int) -> Bool {
    guard visited.insert(id).inserted else { return false }
    let facts = project.file(id)
    let type = project.enclosingType(of: id)
    if let type, project[type].kind == .protocol, !hasBody(id) {
      return requirementMayChange(id, of: type, isList, limit)
    }
    return facts[id.declaration].code.contains { index in
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member && facts.firstPart(of: index) != nil else { return false }
      return mayChange(index, id.file, isList: false, limit - 3)
    }
  }

  private func hasBody(_ id: SymbolID) -> Bool { !project[id].code.isEmpty }

  private mutating func requirementMayChange(_ id: SymbolID, of type: TypeID, _ isList: Bool, _ limit: Int) -> Bool {
    if project[id].modifiers.contains(.settable) { return true }
    return project.adopters(of: type).contains { adopter in
      project.members(named: project[id].name, of: adopter).contains {
        $0 != id && mayChange($0, isList: isList, limit - 1)
      }
    }
  }

  private func propertyMayChange(_ id: SymbolID, isList: Bool, _ limit: Int) -> Bool {
    let declaration = project[id]
    if declaration.modifiers.contains(.constant) { return false }
    if isList, !isOfListType(id) { return false }
    guard
      project.file(id).attributes(of: declaration).allSatisfy({ !KnownAttributes[$0.name].contains(.setFromOutside) }),
      let type = project.enclosingType(of: id)
    else { return false }
    // A part of a value changes with the value, which is checked separately.
    if project[type].kind == .struct { return false }
    return project.isChanged(id, of: type)
  }

  /// Whether a property is a list. A dictionary by index stores notes about rows and is no data source.
  private func isOfListType(_ id: SymbolID) -> Bool {
    let declaration = project[id]
    guard let written = declaration.type else { return true }
    let use = TypeUse(file: id.file, node: written)
    switch project.referent(of: use) {
    case .unknown(let name): return CollectionTypes[name].contains(.list)
    case .generic: return true
    case .project(let type): return project[type].kind == .struct
    default: return false
    }
  }

  mutating func memberMayChange(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> Bool {
    let facts = project.facts(file)
    let node = facts[expression]
    guard let base = facts.firstPart(of: expression) else { return false }
    guard let value = project.value(of: base, file: file), let type = value.referent.type else {
      return unknownMemberMayChange(node, base, file, isList: isList, limit)
    }
    guard let member = project.firstMember(named: node.name, of: value) else { return false }
    if mayChange(member, isList: isList, limit) { return true }
    // The parts of a value change with the value.
    return mayBeValue(type) && !value.isType && mayChange(base, file, isList: false, limit)
  }

  /// `rows.value` of a package's box; `rows.first` of an array.
  private mutating func unknownMemberMayChange(
    _ node: Expression, _ base: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int
  ) -> Bool {
    if node.name == "value" || node.name == "wrappedValue" { return isBox(base, file) }
    switch project.value(of: base, file: file)?.referent {
    case .unknown("Array"): return mayChange(base, file, isList: isList, limit)
    default: return false
    }
  }

  private func isBox(_ base: ExpressionID, _ file: FileID) -> Bool {
    guard case .unknown(let name)? = project.value(of: base, file: file)?.referent else { return false }
    return StreamTypes[name].contains(.box) || KnownAttributes[name].contains(.box)
  }

  /// A struct, or a protocol that a struct adopts.
  private func mayBeValue(_ type: TypeID) -> Bool {
    switch project[type].kind {
    case .struct: true
    case .protocol: project.adopters(of: type).contains { project[$0].kind == .struct }
    default: false
    }
  }

  mutating func callMayChange(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> Bool {
    let facts = project.facts(file)
    guard let callee = facts.firstPart(of: expression) else { return false }
    let node = facts[callee]
    switch node.kind {
    case .reference where node.name == "Array":
      return facts.parts(of: expression).dropFirst().contains { mayChange($0, file, isList: isList, limit) }
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      return id.map { project[$0].kind == .function && mayChange($0, isList: isList, limit) } ?? false
    case .member:
      guard let base = facts.firstPart(of: callee) else { return false }
      if let value = project.value(of: base, file: file), value.referent.type != nil {
        return project.firstMember(named: node.name, of: value).map { mayChange($0, isList: isList, limit) } ?? false
      }
      return CollectionMembers[node.name].contains(.transforms) && mayChange(base, file, isList: isList, limit)
    default: return false
    }
  }
}
