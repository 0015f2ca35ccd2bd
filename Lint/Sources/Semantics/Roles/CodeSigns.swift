import LintSyntax

/// What the code in the functions of a file says from which roles follow. As long as it says the same, and every file declares
/// the same, all that is joined stays as it was: see ``StoreTouches`` and ``StoreRoles``, which alone read code.
struct CodeSigns: Equatable {
  /// A member that names a store's type.
  struct Written: Equatable {
    var member: SymbolID
    let touch: StoreTouches.Touch
  }

  /// A member that reads what touches or keeps a store.
  struct Read: Equatable {
    var member: SymbolID
    var read: SymbolID
    /// Whether it asks that for something.
    let isAsked: Bool
  }

  /// What the declaration or extension of a type says.
  struct Body: Equatable {
    let type: TypeID
    /// The project's own views that it names.
    var views: Set<TypeID> = []
    var namesSystemView = false
    var laysOut = false
  }

  private(set) var written: [Written]
  private(set) var reads: [Read] = []
  private(set) var bodies: [Body] = []

  init(of file: FileID, in project: Project) {
    let project = project.reading(file)
    let facts = project.facts(file)
    written = StoreTouches.written(in: file, project).map { Written(member: $0, touch: $1) }
    for declaration in facts.declarationIDs where facts[declaration].kind.hasMembers {
      let id = SymbolID(file: file, declaration: declaration)
      if let type = project.type(declaredBy: id) { bodies.append(Self.body(id, of: type, project)) }
    }
    let names = Self.names(of: Set(bodies.map(\.type)), project)
    if names.isEmpty { return }
    for expression in facts.expressionIDs {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, names.contains(node.name),
        let member = project.member(around: node.owner, file: file),
        let read = project.declaration(readBy: expression, file: file), project.concernsStore(read)
      else { continue }
      reads.append(Read(member: member, read: read, isAsked: facts.isAsked(expression)))
    }
  }

  /// What may be read that matters: what keeps a store anywhere, and what has to do with stores in the same type.
  private static func names(of types: Set<TypeID>, _ project: Project) -> NameSet {
    var names = project.tables.touches.keepers
    for type in types {
      for member in project.members(of: type) where project.concernsStore(member) { names.insert(project[member].name) }
    }
    return names
  }

  private static func body(_ id: SymbolID, of type: TypeID, _ project: Project) -> Body {
    var body = Body(type: type)
    for node in project[id].mentions {
      switch project.referent(of: TypeUse(file: id.file, node: node)) {
      case .project(let named): if project.roles.viewSide(named) != nil { body.views.insert(named) }
      case .system(let system): if system.isViewSide { body.namesSystemView = true }
      default: break
      }
    }
    body.laysOut = StoreRoles.laysOut(id, project)
    return body
  }

  /// Nothing where something has no number any more.
  func renumbered(by numberings: [FileID: Renumbering]) -> CodeSigns? {
    var signs = self
    for index in signs.written.indices {
      guard let member = numberings.number(of: signs.written[index].member) else { return nil }
      signs.written[index].member = member
    }
    for index in signs.reads.indices {
      guard let member = numberings.number(of: signs.reads[index].member),
        let read = numberings.number(of: signs.reads[index].read)
      else { return nil }
      (signs.reads[index].member, signs.reads[index].read) = (member, read)
    }
    return signs
  }
}

extension Project {
  /// Whether a declaration touches a store, or keeps one of the project.
  fileprivate func concernsStore(_ declaration: SymbolID) -> Bool {
    if touch(of: declaration) != nil { return true }
    return isStoredProperty(self[declaration])
      && value(of: declaration)?.referent.type.map { roles.plays(.store, $0) } ?? false
  }
}

extension [FileID: Renumbering] {
  fileprivate func number(of id: SymbolID) -> SymbolID? {
    guard let numbering = self[id.file] else { return id }
    return numbering[id]
  }
}
