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
    if isConstant(writes) { return nil }
    if let write = laterChange(among: writes, of: type) { return .write(write, to: property.name) }
    if !property.modifiers.isDisjoint(with: [.private, .fileprivate, .restrictedSetter]) { return nil }
    // Others can set a visible property; if its own type fills it, they don't have to.
    let hasOwnValue = !own.isEmpty || property.modifiers.contains(.lazy)
    if isFilled(id) || hasOwnValue && !isSetElsewhere(id, of: type) {
      return move(in: id, byOthersThan: type, except: exception).map { .write($0, to: property.name) }
    }
    return isSetBeforeShown(id, of: type) ? nil : .setter(id)
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
    guard let part else { return !write.isInElement }
    return write.part == nil || write.part == part
  }

  /// Whether a write only adds elements at the end, so the others keep their places.
  private func appends(_ write: Write) -> Bool {
    let facts = facts(write.file)
    switch facts[write.expression].kind {
    case .assignment: return facts[write.expression].name == "+="
    case .call:
      return facts.callee(of: write.expression).map { CollectionMembers[facts[$0].name].contains(.appends) } ?? false
    default: return false
    }
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
    case .system: return false
    default: return true
    }
  }

  /// Whether a single list of constants is the only value ever assigned: `rows = [.header, .content]`.
  private func isConstant(_ writes: [Write]) -> Bool {
    guard writes.count == 1, let value = writes[0].value else { return false }
    let facts = facts(writes[0].file)
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

  private func isSetUp(_ write: Write, of type: TypeID, limit: Int) -> Bool {
    isSetUp(declaration: write.owner, file: write.file, of: type, limit: limit)
  }

  /// Whether code runs before the first row is drawn: in an initializer, in `viewDidLoad`, or only in functions that these
  /// call. A closure runs later, unless it is called at once.
  func isSetUp(declaration: DeclarationID?, file: FileID, of type: TypeID, limit: Int) -> Bool {
    let facts = facts(file)
    for place in facts.enclosing(declaration) {
      let declaration = facts[place]
      switch declaration.kind {
      case .closure:
        if !isImmediate(place, file) { return false }
      case .initializer: return true
      case .function:
        return LifecycleMethods[declaration.name].contains(.setsUp) || isCalledInSetUp(place, file, type, limit)
      case .accessor: return observesSetUp(place, file, of: type)
      default: continue
      }
    }
    return false
  }

  private func isCalledInSetUp(_ function: DeclarationID, _ file: FileID, _ type: TypeID, _ limit: Int) -> Bool {
    guard limit > 0, mayOnlyBeCalled(function, by: type, file) else { return false }
    let uses = uses(of: facts(file)[function].name, in: type)
    return !uses.isEmpty
      && uses.allSatisfy { $0.isCall && isSetUp(declaration: $0.owner, file: $0.file, of: type, limit: limit - 1) }
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
        let isCall = facts.expression(beginningWith: index).map { facts[$0].kind == .call } ?? false
        return FunctionUse(file: body.file, owner: node.owner, isCall: isCall)
      }
    }
  }
}

extension Project {
  /// Whether an expression is a member of an object of an unrelated type, such as `cell.configure` in a controller.
  private func isMemberOfOther(_ member: ExpressionID, _ file: FileID, than type: TypeID) -> Bool {
    let facts = facts(file)
    guard facts[member].kind == .member, let base = facts.firstPart(of: member), !facts.isSelf(base),
      let owner = value(of: base, file: file)?.referent.type
    else { return false }
    return owner != type && !ancestors(of: type).contains(owner) && !descendants(of: type).contains(owner)
  }
}

/// A place where a type names one of its functions: it calls the function, or passes it on to be called later.
private struct FunctionUse {
  let file: FileID
  let owner: DeclarationID?
  let isCall: Bool
}

/// The names of the members that code uses on objects other than its own.
private struct MembersOfOthers: SharedResult {
  private var names = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs where facts[index].kind == .member {
        if let base = facts.firstPart(of: index), !facts.isSelf(base) { names.insert(facts[index].name) }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}
