import LintFacts
import LintProject

/// Whether what an index is put to may have moved since the rows were drawn.
///
/// Constants do not move, nor does what is filled once while a screen is set up; a snapshot is what is on screen; what is
/// not declared in the project is not known.
struct DataSource {
  let project: Project
  private static let limit = 8

  func mayMove(_ expression: Int32, file: Int32) -> Bool { mayMove(expression, file, isList: true, Self.limit) }

  private func mayMove(_ expression: Int32, _ file: Int32, isList: Bool, _ limit: Int) -> Bool {
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

  private func memberMayMove(_ expression: Int32, _ file: Int32, isList: Bool, _ limit: Int) -> Bool {
    let node = project.files[Int(file)][expression: expression]
    let base = expression + 1
    guard let value = project.value(of: base, file: file), let type = value.referent.type else {
      return unknownMemberMayMove(node, base, file, isList: isList, limit)
    }
    guard let member = project.firstMember(named: node.name, of: value) else { return false }
    if mayMove(member, isList: isList, limit) { return true }
    // What a value holds moves with the value.
    return project[type].kind == .struct && !value.isType && mayMove(base, file, isList: false, limit)
  }

  private static let boxes: Set<Name> = [
    "BehaviorRelay", "BehaviorSubject", "Variable", "CurrentValueSubject", "MutableProperty", "Property", "Observable",
    "Dynamic", "Box", "Bindable", "Binding", "Published",
  ]

  /// `rows.value` of a box that a package declares; `rows.first` of an array.
  private func unknownMemberMayMove(
    _ node: Expression, _ base: Int32, _ file: Int32, isList: Bool, _ limit: Int
  ) -> Bool {
    if node.name == "value" || node.name == "wrappedValue" { return isBox(base, file) }
    switch project.value(of: base, file: file)?.referent {
    case .unknown("Array"): return mayMove(base, file, isList: isList, limit)
    default: return false
    }
  }

  private func isBox(_ base: Int32, _ file: Int32) -> Bool {
    guard case .unknown(let name)? = project.value(of: base, file: file)?.referent else { return false }
    return Self.boxes.contains(name)
  }

  private static let passing: Set<Name> = [
    "sorted", "filter", "reversed", "map", "compactMap", "flatMap", "enumerated", "prefix", "suffix", "dropFirst",
    "dropLast",
  ]

  private func callMayMove(_ expression: Int32, _ file: Int32, isList: Bool, _ limit: Int) -> Bool {
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
      return Self.passing.contains(node.name) && mayMove(callee + 1, file, isList: isList, limit)
    default: return false
    }
  }
}

extension DataSource {
  private func mayMove(_ id: DeclarationID, isList: Bool, _ limit: Int) -> Bool {
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
  private func codeMayMove(_ id: DeclarationID, isList: Bool, _ limit: Int) -> Bool {
    let facts = project.file(id)
    let type = project.enclosingType(of: id.index, file: id.file)
    if let type, project[type].kind == .protocol, !hasBody(id) {
      return requirementMayMove(id, of: type, isList, limit)
    }
    return facts[declaration: id.index].code.contains { index in
      let node = facts[expression: index]
      guard node.kind == .reference || node.kind == .member && index + 1 < node.next else { return false }
      return mayMove(index, id.file, isList: false, limit - 3)
    }
  }

  private func hasBody(_ id: DeclarationID) -> Bool { !project[id].code.isEmpty }

  private func requirementMayMove(_ id: DeclarationID, of type: TypeID, _ isList: Bool, _ limit: Int) -> Bool {
    if project[id].modifiers.contains(.settable) { return true }
    return project.adopters(of: type).contains { adopter in
      project.members(named: project[id].name, of: adopter).contains {
        $0 != id && mayMove($0, isList: isList, limit - 1)
      }
    }
  }

  private func propertyMayMove(_ id: DeclarationID, isList: Bool, _ limit: Int) -> Bool {
    let declaration = project[id]
    if declaration.modifiers.contains(.constant) { return false }
    if isList, !isListed(id) { return false }
    guard project.file(id).attributes(of: declaration).allSatisfy({ !["IBOutlet", "Environment"].contains($0.name) }),
      let type = project.enclosingType(of: id.index, file: id.file)
    else { return false }
    // A part of a value moves with the value, which is asked by itself.
    if project[type].kind == .struct { return false }
    return project.isChanged(id, of: type)
  }

  private static let lists: Set<Name> = [
    "Array", "ContiguousArray", "ArraySlice", "Results", "List", "OrderedSet", "IdentifiedArrayOf", "IdentifiedArray",
    "NSArray",
    "NSMutableArray", "LazyFilterSequence",
  ]

  /// Whether a property holds what an index is put to. A dictionary by index is a note about rows, and no data source.
  private func isListed(_ id: DeclarationID) -> Bool {
    let declaration = project[id]
    guard let written = declaration.type else { return true }
    let use = TypeUse(file: id.file, node: written)
    switch project.referent(of: use) {
    case .unknown(let name): return Self.lists.contains(name)
    case .generic: return true
    case .project(let type): return project[type].kind == .struct
    default: return false
    }
  }
}
