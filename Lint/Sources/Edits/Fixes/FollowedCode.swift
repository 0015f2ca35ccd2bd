import LintAnalysis
import LintSemantics
import LintSyntax

/// Code of the project that other code may run: a function, an initializer, or the accessors of a property or subscript.
struct FollowedCode: Hashable {
  let id: SymbolID
  var access: PropertyAccess?

  /// The accessors that a use of a property or subscript runs. A write may read the value first: `count += 1`.
  static func accessors(of id: SymbolID, for access: PropertyAccess) -> [Self] {
    let read = Self(id: id, access: .read)
    return access == .read ? [read] : [read, Self(id: id, access: .write)]
  }

  /// The expressions of the code.
  func expressions(in facts: FileFacts) -> [ExpressionID] {
    access.map { facts.code(of: id.declaration, for: $0) } ?? Array(facts[id.declaration].code)
  }
}

extension Project {
  /// The code of the project that an expression runs or may run. Without a known type, a name may mean each member with it.
  func code(runBy index: ExpressionID, _ reading: FileReading) -> [FollowedCode] {
    let facts = reading.facts
    switch facts[index].kind {
    case .call: return created(by: index, reading)
    case .reference, .member:
      let found = declarations(mayBeNamedBy: index, reading)
      return found.flatMap { self.code(runBy: index, naming: $0, facts) }
        + (found.isEmpty ? accessors(of: dynamicMembers(usedBy: index, reading), usedBy: index, facts) : [])
    case .subscript:
      return accessors(of: subscripts(usedBy: index, file: reading.file), usedBy: index, facts)
    case .operator: return operators(named: facts[index].name).map { FollowedCode(id: $0) }
    // `self[keyPath: \.title] = title`
    case .keyPath:
      let properties = (shared(MembersByName.self).members[facts[index].name] ?? []).filter {
        self[$0].kind == .property
      }
      return accessors(of: properties, for: .write)
    default: return []
    }
  }

  /// The functions and properties that a name may mean.
  private func declarations(mayBeNamedBy index: ExpressionID, _ reading: FileReading) -> [SymbolID] {
    let facts = reading.facts
    var found = declarations(namedBy: index, file: reading.file)
    if found.isEmpty, facts[index].kind == .member, !facts[index].flags.contains(.implicitBase) {
      let members = shared(MembersByName.self).members[facts[index].name] ?? []
      let base = facts.firstPart(of: index)
      // `type(of: self).finish()`
      let isMetatype = base.flatMap(facts.callee).map { facts[$0].name == "type" } ?? false
      switch isMetatype ? nil : base.flatMap(reading.value)?.referent {
      case .project: break
      // An extension of the type, or of a protocol that it conforms to.
      case .system, .unknown:
        found = members.filter { member in
          self[member].parent.map { file(member)[$0].kind == .extension } ?? false
            && (enclosingType(of: member).map { self[$0].kind == .protocol } ?? true)
        }
      case .generic, .ambiguous, nil: found = members
      }
    }
    guard let labels = CallLabels(ofCallee: index, in: facts) else { return found }
    return found.filter { labels.match($0, self) }
  }

  private func code(runBy index: ExpressionID, naming id: SymbolID, _ facts: FileFacts) -> [FollowedCode] {
    switch self[id].kind {
    // A function that is named without a call may be called later.
    case .function: return (withImplementations(id) + foreignImplementations(of: id)).map { FollowedCode(id: $0) }
    case .property:
      let properties = withImplementations(id) + wrappedValues(of: id)
      let access: PropertyAccess = mayChange(id, throughCallOf: index, facts) ? .write : facts.access(by: index)
      return accessors(of: properties, for: access) + (facts.isCallee(index) ? calledMembers(of: id) : [])
        + (constantClosure(in: id).map { [FollowedCode(id: SymbolID(file: id.file, declaration: $0))] } ?? [])
    default: return []
    }
  }

  /// The functions or properties with the name of a requirement that the project adds to types of others, which may conform to the protocol.
  func foreignImplementations(of requirement: SymbolID) -> [SymbolID] {
    guard let type = enclosingType(of: requirement), self[type].kind == .protocol else { return [] }
    return (shared(MembersByName.self).members[self[requirement].name] ?? []).filter {
      self[$0].kind == self[requirement].kind && enclosingType(of: $0) == nil
    }
  }

  /// Whether a method that code calls may change the value of a property: `isOn.toggle()`. Methods of objects don't.
  private func mayChange(_ property: SymbolID, throughCallOf index: ExpressionID, _ facts: FileFacts) -> Bool {
    guard !self[property].modifiers.contains(.constant), let member = facts.lastMember(beforeCallAfter: index) else {
      return false
    }
    let kinds = CollectionMembers[member]
    if !kinds.isEmpty { return kinds.contains(.mutates) }
    switch value(of: property)?.referent {
    case .project(let type): return ![.class, .actor].contains(self[type].kind)
    case .system(let system): return ![.view, .cell, .controller].contains(system.kind)
    case .unknown, .generic, .ambiguous, nil: return true
    }
  }

  private func accessors(of ids: [SymbolID], for access: PropertyAccess) -> [FollowedCode] {
    ids.flatMap { FollowedCode.accessors(of: $0, for: access) }
  }

  private func accessors(of ids: [SymbolID], usedBy index: ExpressionID, _ facts: FileFacts) -> [FollowedCode] {
    ids.flatMap(withImplementations).flatMap { FollowedCode.accessors(of: $0, for: facts.access(by: index)) }
  }

  /// The subscripts of a type with `@dynamicMemberLookup` whose members nothing declares.
  private func dynamicMembers(usedBy index: ExpressionID, _ reading: FileReading) -> [SymbolID] {
    let facts = reading.facts
    guard facts[index].kind == .member, let type = facts.firstPart(of: index).flatMap(reading.value)?.referent.type
    else { return [] }
    return ([type] + ancestors(of: type)).filter { owner in
      let declaration = self[owner].declaration
      return file(declaration).attributes(of: self[declaration]).contains { $0.name == "dynamicMemberLookup" }
    }.flatMap { members(of: $0) }.filter { self[$0].kind == .subscript }
  }

  /// The methods that run if a property is called like a function.
  private func calledMembers(of property: SymbolID) -> [FollowedCode] {
    guard let type = value(of: property)?.referent.type else { return [] }
    return members(named: "callAsFunction", of: type).flatMap(withImplementations).map { FollowedCode(id: $0) }
  }

  /// The initializers that a call of a type may run.
  private func created(by call: ExpressionID, _ reading: FileReading) -> [FollowedCode] {
    guard let value = reading.facts.callee(of: call).flatMap(reading.value), value.isType,
      let type = value.referent.type
    else { return [] }
    return ([type] + ancestors(of: type)).flatMap { members(of: $0) }.filter { self[$0].kind == .initializer }.map {
      FollowedCode(id: $0)
    }
  }
}

/// The functions and properties of all types, by name.
struct MembersByName: SharedResult {
  private(set) var members: [Name: [SymbolID]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for id in facts.declarationIDs where [.function, .property].contains(facts[id].kind) {
        guard let parent = facts[id].parent, facts[parent].kind.hasMembers else { continue }
        members[facts[id].name, default: []].append(SymbolID(file: file, declaration: id))
      }
    }
  }
}

extension FileReading {
  /// The path and line of a place in any file of the project.
  func line(of place: Place) -> String {
    let facts = project.facts(place.file)
    return "\(facts.path):\(facts.lines.location(of: place.offset).line)"
  }
}
