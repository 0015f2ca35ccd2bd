import LintAnalysis
import LintSemantics
import LintSyntax

/// The declarations whose types involve the user interface, and that are in other files than a file that uses them.
struct InterfaceDeclarations {
  static let projectedValue: Name = "projectedValue"

  private let reading: FileReading
  private var project: Project { reading.project }

  /// - Parameter reading: the file that uses the declarations. Its own ones name the types.
  init(usedIn reading: FileReading) { self.reading = reading }

  /// Whether a declaration has a type of the user interface, or a parameter of one.
  func contains(_ id: SymbolID) -> Bool {
    guard id.file != reading.file else { return false }
    switch project[id].kind {
    case .property: return hasInterfaceValue(id) || mentionsInterface(id) || contain(wrapperOf: id)
    case .function, .initializer, .subscript, .enumCase: return hasInterfaceValue(id) || mentionsInterface(id)
    default: return false
    }
  }

  /// Whether an expression that may name a declaration gets a value of the user interface from it.
  ///
  /// The parameters of a call give it one only in a closure or with an argument that names no type, as in `paint(.red)`. All other arguments
  /// are values that the file gets elsewhere.
  func contain(_ id: SymbolID, usedBy index: ExpressionID) -> Bool {
    let kind = project[id].kind
    guard kind == .function || kind == .initializer || kind == .enumCase else { return contains(id) }
    guard let labels = CallLabels(ofCallee: index, in: reading.facts) else { return kind != .enumCase && contains(id) }
    if kind == .enumCase { return contains(id) && (receivesValue(index) || bindsPayload(index)) }
    guard labels.matchParameters(of: id, project) else { return false }
    return contains(id) && (kind == .function && returnsInterface(id) || receivesValue(index))
  }

  /// Whether creating an instance involves the user interface: an initializer, or a stored property of a struct without one.
  func contain(creationOf type: TypeID, by callee: ExpressionID) -> Bool {
    let members = ([type] + project.ancestors(of: type)).flatMap(project.members).filter { !isHidden($0) }
    if members.contains(where: { project[$0].kind == .initializer && contain($0, usedBy: callee) }) { return true }
    guard project[type].kind == .struct, !members.contains(where: replacesMemberwise) else { return false }
    return receivesValue(callee) && project.storedProperties(of: type).contains { !isHidden($0) && contains($0) }
  }

  /// An initializer in an extension leaves the memberwise one.
  private func replacesMemberwise(_ id: SymbolID) -> Bool {
    let parent = project[id].parent
    return project[id].kind == .initializer && parent.map { project.file(id)[$0].kind != .extension } ?? false
  }

  func contain(subscriptOf type: TypeID) -> Bool {
    ([type] + project.ancestors(of: type)).flatMap(project.members).contains {
      project[$0].kind == .subscript && !isHidden($0) && contains($0)
    }
  }

  /// Whether a member without a base, such as `.label`, involves the user interface.
  func contain(memberOf type: TypeID, namedBy index: ExpressionID) -> Bool {
    let name = reading.facts[index].name
    if name == InterfaceMembers.initializer { return contain(creationOf: type, by: index) }
    return project.members(named: name, of: type).contains { contain($0, usedBy: index) }
  }

  /// Whether an attribute of a property is a wrapper of a value of the user interface.
  func contain(wrapperOf property: SymbolID) -> Bool {
    guard project[property].kind == .property || project[property].kind == .local else { return false }
    let facts = project.file(property)
    return facts.attributes(of: project[property]).contains { attribute in
      guard let type = project.lookUp(attribute.name, owner: nil, file: property.file).type else { return false }
      return project.members(named: LanguageWords.wrappedValue, of: type).contains {
        $0.file != reading.file && mentionsInterface($0)
      }
    }
  }

  private func isHidden(_ id: SymbolID) -> Bool {
    id.file != reading.file && !project[id].modifiers.isDisjoint(with: [.private, .fileprivate])
  }
}

// MARK: - Members of unknown types

extension InterfaceDeclarations {
  /// The first name that may be that of a member whose type involves the user interface.
  func first(among members: UnknownMembers) -> Name? {
    if members.isEmpty { return nil }
    var first: (start: UInt32, name: Name)?
    for other in project.fileIDs where other != reading.file {
      let facts = project.facts(other)
      for body in facts.declarationIDs where facts[body].kind.hasMembers {
        for member in facts.children(of: body) {
          let id = SymbolID(file: other, declaration: member)
          guard let start = start(of: id, in: SymbolID(file: other, declaration: body), members),
            start < first?.start ?? .max
          else { continue }
          first = (start, facts[member].kind == .subscript ? "subscript" : facts[member].name)
        }
      }
    }
    return first?.name
  }

  /// The offset of the first name that may be that of a member.
  private func start(of id: SymbolID, in body: SymbolID, _ members: UnknownMembers) -> UInt32? {
    let isAdded = project[body].kind == .extension && project.type(declaredBy: body) == nil
    let uses = members.uses(of: project[id], isAdded: isAdded)
    guard !uses.isEmpty, !isHidden(id), contains(id) else { return nil }
    // The object is a value of the user interface, so the file uses it already.
    if isObjectMember(id), isInterface(body) { return nil }
    return uses.first { use in use.expression.map { contain(id, usedBy: $0) } ?? true }?.start
  }

  private func isObjectMember(_ id: SymbolID) -> Bool {
    let member = project[id]
    return member.kind != .initializer && member.kind != .enumCase && !UnknownMembers.isOfType(member)
  }

  /// Whether a body of a type, or an extension, is about a type of the user interface.
  private func isInterface(_ body: SymbolID) -> Bool {
    if let type = project.type(declaredBy: body) { return project.uiCategory(of: .project(type)) != nil }
    guard let extended = project[body].type else { return false }
    return project.referents(of: TypeUse(file: body.file, node: extended)).contains {
      project.uiCategory(of: $0) != nil
    }
  }
}

// MARK: - Types

extension InterfaceDeclarations {
  private func receivesValue(_ callee: ExpressionID) -> Bool {
    let facts = reading.facts
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else { return true }
    return facts.arguments(of: call).flatMap { facts.subtree(of: $0) }.contains {
      facts[$0].kind == .closure || facts[$0].flags.contains(.implicitBase)
    }
  }

  /// Whether the call of an enum's case is a pattern with names: `.label(let label)`.
  private func bindsPayload(_ callee: ExpressionID) -> Bool {
    let facts = reading.facts
    guard let call = facts.expression(beginningWith: callee) else { return false }
    let range = facts[call].range
    return facts.declarationIDs.contains {
      (facts[$0].kind == .local || facts[$0].kind == .property) && facts[$0].nameStart > range.start
        && facts[$0].nameStart < range.end
    }
  }

  private func hasInterfaceValue(_ id: SymbolID) -> Bool {
    project.value(of: id).map { project.uiCategory(of: $0.referent) != nil } ?? false
  }

  private func returnsInterface(_ id: SymbolID) -> Bool {
    hasInterfaceValue(id) || project[id].type.map { isInterface(project.file(id).subtree(of: $0), id.file) } ?? false
  }

  /// Whether the declaration names a type of the user interface, or its initial value does.
  private func mentionsInterface(_ id: SymbolID) -> Bool {
    let (declaration, facts) = (project[id], project.file(id))
    if declaration.kind == .property, declaration.type == nil, let initial = facts.initialValue(of: id.declaration) {
      return facts.subtree(of: initial).contains { isInterfaceType($0, id.file) }
    }
    let written = [declaration.type] + facts.children(of: id.declaration).map { facts[$0].type }
    return isInterface(written.compactMap { $0 }.flatMap { facts.subtree(of: $0) }, id.file)
      || declaration.kind == .enumCase && isInterface(declaration.mentions, id.file)
  }

  private func isInterface(_ types: some Sequence<TypeNodeID>, _ file: FileID) -> Bool {
    types.contains { part in
      project.referents(of: TypeUse(file: file, node: part)).contains { project.uiCategory(of: $0) != nil }
    }
  }

  /// Whether an expression names a type of the user interface: `UIColor` in `UIColor.red`.
  private func isInterfaceType(_ index: ExpressionID, _ file: FileID) -> Bool {
    guard let value = project.value(of: index, file: file), value.isType else { return false }
    return project.uiCategory(of: value.referent) != nil
  }
}
