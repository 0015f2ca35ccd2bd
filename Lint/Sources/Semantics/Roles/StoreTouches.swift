public import LintSyntax

/// Which members of types, and which globals, use a store of the system or of a package, and how.
public struct StoreTouches: Sendable {
  public struct Touch: Sendable, Hashable, BitwiseCopyable {
    public let system: SystemType
    /// The member keeps the store, rather than using one.
    public let isKept: Bool
  }

  public internal(set) var touches: [SymbolID: Touch] = [:]
  private(set) var wrappers: Set<TypeID> = []
  /// The names of members and globals that keep one.
  private(set) var keepers = NameSet()

  init(_ touches: [SymbolID: Touch] = [:], wrappers: Set<TypeID> = [], keepers: NameSet = NameSet()) {
    self.touches = touches
    self.wrappers = wrappers
    self.keepers = keepers
  }

  public subscript(member: SymbolID) -> Touch? { touches[member] }

  private static let kinds: [SystemType.Kind] = [.store, .request]
  private static let names = NameSet(SystemTypes.names(of: kinds) + PackageTypes.names(of: kinds))

  init(in project: Project) {
    for file in project.fileIDs {
      for (member, touch) in Self.written(in: file, project) {
        if touch.isKept { keepers.insert(project[member].name) }
        if touches[member].map({ !$0.isKept && touch.isKept }) ?? true { touches[member] = touch }
      }
    }
    if !keepers.isEmpty { for file in project.fileIDs { follow(keepers, in: file, project) } }
    wrappers = Self.wrappers(in: project, touches)
    if !wrappers.isEmpty { for file in project.fileIDs { unwrap(in: file, project) } }
    spread(project)
  }

  /// A property with a wrapper over a store uses what the wrapper does.
  private mutating func unwrap(in file: FileID, _ project: Project) {
    let facts = project.facts(file)
    for declaration in facts.declarationIDs
    where facts[declaration].kind == .property && !facts[declaration].attributes.isEmpty {
      let property = SymbolID(file: file, declaration: declaration)
      guard touches[property] == nil, let wrapper = project.storeWrapper(of: property, among: wrappers) else {
        continue
      }
      guard
        let touch = project.members(of: wrapper).compactMap({ touches[$0] }).first(where: { $0.system.kind == .store })
      else { continue }
      touches[property] = Touch(system: touch.system, isKept: false)
    }
  }

  /// A member that asks another of its own type, which asks the store.
  private mutating func spread(_ project: Project) {
    let asked = touches.keys.filter { project[$0].kind == .function || project[$0].kind == .property }
    let types = Set(asked.compactMap { project.enclosingType(of: $0) })
    for type in types {
      let members = project.members(of: type)
      for _ in 0..<2 {
        let names = NameSet(members.filter { touches[$0] != nil }.map { project[$0].name })
        for member in members where touches[member] == nil {
          if let touch = touch(through: names, by: member, of: type, project) { touches[member] = touch }
        }
      }
    }
  }

  private func touch(through names: NameSet, by member: SymbolID, of type: TypeID, _ project: Project) -> Touch? {
    let facts = project.file(member)
    for index in project[member].code {
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member, names.contains(node.name),
        let read = project.declaration(readBy: index, file: member.file), let touch = touches[read],
        project.enclosingType(of: read) == type
      else { continue }
      return Touch(system: touch.system, isKept: false)
    }
    return nil
  }

  /// Members that name the store's type themselves.
  static func written(in file: FileID, _ project: Project) -> [(SymbolID, Touch)] {
    let facts = project.facts(file)
    var found: [(SymbolID, Touch)] = []
    for type in facts.types where type.kind == .named && names.contains(type.name) {
      if let touch = touch(type.name, owner: type.owner, isExpression: false, file, project) { found.append(touch) }
    }
    for node in facts.expressions where node.kind == .reference && names.contains(node.name) {
      if let touch = touch(node.name, owner: node.owner, isExpression: true, file, project) { found.append(touch) }
    }
    return found
  }

  private static func touch(
    _ name: Name, owner: DeclarationID?, isExpression: Bool, _ file: FileID, _ project: Project
  ) -> (SymbolID, Touch)? {
    guard let member = project.member(around: owner, file: file),
      let system = project.lookUp(name, owner: owner, file: file).system, kinds.contains(system.kind)
    else { return nil }
    let isKept = keeps(member, project)
    // A parameter's or a result's type uses nothing.
    return isKept || isExpression ? (member, Touch(system: system, isKept: isKept)) : nil
  }

  private static func keeps(_ member: SymbolID, _ project: Project) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .property, !declaration.modifiers.contains(.computed) else { return false }
    return project.value(of: member).flatMap { $0.referent.system }.map { kinds.contains($0.kind) } ?? false
  }

  /// Members that use a store which another member or a global keeps.
  private mutating func follow(_ keepers: NameSet, in file: FileID, _ project: Project) {
    let facts = project.facts(file)
    for expression in facts.expressionIDs {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, keepers.contains(node.name),
        let member = project.member(around: node.owner, file: file), touches[member] == nil,
        let kept = project.declaration(readBy: expression, file: file), let touch = touches[kept], touch.isKept
      else { continue }
      touches[member] = Touch(system: touch.system, isKept: false)
    }
  }
}

extension Project {
  /// The member of a type, or the global, in which a declaration stands.
  public func member(around declaration: DeclarationID?, file: FileID) -> SymbolID? {
    let facts = facts(file)
    for place in facts.enclosing(declaration) where !facts[place].kind.hasMembers {
      guard let parent = facts[place].parent, !facts[parent].kind.hasMembers else {
        return SymbolID(file: file, declaration: place)
      }
    }
    return nil
  }

  /// The property, function, parameter or local that an expression names.
  public func declaration(readBy expression: ExpressionID, file: FileID) -> SymbolID? {
    let facts = facts(file)
    let node = facts[expression]
    switch node.kind {
    case .reference: return declaration(namedBy: expression, file: file)
    case .member where !node.flags.contains(.implicitBase):
      guard let base = facts.firstPart(of: expression), let type = value(of: base, file: file)?.referent.type else {
        return nil
      }
      return firstMember(named: node.name, of: type)
    default: return nil
    }
  }
}

extension StoreTouches {
  /// The project's own property wrappers over a store. What SwiftUI keeps up to date is given to its views.
  static func wrappers(in project: Project, _ touches: [SymbolID: Touch]) -> Set<TypeID> {
    Set(
      project.typeIDs.filter { type in
        let body = project[type].declaration
        return [.struct, .class, .enum].contains(project[type].kind)
          && project.file(body).has("propertyWrapper", project[body])
          && project.members(of: type).contains { touches[$0]?.system.kind == .store }
          && !project.externalSupertypes(of: type).contains("DynamicProperty")
      })
  }
}

extension Project {
  /// The project's own property wrapper over a store that a property is declared with.
  public func storeWrapper(of property: SymbolID) -> TypeID? {
    guard !tables.touches.wrappers.isEmpty else { return nil }
    return storeWrapper(of: property, among: tables.touches.wrappers)
  }

  func storeWrapper(of property: SymbolID, among wrappers: Set<TypeID>) -> TypeID? {
    file(property).attributes(of: self[property]).lazy.compactMap { attribute in
      resolveAliases(of: lookUp(attribute.name, owner: property.declaration, file: property.file)).first?.type
    }.first(where: wrappers.contains)
  }
}
