public import LintSemantics
public import LintSyntax

/// The way in which data may change after its rows were drawn.
public enum DataChange: Sendable {
  /// An assignment, or a change in place.
  case write(Write, to: Name)
  /// Other types can set it.
  case setter(SymbolID)
  /// A mutable box of a package, such as a subject.
  case box(Name, Place)
  /// It is stored under a key for which other code sets a value.
  case stored(Name, Place)
  /// It is the latest value of a stream.
  case stream(Place)
}

extension Project {
  /// The way in which the data of a variable may change after its screen was set up.
  ///
  /// - Parameters:
  ///   - exception: A change that doesn't count.
  ///   - countsParts: Whether changes of the data's parts count.
  ///   - part: The part of the data that is read, so changes of other parts don't count. Nil for the whole data.
  func change(
    of id: SymbolID, in type: TypeID, except exception: ExpressionPlace, countsParts: Bool = true, part: Name? = nil
  ) -> DataChange? {
    let property = self[id]
    let own = writes(to: property.name, of: type).filter {
      ExpressionPlace(file: $0.file, expression: $0.expression) != exception && mayChange(part, by: $0)
    }
    let writes = own.filter { countsParts || $0.value != nil }
    if isConstant(writes) || hasNamedPlaces(id, writes) { return nil }
    if let write = laterChange(among: writes, of: type) { return .write(write, to: property.name) }
    if property.modifiers.contains(.private) { return nil }
    // Other types of the same file can change it, such as the object that owns the state.
    if !property.modifiers.isDisjoint(with: [.fileprivate, .restrictedSetter]) {
      return move(in: id, byOthersThan: type, except: exception).map { .write($0, to: property.name) }
    }
    // Others can set a visible property; if its own type fills it, they don't have to.
    let hasOwnValue = !own.isEmpty || property.modifiers.contains(.lazy) || startsWithElements(id)
    if isFilled(id) || hasOwnValue && !isSetElsewhere(id, of: type) {
      return move(in: id, byOthersThan: type, except: exception).map { .write($0, to: property.name) }
    }
    return isSetBeforeShown(id, of: type, part: part) || isNeverSet(id, of: type) ? nil : .setter(id)
  }

  /// Whether no code of the project changes a property. Code of another module may set a public one, and code in another
  /// language one that is exposed to it.
  ///
  /// False if dependencies are recorded, as in ``isSetBeforeShown(_:of:part:)``.
  private func isNeverSet(_ id: SymbolID, of type: TypeID) -> Bool {
    if recordsDependencies || !self[id].modifiers.isDisjoint(with: [.public, .open, .override]) { return false }
    // A wrapper may read the value from elsewhere.
    let isPlain = file(id).attributes(of: self[id]).allSatisfy {
      KnownAttributes[$0.name].contains(.plain) && !KnownAttributes[$0.name].contains(.exposes)
    }
    guard isPlain else { return false }
    let related = ancestors(of: type) + descendants(of: type) + [type]
    return related.allSatisfy { writes(to: self[id].name, of: $0).isEmpty }
      && !shared(MemberChanges.self).places(of: self[id].name).contains { mayChange($0, related) }
  }

  /// The change of a property that a type inherits from a class of a package, by the type itself.
  func changeOfInherited(_ property: Name, of type: TypeID, except exception: ExpressionPlace) -> DataChange? {
    guard hasUnknownSuperclass(type) else { return nil }
    let writes = writes(to: property, of: type).filter {
      ExpressionPlace(file: $0.file, expression: $0.expression) != exception && !$0.isInElement
    }
    return laterChange(among: writes, of: type).map { .write($0, to: property) }
  }

  /// The first write that may move elements after the first row was drawn.
  private func laterChange(among writes: [Write], of type: TypeID) -> Write? {
    writes.first { $0.isRepeated || !appends($0) && !isSetUp($0, of: type, limit: 3) }
  }

  /// Whether a write may change the part that is read. A change in an element leaves the elements in their places.
  private func mayChange(_ part: Name?, by write: Write) -> Bool {
    guard let part else { return !write.isInElement && !keepsPlaces(write) && !updatesElement(write) }
    return write.part == nil || write.part == part
  }

  /// Whether a write only adds elements at the end, so the others keep their places. The standard library's methods have one
  /// argument; an app's own `append(rows, page)` may also empty the list.
  private func appends(_ write: Write) -> Bool {
    let facts = facts(write.file)
    switch facts[write.expression].kind {
    case .assignment: return facts[write.expression].name == "+=" || addsToItself(write)
    case .call:
      let name = facts.callee(of: write.expression).map { facts[$0].name }
      return name.map { CollectionMembers[$0].contains(.appends) } ?? false
        && facts.arguments(of: write.expression).count == 1
    default: return false
    }
  }

  /// `rows = rows + newRows`
  private func addsToItself(_ write: Write) -> Bool {
    let facts = facts(write.file)
    let parts = Array(facts.parts(of: write.expression))
    guard parts.count == 4, facts[parts[2]].kind == .operator, facts[parts[2]].name == "+" else { return false }
    return facts[parts[0]].name == facts[parts[1]].name && facts.isOwnMember(parts[0]) && facts.isOwnMember(parts[1])
  }

  /// Whether code outside a type assigns one of its properties, or code of another module may.
  private func isSetElsewhere(_ id: SymbolID, of type: TypeID) -> Bool {
    if !self[id].modifiers.isDisjoint(with: [.public, .open]) { return true }
    let name = self[id].name
    if descendants(of: type).contains(where: { !writes(to: name, of: $0).isEmpty }) { return true }
    let related = ancestors(of: type) + descendants(of: type) + [type]
    return assignments(toMember: name).contains { place in
      let facts = facts(place.file)
      guard let base = facts.target(of: place.expression).flatMap(facts.firstPart), !facts.isSelf(base) else {
        return false
      }
      switch value(of: base, file: place.file)?.referent {
      case .project(let owner): return related.contains(owner)
      case .system: return false
      default: return true
      }
    }
  }

  /// Whether code may set a property through its protocol. A type that adopts the protocol changes its own property itself.
  func mayBeSet(_ id: SymbolID, requiredBy type: TypeID) -> Bool {
    let types = [type] + descendants(of: type)
    if types.count == 1 || self[self[type].declaration].modifiers.contains(.public) { return true }
    if !writes(to: self[id].name, of: type).isEmpty { return true }
    return shared(MemberChanges.self).places(of: self[id].name).contains { mayChange($0, types) }
  }

  /// Whether code changes a member of another object that may have one of some types.
  func mayChange(_ place: MemberPlace, _ types: [TypeID]) -> Bool {
    guard let base = facts(place.file).firstPart(of: place.expression) else { return true }
    if facts(place.file).isSelf(base) { return false }
    switch value(of: base, file: place.file)?.referent {
    case .project(let owner): return types.contains(owner)
    // A class of a package doesn't have the members of the app's types.
    case .system, .unknown: return false
    default: return true
    }
  }

  /// Whether a single list of constants is the only value ever assigned: `rows = [.header, .content]`.
  private func isConstant(_ writes: [Write]) -> Bool {
    guard writes.count == 1, let value = writes[0].value else { return false }
    return isConstantList(value, file: writes[0].file)
  }

  /// Whether a value is a list of constants, all cases of an enum, or a local constant with such a list.
  func isConstantList(_ value: ExpressionID, file: FileID) -> Bool {
    let facts = facts(file)
    if facts[value].kind == .member, facts[value].name == LanguageWords.allCases { return true }
    if facts[value].kind == .reference, let local = declaration(readBy: value, file: file), local.file == file,
      self[local].kind == .local, self[local].modifiers.contains(.constant),
      let list = self[local].value.flatMap(facts.firstPart), facts[list].kind == .array
    {
      return isConstantList(list, file: file)
    }
    return facts[value].kind == .array && facts.firstPart(of: value) != nil && isConstant(value, facts)
  }

  /// Whether an expression has only literals, enum cases and members of types: `[Section(title: Texts.title, rows: [.name])]`.
  private func isConstant(_ expression: ExpressionID, _ facts: FileFacts) -> Bool {
    let node = facts[expression]
    let parts = facts.parts(of: expression)
    switch node.kind {
    case .literal: return facts.firstPart(of: expression) == nil
    // The action of a row.
    case .nil, .closure: return true
    case .array, .dictionary, .argument, .tuple: return parts.allSatisfy { isConstant($0, facts) }
    case .call:
      guard let callee = facts.callee(of: expression), isTypeOrCase(callee, facts) else { return false }
      return facts.arguments(of: expression).allSatisfy { isConstant($0, facts) }
    case .member:
      guard let base = facts.firstPart(of: expression) else { return isTypeOrCase(expression, facts) }
      // `Key.days.rawValue`
      return isTypeOrCase(expression, facts) || isTypeOrCase(base, facts)
        || node.name == LanguageWords.rawValue && facts[base].kind == .member && isConstant(base, facts)
    default: return false
    }
  }

  /// `Section`, `Section.Row`, `.header`
  private func isTypeOrCase(_ expression: ExpressionID, _ facts: FileFacts) -> Bool {
    let node = facts[expression]
    switch node.kind {
    case .reference: return node.name.isCapitalized
    case .member:
      return node.flags.contains(.implicitBase)
        || node.name.isCapitalized
          && (facts.firstPart(of: expression).map { isTypeOrCase($0, facts) } ?? false)
    default: return false
    }
  }

  /// Whether the initial value is a complete list.
  private func isFilled(_ id: SymbolID) -> Bool {
    let facts = file(id)
    return facts.initialValue(of: id.declaration).map(facts.isCompleteList) ?? false
  }

  /// Whether the initial value of a property may be a list with elements: `["Monday"]`, `Day.names`, `Day.all()`.
  func startsWithElements(_ property: SymbolID) -> Bool {
    let facts = file(property)
    guard let value = facts.initialValue(of: property.declaration) else { return false }
    return facts.isCompleteList(value) || facts[value].kind == .member
      || facts[value].kind == .call && (!facts.arguments(of: value).isEmpty || facts.callsMethod(value))
  }

  private func isSetUp(_ write: Write, of type: TypeID, limit: Int) -> Bool {
    isSetUp(declaration: write.owner, file: write.file, of: type, limit: limit)
  }

  /// Whether code runs before the first row is drawn: in an initializer, in `viewDidLoad`, or only in functions that these
  /// call. A closure runs later, unless it is called at once.
  func isSetUp(declaration: DeclarationID?, file: FileID, of type: TypeID, limit: Int) -> Bool {
    let facts = facts(file)
    var isAnswer = false
    for place in facts.enclosing(declaration) {
      let declaration = facts[place]
      switch declaration.kind {
      case .closure where isImmediate(place, file): continue
      case .closure:
        if !isAnsweredAtOnce(place, file) { return false }
        isAnswer = true
      case .initializer: return true
      case .function:
        // An object that isn't a view may answer again when it is asked again, also in a function named like a view's.
        let setsUp = LifecycleMethods[declaration.name].contains(.setsUp) && (!isAnswer || roles.viewSide(type) != nil)
        return setsUp || isCalledInSetUp(place, file, type, limit)
      case .accessor: return observesSetUp(place, file, of: type)
      default: continue
      }
    }
    return false
  }

  private func isCalledInSetUp(_ function: DeclarationID, _ file: FileID, _ type: TypeID, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let name = facts(file)[function].name
    if mayOnlyBeCalled(function, by: type, file) {
      return areSetUp(uses(of: name, in: type), of: type, limit - 1)
    }
    // A step of the setup that a base class calls and the type overrides, or that its owner calls.
    return isOverriddenStep(function, file, type, limit) || isCalledInSetUpOfOwners(function, file, type, limit)
      || isCalledInSetUpOfViews(function, file, type, limit)
  }

  private func areSetUp(_ uses: [FunctionUse], of type: TypeID, _ limit: Int) -> Bool {
    !uses.isEmpty
      && uses.allSatisfy { $0.isCall && isSetUp(declaration: $0.owner, file: $0.file, of: type, limit: limit) }
  }

  /// Whether a function overrides one of a class of the project that only the class's own setup calls: `setUpViews()`.
  private func isOverriddenStep(_ function: DeclarationID, _ file: FileID, _ type: TypeID, _ limit: Int) -> Bool {
    let facts = facts(file)
    let name = facts[function].name
    guard facts[function].modifiers.contains(.override) else { return false }
    let bases = ancestors(of: type).filter { self[$0].kind == .class }
    if isCalledByOthers(name, of: bases + descendants(of: type) + [type]) { return false }
    guard bases.contains(where: { !declaredMembers(named: name, of: $0).isEmpty }) else { return false }
    let calls = bases.flatMap { base in uses(of: name, in: base).filter { !$0.isOfSuper }.map { (base, $0) } }
    return !calls.isEmpty && uses(of: name, in: type).allSatisfy(\.isOfSuper)
      && calls.allSatisfy { areSetUp([$1], of: $0, limit - 1) }
  }

  /// Whether code may call a function of another object that has one of some types.
  private func isCalledByOthers(_ name: Name, of types: [TypeID]) -> Bool {
    guard shared(MembersOfOthers.self).contains(name) else { return false }
    let places = shared(MembersOfOthers.self).places(of: name)
    return places.isEmpty
      || places.contains { mayChange(MemberPlace(file: $0.file, expression: $0.expression), types) }
  }

  /// Whether other objects only call a function of a view that they own during their own setup, or of a new object:
  /// `header.configure(events)` in `viewDidLoad`. A table configures its cells again.
  private func isCalledInSetUpOfOwners(
    _ function: DeclarationID, _ file: FileID, _ type: TypeID, _ limit: Int
  ) -> Bool {
    let facts = facts(file)
    let name = facts[function].name
    guard facts[function].modifiers.isDisjoint(with: [.override, .open, .public]), !roles.plays(.cell, type),
      roles.viewSide(type) != nil, uses(of: name, in: type).isEmpty,
      (ancestors(of: type) + descendants(of: type)).allSatisfy({ declaredMembers(named: name, of: $0).isEmpty })
    else { return false }
    let places = shared(MembersOfOthers.self).places(of: name).filter { place in
      let facts = self.facts(place.file)
      if let owner = facts.firstPart(of: place.expression).flatMap({ value(of: $0, file: place.file) })?.referent.type {
        return owner == type
      }
      return mayCall(SymbolID(file: file, declaration: function), at: place)
    }
    return !places.isEmpty
      && places.allSatisfy { place in
        let facts = self.facts(place.file)
        guard let object = facts.firstPart(of: place.expression),
          let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call,
          let user = enclosingType(of: facts[call].owner, file: place.file), !roles.plays(.cell, user),
          value(of: object, file: place.file)?.referent.type == type
        else { return false }
        return isBeforeShown(place.expression, place.file)
          || facts.isOwnMember(object)
            && isSetUp(declaration: facts[call].owner, file: place.file, of: user, limit: limit - 1)
      }
  }

  /// Whether the labels of a call are those of a function. A use that isn't a call may be any.
  private func mayCall(_ function: SymbolID, at place: ExpressionPlace) -> Bool {
    let facts = facts(place.file)
    guard let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call else { return true }
    let required = parameters(of: function).filter { file(function)[$0].value == nil }
    let arguments = facts.arguments(of: call)
    return arguments.count >= required.count
      && arguments.allSatisfy {
        facts[$0].flags.contains(.trailing) || parameter(of: function, for: $0, file: place.file) != nil
      }
  }

  /// Whether only its own type calls a function: it is private, or no other object's member has its name.
  private func mayOnlyBeCalled(_ function: DeclarationID, by type: TypeID, _ file: FileID) -> Bool {
    let facts = facts(file)
    let declaration = facts[function]
    // Members of a private extension are private.
    let around = declaration.parent.map { facts[$0].modifiers } ?? []
    if !declaration.modifiers.union(around).isDisjoint(with: [.private, .fileprivate]) { return true }
    if !declaration.modifiers.isDisjoint(with: [.override, .open, .public]) { return false }
    let related = ancestors(of: type) + descendants(of: type)
    return !related.contains { !declaredMembers(named: declaration.name, of: $0).isEmpty }
      && !shared(MembersOfOthers.self).contains(declaration.name)
  }

  /// The places where a type names one of its functions.
  private func uses(of name: Name, in type: TypeID) -> [FunctionUse] {
    self[type].bodies.flatMap { body -> [FunctionUse] in
      let facts = file(body)
      return facts[body.declaration].code.compactMap { index in
        let node = facts[index]
        guard node.name == name, node.kind == .reference || node.kind == .member || node.kind == .macro,
          !isMemberOfOther(index, body.file, than: type)
        else { return nil }
        let isCall =
          facts.expression(beginningWith: index).map { facts[$0].kind == .call } ?? false
          || isPassedToCaller(index, body.file)
        return FunctionUse(
          file: body.file, owner: node.owner, isCall: isCall, isOfSuper: facts.isMemberOfSuper(index))
      }
    }
  }
}

extension Project {
  /// Whether an expression is a member of an object of an unrelated type, such as `cell.configure` in a controller.
  private func isMemberOfOther(_ member: ExpressionID, _ file: FileID, than type: TypeID) -> Bool {
    let facts = facts(file)
    guard facts[member].kind == .member, let base = facts.firstPart(of: member), !facts.isSelf(base) else {
      return false
    }
    switch value(of: base, file: file)?.referent {
    case .project(let owner):
      return owner != type && !ancestors(of: type).contains(owner) && !descendants(of: type).contains(owner)
    // `tableView.reloadData()` doesn't call the controller's own function.
    case .system, .unknown: return true
    default: return false
    }
  }
}

/// A place where a type names one of its functions: it calls the function, passes it to code that calls it at once, or
/// passes it on to be called later.
private struct FunctionUse {
  let file: FileID
  let owner: DeclarationID?
  let isCall: Bool
  /// Whether it is a member of `super`.
  let isOfSuper: Bool
}

/// The names of the members that code uses on objects other than its own.
private struct MembersOfOthers: SharedResult {
  private var names = NameSet()
  /// The places of names that a view declares for a function.
  private var places: [Name: [ExpressionPlace]] = [:]

  init(of project: Project) {
    let functions = Self.functionsOfViews(in: project)
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs where facts[index].kind == .member {
        guard let base = facts.firstPart(of: index), !facts.isSelf(base), facts[base].kind != .super else { continue }
        let name = facts[index].name
        names.insert(name)
        if functions.contains(name) {
          places[name, default: []].append(ExpressionPlace(file: file, expression: index))
        }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }

  func places(of name: Name) -> [ExpressionPlace] { places[name] ?? [] }

  /// The names of the functions with which others give a view its data, and of those that a view overrides.
  private static func functionsOfViews(in project: Project) -> NameSet {
    NameSet(
      project.typeIDs.filter { project.roles.viewSide($0) != nil && project[$0].kind == .class }.flatMap { type in
        project.functions(of: type).filter {
          !project.parameters(of: $0).isEmpty || project[$0].modifiers.contains(.override)
        }.map { project[$0].name }
      })
  }
}

extension FileFacts {
  /// `Day.all()`, unlike `[Day]()` and `Module.Days()`, which create an empty list.
  fileprivate func callsMethod(_ call: ExpressionID) -> Bool {
    callee(of: call).map {
      self[$0].kind == .member && !self[$0].name.isCapitalized && self[$0].name != LanguageWords.initializer
    } ?? false
  }
}
