import LintSemantics
import LintSyntax

/// Finds out how indexed data may have changed since the rows were drawn.
///
/// Constants don't change, nor does data that is filled once during setup. A diffable snapshot matches the screen. Data
/// that the project doesn't declare is skipped.
struct DataChangeFinder {
  let project: Project
  /// The change that the index is used for. It happens after the row was selected.
  let exception: ExpressionPlace
  /// Whether the index is used after its callback has returned. Data that changes together with the screen may differ then.
  let isLater: Bool
  /// Whether the state of a SwiftUI view counts, which changes together with the screen as well.
  let countsViewState: Bool
  /// Whether changes of the data's parts count.
  var countsParts = true
  /// The part of the data that is read.
  private var part: Name?
  /// The computed members visited so far, because several paths may lead to the same one.
  var visited: Set<SymbolID> = []
  static let limit = 14

  init(project: Project, except exception: ExpressionPlace, isLater: Bool, countsViewState: Bool) {
    self.project = project
    self.exception = exception
    self.isLater = isLater
    self.countsViewState = countsViewState
  }

  mutating func change(_ expression: ExpressionID, file: FileID) -> DataChange? {
    liveChange(expression, file) ?? change(expression, file, isList: true, Self.limit)
  }

  mutating func change(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> DataChange? {
    guard limit > 0 else { return nil }
    let facts = project.facts(file)
    let node = facts[expression]
    switch node.kind {
    case .reference:
      if let reactor = project.reactor(withState: expression, file: file) {
        return stateChange(of: reactor, at: Place(file: file, offset: facts.anchor(of: expression)))
      }
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      if id == nil, let type = project.enclosingType(of: node.owner, file: file) {
        return project.changeOfInherited(node.name, of: type, except: exception)
      }
      return id.flatMap { change($0, isList: isList, limit - 1) }
    case .member:
      if let reactor = project.reactor(withState: expression, file: file) {
        return stateChange(of: reactor, at: Place(file: file, offset: facts.anchor(of: expression)))
      }
      return memberChange(expression, file, isList: isList, limit - 1)
    case .subscript:
      return facts.firstPart(of: expression).flatMap { change($0, file, isList: false, limit - 1) }
    case .call: return callChange(expression, file, isList: isList, limit - 1)
    case .binding, .argument, .return:
      return facts.firstPart(of: expression).flatMap { change($0, file, isList: isList, limit - 1) }
    case .sequence:
      return facts.parts(of: expression).firstResult { change($0, file, isList: isList, limit - 1) }
    default: return nil
    }
  }
}

extension DataChangeFinder {
  mutating func change(_ id: SymbolID, isList: Bool, _ limit: Int) -> DataChange? {
    guard limit > 0 else { return nil }
    let declaration = project[id]
    switch declaration.kind {
    case .property where declaration.modifiers.contains(.computed): return codeChange(id, isList: isList, limit)
    case .property: return propertyChange(id, isList: isList, limit)
    case .function: return codeChange(id, isList: isList, limit)
    case .local, .capture:
      if let write = laterWrite(toLocal: id) { return .write(write, to: declaration.name) }
      if let value = declaration.value { return change(value, id.file, isList: isList, limit - 1) }
      if let subject = project.subject(ofPattern: id) { return change(subject, id.file, isList: false, limit - 1) }
      return project.shadowedDeclaration(of: id).flatMap { change($0, isList: isList, limit - 1) }
    case .parameter:
      return project.reactor(reducing: id).flatMap {
        stateChange(of: $0, at: Place(file: id.file, offset: declaration.nameStart))
      }
    default: return nil
    }
  }

  /// The change of a reactor's state, or of the part that is read.
  private func stateChange(of reactor: TypeID, at place: Place) -> DataChange? {
    if let part, project.isFixed(part, inStateOf: reactor) { return nil }
    return .box(ReactorMembers.supertype, place)
  }

  /// A computed value changes with its sources. A requirement changes if one of its implementations does.
  private mutating func codeChange(_ id: SymbolID, isList: Bool, _ limit: Int) -> DataChange? {
    guard visited.insert(id).inserted else { return nil }
    if isList, project.hasFixedPlaces(id) { return nil }
    let outer = part
    defer { part = outer }
    part = nil
    let facts = project.file(id)
    let type = project.enclosingType(of: id)
    if let type, project[type].kind == .protocol, !hasBody(id) {
      return requirementChange(id, of: type, isList, limit)
    }
    return facts[id.declaration].code.firstResult { index in
      let node = facts[index]
      let isRead = node.kind == .member && facts.firstPart(of: index) != nil || facts.storedKey(ofCall: index) != nil
      guard node.kind == .reference || isRead else { return nil }
      part = partRead(of: index, id.file)
      return change(index, id.file, isList: false, limit - 3)
    }
  }

  /// `events` for the value `output` in `output.events`.
  private func partRead(of value: ExpressionID, _ file: FileID) -> Name? {
    let facts = project.facts(file)
    guard let member = facts.expression(beginningWith: value), facts[member].kind == .member,
      let part = project.declaration(readBy: member, file: file), project[part].kind == .property,
      let type = project.enclosingType(of: part), project[type].kind == .struct
    else { return nil }
    return facts[member].name
  }

  private func hasBody(_ id: SymbolID) -> Bool { !project[id].code.isEmpty }

  private mutating func requirementChange(_ id: SymbolID, of type: TypeID, _ isList: Bool, _ limit: Int) -> DataChange?
  {
    let adopters = project.adopters(of: type)
    // The part of a value changes with the value.
    let areValues = !adopters.isEmpty && adopters.allSatisfy { [.struct, .enum].contains(project[$0].kind) }
    if !areValues, project[id].modifiers.contains(.settable), project.mayBeSet(id, requiredBy: type) {
      return .setter(id)
    }
    return adopters.firstResult { adopter in
      project.members(named: project[id].name, of: adopter).firstResult {
        $0 == id ? nil : change($0, isList: isList, limit - 1)
      }
    }
  }

  private func propertyChange(_ id: SymbolID, isList: Bool, _ limit: Int) -> DataChange? {
    let declaration = project[id]
    if let change = liveCollectionChange(id) { return change }
    if declaration.modifiers.contains(.constant) { return nil }
    if isList, !isOfListType(id) { return nil }
    guard
      project.file(id).attributes(of: declaration).allSatisfy({ !KnownAttributes[$0.name].contains(.setFromOutside) }),
      let type = project.enclosingType(of: id)
    else { return nil }
    // A part of a value changes with the value, which is checked separately.
    let isPart = project[type].kind == .struct && !declaration.modifiers.contains(.static)
    if isPart, !countsViewState || !isViewState(id, of: type) { return nil }
    return project.change(of: id, in: type, except: exception, countsParts: countsParts, part: part)
  }

  /// The change of a database's collection, which contains the objects that match at present, even in a constant. The screen
  /// follows each change.
  private func liveCollectionChange(_ id: SymbolID) -> DataChange? {
    guard isLater, case .unknown(let name)? = project.value(of: id)?.referent, CollectionTypes[name].contains(.live),
      project.file(id).imports.contains(where: { CollectionTypes.liveModules.contains($0.module) })
    else { return nil }
    return .box(name, Place(file: id.file, offset: project[id].nameStart))
  }

  /// SwiftUI draws a view again when its state changes.
  private func isViewState(_ id: SymbolID, of type: TypeID) -> Bool {
    project.uiCategory(of: .project(type)) == .view
      && project.file(id).attributes(of: project[id]).contains { KnownAttributes[$0.name].contains(.viewState) }
  }

  /// Whether a property is a list, or later also an object with a subscript. The screen follows a new object, such as another
  /// search. A view model's subscript reads a list of its own. A dictionary by index stores notes about rows and isn't a data
  /// source.
  private func isOfListType(_ id: SymbolID) -> Bool {
    let declaration = project[id]
    guard let written = declaration.type else { return !startsAsDictionary(id) }
    let use = TypeUse(file: id.file, node: written)
    switch project.referent(of: use) {
    case .unknown(let name): return CollectionTypes[name].contains(.list)
    case .generic: return true
    case .project(let type):
      return project[type].kind == .struct
        || isLater && !project.roles.plays(.viewModel, type)
          && project.members(of: type).contains { project[$0].kind == .subscript }
    default: return false
    }
  }

  /// `[Int: AnyCancellable]()`
  private func startsAsDictionary(_ id: SymbolID) -> Bool {
    let facts = project.file(id)
    guard var value = facts.initialValue(of: id.declaration) else { return false }
    if facts[value].kind == .call, let callee = facts.callee(of: value) { value = callee }
    return facts[value].kind == .dictionary
  }

  mutating func memberChange(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> DataChange? {
    let facts = project.facts(file)
    let node = facts[expression]
    guard let base = facts.firstPart(of: expression) else { return nil }
    if project.reactor(withState: base, file: file) != nil {
      let outer = part
      defer { part = outer }
      part = node.name
      return change(base, file, isList: isList, limit)
    }
    let value = project.value(of: base, file: file)
    // A generic view model has the members of its constraint.
    let owner = value.flatMap { value in
      project.memberOwner(of: value, in: project.enclosingType(of: node.owner, file: file))
    }
    guard let type = owner ?? project.castType(of: base, file: file) else {
      return unknownMemberChange(node, base, file, isList: isList, limit)
    }
    let found = value.flatMap { project.firstMember(named: node.name, of: $0) }
    guard let member = found ?? project.firstMember(named: node.name, of: type) else {
      return value?.isType == false ? project.changeOfInherited(node.name, of: type, except: exception) : nil
    }
    if let change = change(member, isList: isList, limit) {
      if case .setter(let set) = change, project.isFilledInSetUp(set, ofObjectIn: base, file: file) { return nil }
      return change
    }
    // The parts of a value change with the value. A constant part changes only if the whole value is replaced.
    guard mayBeValue(type), value?.isType != true else {
      return replacement(of: base, file) ?? changeOfNewObject(base, file, limit)
    }
    let outer = (countsParts, part)
    defer { (countsParts, part) = outer }
    part = node.name
    countsParts = !project[member].modifiers.contains(.constant)
    return change(base, file, isList: false, limit)
  }

  /// `rows.value` of a package's box; `rows.first` of an array.
  private mutating func unknownMemberChange(
    _ node: Expression, _ base: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int
  ) -> DataChange? {
    if project.streams(in: file)[node.name].contains(.currentValue) { return box(base, file) }
    if let member = project.facts(file).expression(beginningWith: base), let query = queryChange(member, file) {
      return query
    }
    switch project.value(of: base, file: file)?.referent {
    case .unknown(LanguageWords.array): return change(base, file, isList: isList, limit)
    // `lists.keys`, and a part of a generic state
    case .unknown(let name) where CollectionTypes[name].contains(.collection):
      return change(base, file, isList: false, limit)
    case .generic: return change(base, file, isList: false, limit)
    default:
      return liveChange(base, file) ?? patternChange(base, file, limit) ?? boxChange(base, file, limit)
        ?? project.command(changing: base, file: file).map { .write($0.write, to: $0.property) }
    }
  }

  /// The change of the value of an enum whose associated value a pattern took out: `state` in
  /// `if case .loaded(let list) = state { list.rows }`.
  private mutating func patternChange(_ base: ExpressionID, _ file: FileID, _ limit: Int) -> DataChange? {
    guard project.facts(file)[base].kind == .reference, let local = project.declaration(readBy: base, file: file),
      project[local].kind == .local, let subject = project.subject(ofPattern: local)
    else { return nil }
    return change(subject, local.file, isList: false, limit - 1)
  }

  /// The change of a box's latest value, whose parts change with it: `sections` in `sections.value.first?.rows`.
  ///
  /// The types of the parts may be unknown, so other changes don't count.
  private mutating func boxChange(_ value: ExpressionID, _ file: FileID, _ limit: Int) -> DataChange? {
    guard case .box(let name, let place)? = change(value, file, isList: false, limit - 1) else { return nil }
    return .box(name, place)
  }

  /// The change of the result of a query, which a database computes at each call: `realm.objects(Event.self)`.
  private func queryChange(_ member: ExpressionID, _ file: FileID) -> DataChange? {
    let facts = project.facts(file)
    guard let call = facts.expression(beginningWith: member), facts[call].kind == .call,
      let database = facts.firstPart(of: member), let value = project.value(of: database, file: file), !value.isType
    else { return nil }
    guard case .system(let type) = value.referent, type.kind == .store,
      SystemMembers[facts[member].name].contains(.queries)
    else { return nil }
    return .box(type.name, Place(file: file, offset: facts.anchor(of: member)))
  }

  /// The change of the objects that a fetch controller shows. The screen follows each change.
  private func liveChange(_ list: ExpressionID, _ file: FileID) -> DataChange? {
    guard isLater, case .system(let type)? = project.value(of: list, file: file)?.referent,
      type.traits.contains(.fetchedObjects)
    else { return nil }
    return .box(type.name, Place(file: file, offset: project.facts(file).anchor(of: list)))
  }

  private func box(_ base: ExpressionID, _ file: FileID) -> DataChange? {
    guard case .unknown(let name)? = project.value(of: base, file: file)?.referent,
      StreamTypes[name].contains(.box) || KnownAttributes[name].contains(.box),
      !project.isFilledInSetUp(base, file: file)
    else { return nil }
    return .box(name, Place(file: file, offset: project.facts(file).anchor(of: base)))
  }

  /// A struct, an enum, or a protocol that a struct adopts.
  private func mayBeValue(_ type: TypeID) -> Bool {
    switch project[type].kind {
    case .struct, .enum: true
    case .protocol: project.adopters(of: type).contains { project[$0].kind == .struct }
    default: false
    }
  }

  mutating func callChange(_ expression: ExpressionID, _ file: FileID, isList: Bool, _ limit: Int) -> DataChange? {
    let facts = project.facts(file)
    guard let callee = facts.firstPart(of: expression) else { return nil }
    let node = facts[callee]
    if let key = facts.storedKey(ofCall: expression) {
      let isChanged = project.shared(StoredKeys.self).contains(key)
      return isChanged ? .stored(key, Place(file: file, offset: facts.anchor(of: callee))) : nil
    }
    switch node.kind {
    case .reference where node.name == LanguageWords.array:
      return facts.parts(of: expression).dropFirst().firstResult { change($0, file, isList: isList, limit) }
    case .reference:
      let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
      guard let id, project[id].kind == .function else { return nil }
      return change(id, isList: isList, limit) ?? argumentChange(expression, file, limit)
    case .member:
      guard let base = facts.firstPart(of: callee) else { return nil }
      if let value = project.value(of: base, file: file), value.referent.type != nil {
        guard let member = project.firstMember(named: node.name, of: value) else { return nil }
        return change(member, isList: isList, limit) ?? argumentChange(expression, file, limit)
          ?? loadedList(by: member, of: value, Place(file: file, offset: facts.anchor(of: callee)))
      }
      if CollectionMembers[node.name].contains(.transforms) { return change(base, file, isList: isList, limit) }
      // `sections.value()` of a subject
      return project.streams(in: file)[node.name].contains(.currentValue) ? box(base, file) : queryChange(callee, file)
    default: return nil
    }
  }

  /// The change of a list that a store loads again at each call, unlike the one that the rows were drawn from:
  /// `var events = store.load()`.
  private func loadedList(by method: SymbolID, of store: Value, _ place: Place) -> DataChange? {
    guard project.store(store.referent) != nil,
      case .unknown(LanguageWords.array)? = project.value(of: method)?.referent,
      let name = store.referent.type.map({ project[$0].name })
    else { return nil }
    return .box(name, place)
  }

  /// The change of a list that a function makes another list of: `rows` in `pairs(rows)`.
  private mutating func argumentChange(_ call: ExpressionID, _ file: FileID, _ limit: Int) -> DataChange? {
    let facts = project.facts(file)
    return facts.arguments(of: call).firstResult { argument in
      guard let content = facts.firstPart(of: argument), facts[content].kind != .closure else { return nil }
      return change(content, file, isList: true, limit - 1)
    }
  }
}
