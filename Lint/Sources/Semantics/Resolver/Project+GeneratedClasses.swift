public import LintSyntax

/// Names with which code uses the classes that Xcode generates from a Core Data model.
private enum GeneratedClass {
  /// The function of each generated class that makes a request for its objects.
  static let request: Name = "fetchRequest"
  /// The type of such a request, with the class as its argument.
  static let requestType: Name = "NSFetchRequest"
  /// The label of the initializer that inserts an object into the database.
  static let context: Name = "context"
}

/// The classes that Xcode generates from a Core Data model.
///
/// No Swift file declares such a class, so it isn't a ``ProjectType``, and no rule is about it. Only the static members that its
/// extensions add are known.
extension Project {
  /// Removes the extensions of other types than SwiftUI's environment and types with an extension in a file that imports Core Data.
  func keepExternalExtensions() {
    tables.externalExtensions = tables.externalExtensions.filter { name, extensions in
      name == SwiftUIEnvironment.values || extensions.contains { file($0).imports(.coreData) }
    }
  }

  /// The static member of a generated class that an expression names, as in `Note.recent()`.
  public func generatedMember(namedBy expression: ExpressionID, file: FileID) -> SymbolID? {
    if tables.externalExtensions.isEmpty { return nil }
    let facts = facts(file)
    guard let name = generatedClass(of: expression, facts, file) else { return nil }
    let call = CallLabels(ofCallee: expression, in: facts)
    return externalMembers(named: facts[expression].name, of: name, visibleFrom: file).first {
      isClassMember($0) && call?.match($0, self) ?? true
    }
  }

  /// The members with a name that extensions add to a type that no file declares.
  func externalMembers(named member: Name, of type: Name, visibleFrom file: FileID) -> [SymbolID] {
    recorder?.recordLookup(of: type)
    let bodies = (tables.externalExtensions[type] ?? []).filter { isVisible($0, from: file) }
    return bodies.flatMap { body in
      let declaring = self.file(body)
      return declaring.children(of: body.declaration).filter { declaring[$0].name == member }
        .map { SymbolID(file: body.file, declaration: $0) }
        .filter { !isHidden($0, from: file) }
    }
  }

  /// The name of the generated class to which a member belongs: the base of an expression, or the class around a plain name.
  private func generatedClass(of expression: ExpressionID, _ facts: FileFacts, _ file: FileID) -> Name? {
    let node = facts[expression]
    switch node.kind {
    case .member where !node.flags.contains(.implicitBase):
      guard let base = facts.firstPart(of: expression), facts[base].kind == .reference else { return nil }
      let name = facts[base].name
      if name == LanguageWords.selfType { return generatedClass(around: node.owner, facts) }
      guard tables.externalExtensions[name] != nil, declaration(namedBy: base, file: file) == nil else { return nil }
      return lookUp(name, owner: node.owner, file: file) == .unknown(name) ? name : nil
    case .reference:
      guard let name = generatedClass(around: node.owner, facts) else { return nil }
      let read = declaration(namedBy: expression, file: file)
      return read.map(isLocal) ?? false ? nil : name
    default: return nil
    }
  }

  private func isLocal(_ declaration: SymbolID) -> Bool {
    self[declaration].parent.map { !file(declaration)[$0].kind.hasMembers } ?? false
  }

  private func generatedClass(around owner: DeclarationID?, _ facts: FileFacts) -> Name? {
    facts.enclosing(owner).first { facts[$0].kind == .extension }.flatMap {
      tables.externalExtensions[facts[$0].name] == nil ? nil : facts[$0].name
    }
  }

  private func isVisible(_ body: SymbolID, from file: FileID) -> Bool {
    modules.areCompiledTogether(body.file, file) || isImported(body.file, by: file)
  }
}

extension Project {
  /// The store that a static member of a generated class uses: a function, a computed property, or one with a wrapper.
  public func storeUsed(byGenerated member: SymbolID) -> KnownStore? {
    mayReadStore(member) && isGenerated(classOf: member) ? storeRead(by: member, Self.memberLimit) : nil
  }

  /// The store that a static member of a declared class of managed objects uses.
  func storeUsed(byManaged member: SymbolID) -> KnownStore? {
    guard isManaged(member), mayReadStore(member) else { return nil }
    return storeRead(by: member, Self.memberLimit)
  }

  private func isManaged(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    guard !declaration.modifiers.isDisjoint(with: [.static, .class]), let parent = declaration.parent,
      file(member)[parent].kind.hasMembers, let type = enclosingType(of: member), self[type].kind == .class,
      inherits(.managed, by: type)
    else { return false }
    return roles.claims(of: type).isEmpty
  }

  private func mayReadStore(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    guard declaration.kind == .function || declaration.kind == .property else { return false }
    return
      (declaration.kind == .function || declaration.modifiers.contains(.computed)
      || !declaration.attributes.isEmpty) && !isNavigation(member) && !isFactory(member)
  }

  /// The store that code reads by itself, through other static members of managed objects, or through a property wrapper. A store
  /// that a caller passes is the caller's.
  private func storeRead(by member: SymbolID, _ limit: Int) -> KnownStore? {
    if let use = storeUse(of: member), !use.isStored, !use.isHousekeeping, use.system.kind == .store {
      return .system(use.system)
    }
    let facts = file(member)
    let names = self[member].code.filter { facts[$0].kind == .reference || facts[$0].kind == .member }
    for expression in names where !isPassed(expression, facts, member.file) {
      if let system = value(of: expression, file: member.file)?.referent.system, system.kind == .store {
        return .system(system)
      }
    }
    if let store = projectStore(namedBy: member) { return .project(store) }
    if limit == 0 { return nil }
    for expression in names {
      if let next = managedMember(namedBy: expression, file: member.file), next != member,
        let store = storeRead(by: next, limit - 1)
      {
        return store
      }
    }
    guard let wrapper = wrapper(of: member) else { return nil }
    return members(of: wrapper).lazy.compactMap { storeRead(by: $0, limit - 1) }.first
  }

  private func managedMember(namedBy expression: ExpressionID, file: FileID) -> SymbolID? {
    if let read = declaration(readBy: expression, file: file), isManaged(read) { return read }
    return generatedMember(namedBy: expression, file: file)
  }

  /// Whether a chain begins with a parameter or a local constant.
  private func isPassed(_ expression: ExpressionID, _ facts: FileFacts, _ file: FileID) -> Bool {
    var base = expression
    while [.member, .call, .subscript].contains(facts[base].kind), let next = facts.firstPart(of: base) { base = next }
    guard facts[base].kind == .reference, let read = declaration(namedBy: base, file: file) else { return false }
    return [.parameter, .local, .capture].contains(self[read].kind)
  }

  /// The project's own property wrapper that a property is declared with.
  private func wrapper(of property: SymbolID) -> TypeID? {
    let facts = file(property)
    return facts.attributes(of: self[property]).lazy.compactMap { attribute in
      resolveAliases(of: lookUp(attribute.name, owner: property.declaration, file: property.file)).first?.type
    }.first { file(self[$0].declaration).has(.propertyWrapper, self[self[$0].declaration]) }
  }

  /// Whether the extensions of a class fetch or insert its objects. Those of a class of the system or of a package can't.
  private func isGenerated(classOf member: SymbolID) -> Bool {
    guard let parent = self[member].parent else { return false }
    let name = file(member)[parent].name
    return (tables.externalExtensions[name] ?? []).contains { body in
      let facts = file(body)
      return facts[body.declaration].mentions.contains { isRequest($0, for: name, facts) }
        || facts[body.declaration].code.contains { fetchesOrInserts($0, name, facts, body.file) }
    }
  }

  /// `NSFetchRequest<Note>`
  private func isRequest(_ type: TypeNodeID, for name: Name, _ facts: FileFacts) -> Bool {
    facts[type].kind == .named && facts[type].name == GeneratedClass.requestType
      && facts.onlyPart(of: type).map { facts[$0].name == name } ?? false
  }

  /// `Note.fetchRequest()`, `Note(context: context)`
  private func fetchesOrInserts(_ expression: ExpressionID, _ name: Name, _ facts: FileFacts, _ file: FileID) -> Bool {
    let node = facts[expression]
    let named: ExpressionID?
    switch node.kind {
    case .member where node.name == GeneratedClass.request: named = facts.firstPart(of: expression)
    case .argument where node.name == GeneratedClass.context:
      named = node.parent.flatMap { facts[$0].kind == .call ? facts.callee(of: $0) : nil }
    case .reference where node.name == GeneratedClass.request:
      return declaration(namedBy: expression, file: file) == nil
    default: return false
    }
    guard let named, facts[named].kind == .reference else { return false }
    return facts[named].name == name || facts[named].name == LanguageWords.selfType
  }
}
