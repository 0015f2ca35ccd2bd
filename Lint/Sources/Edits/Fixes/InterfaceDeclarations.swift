import LintSemantics
import LintSyntax

/// The declarations of other files whose types involve the user interface.
struct InterfaceDeclarations {
  static let projectedValue: Name = "projectedValue"
  private static let wrappedValue: Name = "wrappedValue"

  private let project: Project
  private let file: FileID

  /// - Parameter file: the file that uses the declarations. Its own ones name the types.
  init(of project: Project, without file: FileID) {
    (self.project, self.file) = (project, file)
  }

  /// Whether a declaration of another file has a type of the user interface, or a parameter of one.
  func contains(_ id: SymbolID) -> Bool {
    guard id.file != file else { return false }
    switch project[id].kind {
    case .property: return hasInterfaceValue(id) || mentionsInterface(id) || containWrapper(of: id)
    case .function, .initializer, .subscript, .enumCase: return hasInterfaceValue(id) || mentionsInterface(id)
    default: return false
    }
  }

  /// Whether creating an instance involves the user interface: an initializer, or a stored property of a struct without one.
  func containCreation(of type: TypeID) -> Bool {
    let members = ([type] + project.ancestors(of: type)).flatMap(project.members).filter { !isHidden($0) }
    if members.contains(where: { project[$0].kind == .initializer && contains($0) }) { return true }
    guard project[type].kind == .struct, !members.contains(where: replacesMemberwise) else { return false }
    return project.storedProperties(of: type).contains { !isHidden($0) && contains($0) }
  }

  /// An initializer in an extension leaves the memberwise one.
  private func replacesMemberwise(_ id: SymbolID) -> Bool {
    let parent = project[id].parent
    return project[id].kind == .initializer && parent.map { project.file(id)[$0].kind != .extension } ?? false
  }

  func containSubscript(of type: TypeID) -> Bool {
    ([type] + project.ancestors(of: type)).contains { type in
      project.members(of: type).contains { project[$0].kind == .subscript && !isHidden($0) && contains($0) }
    }
  }

  /// Whether an attribute of a property is a wrapper of a value of the user interface.
  func containWrapper(of property: SymbolID) -> Bool {
    guard project[property].kind == .property || project[property].kind == .local else { return false }
    let facts = project.file(property)
    return facts.attributes(of: project[property]).contains { attribute in
      guard let type = project.lookUp(attribute.name, owner: nil, file: property.file).type else { return false }
      return project.members(named: Self.wrappedValue, of: type).contains { $0.file != file && mentionsInterface($0) }
    }
  }

  /// The first name that may be that of a member whose type involves the user interface.
  func first(among members: UnknownMembers) -> Name? {
    if members.isEmpty { return nil }
    var first: (start: UInt32, name: Name)?
    for other in project.fileIDs where other != file {
      let facts = project.facts(other)
      for body in facts.declarationIDs where facts[body].kind.hasMembers {
        let isAdded =
          facts[body].kind == .extension && project.type(declaredBy: SymbolID(file: other, declaration: body)) == nil
        for member in facts.children(of: body) {
          let id = SymbolID(file: other, declaration: member)
          guard let start = members.start(of: facts[member], isAdded: isAdded), start < first?.start ?? .max,
            !isHidden(id), contains(id)
          else { continue }
          first = (start, facts[member].kind == .subscript ? "subscript" : facts[member].name)
        }
      }
    }
    return first?.name
  }

  private func isHidden(_ id: SymbolID) -> Bool {
    !project[id].modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  private func hasInterfaceValue(_ id: SymbolID) -> Bool {
    project.value(of: id).map { project.uiCategory(of: $0.referent) != nil } ?? false
  }

  /// Whether the declaration names a type of the user interface, or its initial value does.
  private func mentionsInterface(_ id: SymbolID) -> Bool {
    let (declaration, facts) = (project[id], project.file(id))
    if declaration.kind == .property, declaration.type == nil, let initial = facts.initialValue(of: id.declaration) {
      return facts.subtree(of: initial).contains { isInterfaceType($0, id.file) }
    }
    let written = [declaration.type] + facts.children(of: id.declaration).map { facts[$0].type }
    let all = written.compactMap { $0 }.flatMap { facts.subtree(of: $0) }
    return (declaration.kind == .enumCase ? all + Array(declaration.mentions) : all).contains { part in
      project.referents(of: TypeUse(file: id.file, node: part)).contains { project.uiCategory(of: $0) != nil }
    }
  }

  /// Whether an expression names a type of the user interface: `UIColor` in `UIColor.red`.
  private func isInterfaceType(_ index: ExpressionID, _ file: FileID) -> Bool {
    guard let value = project.value(of: index, file: file), value.isType else { return false }
    return project.uiCategory(of: value.referent) != nil
  }
}
