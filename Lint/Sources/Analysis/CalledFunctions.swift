public import LintSemantics
public import LintSyntax

/// The functions and properties that code may mean by a name.
extension Project {
  /// The functions of the project that a call may call, by its name and labels. Of several overloads, the types of the arguments would
  /// decide, and these aren't known.
  public func functions(calledBy call: ExpressionID, file: FileID) -> [SymbolID] {
    let facts = facts(file)
    guard let callee = facts.callee(of: call), let labels = CallLabels(ofCallee: callee, in: facts) else { return [] }
    return declarations(namedBy: callee, file: file).filter { self[$0].kind == .function && labels.match($0, self) }
  }

  /// The members and globals of the project that a name may mean, including those that it adds to types of others.
  public func declarations(namedBy expression: ExpressionID, file: FileID) -> [SymbolID] {
    let node = facts(file)[expression]
    switch node.kind {
    case .reference:
      if let found = declaration(of: node.name, at: node.range.start, owner: node.owner, file: file),
        self[found].kind != .function && self[found].kind != .property || isLocal(found)
      {
        return [found]
      }
      let own = ownMembers(named: node.name, owner: node.owner, file)
      return own.isEmpty ? globals(named: node.name).filter { !isHidden($0, from: file) } : own
    case .member:
      guard let base = facts(file).firstPart(of: expression) else { return [] }
      return members(named: node.name, of: value(of: base, file: file))
    default: return []
    }
  }

  /// The subscripts that an expression may use.
  public func subscripts(usedBy expression: ExpressionID, file: FileID) -> [SymbolID] {
    guard let base = facts(file).firstPart(of: expression), let type = value(of: base, file: file)?.referent.type else {
      return []
    }
    return ([type] + ancestors(of: type)).flatMap { members(of: $0) }.filter { self[$0].kind == .subscript }
  }

  /// The functions of the project with the name of an operator.
  public func operators(named name: Name) -> [SymbolID] { shared(OperatorFunctions.self).functions[name] ?? [] }

  /// A member, and those of subclasses and conforming types that may run instead.
  public func withImplementations(_ id: SymbolID) -> [SymbolID] {
    guard self[id].modifiers.isDisjoint(with: [.final, .private, .static]),
      let type = enclosingType(of: id), [.class, .protocol].contains(self[type].kind)
    else { return [id] }
    return [id] + descendants(of: type).flatMap { declaredMembers(named: self[id].name, of: $0) }
  }

  /// The property that each property wrapper of a property reads and writes.
  public func wrappedValues(of id: SymbolID) -> [SymbolID] {
    guard self[id].kind == .property else { return [] }
    return file(id).attributes(of: self[id]).compactMap { attribute in
      lookUp(attribute.name, owner: self[id].parent, file: id.file).type.flatMap {
        firstMember(named: LanguageWords.wrappedValue, of: $0)
      }
    }
  }

  private func isLocal(_ id: SymbolID) -> Bool {
    self[id].parent.map { !file(id)[$0].kind.hasMembers } ?? false
  }

  /// The members of the object whose code contains a name.
  private func ownMembers(named name: Name, owner: DeclarationID?, _ file: FileID) -> [SymbolID] {
    if let type = enclosingType(of: owner, file: file) { return members(named: name, ofProjectType: type) }
    let facts = facts(file)
    guard let outer = facts.enclosing(owner).first(where: { facts[$0].kind == .extension }) else { return [] }
    return shared(ForeignExtensions.self).members(named: name, of: facts[outer].name)
  }

  private func members(named name: Name, of value: Value?) -> [SymbolID] {
    let foreign = shared(ForeignExtensions.self)
    switch value?.referent {
    case .project(let type):
      let found = members(named: name, ofProjectType: type)
      return found.isEmpty ? value.flatMap { firstMember(named: name, of: $0) }.map { [$0] } ?? [] : found
    case .system(let system): return foreign.members(named: name, of: system.name)
    case .unknown(let type) where !ValueTypes.isContainer(type): return foreign.members(named: name, of: type)
    default: return foreign.members(named: name)
    }
  }

  private func members(named name: Name, ofProjectType type: TypeID) -> [SymbolID] {
    let foreign = shared(ForeignExtensions.self)
    let inherited = systemAncestors(of: type).flatMap { foreign.members(named: name, of: $0.system.name) }
    return members(named: name, of: type) + inherited
  }
}

/// The functions and properties that the project adds to types that it doesn't declare.
struct ForeignExtensions: SharedResult {
  private var members: [Name: [(type: Name, id: SymbolID)]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.topLevel
      where facts[declaration].kind == .extension
        && project.type(declaredBy: SymbolID(file: file, declaration: declaration)) == nil
      {
        for child in facts.children(of: declaration) where [.function, .property].contains(facts[child].kind) {
          let member = (type: facts[declaration].name, id: SymbolID(file: file, declaration: child))
          members[facts[child].name, default: []].append(member)
        }
      }
    }
  }

  func members(named name: Name) -> [SymbolID] { members[name]?.map(\.id) ?? [] }

  /// The members of a type, of its superclasses of the system, and of all objects.
  func members(named name: Name, of type: Name) -> [SymbolID] {
    guard let named = members[name] else { return [] }
    var types: Set<Name> = [Self.rootClass]
    var next: Name? = type
    while let each = next, types.insert(each).inserted { next = SystemTypes.named(each)?.supertype }
    return named.filter { types.contains($0.type) }.map(\.id)
  }

  private static let rootClass: Name = "NSObject"
}

/// The operators that the project declares, also for types of its own.
struct OperatorFunctions: SharedResult {
  private(set) var functions: [Name: [SymbolID]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for id in facts.declarationIDs where facts[id].kind == .function && Self.isOperator(facts[id].name) {
        functions[facts[id].name, default: []].append(SymbolID(file: file, declaration: id))
      }
    }
  }

  private static func isOperator(_ name: Name) -> Bool {
    name.text.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
  }
}
