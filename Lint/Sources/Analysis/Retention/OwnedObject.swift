public import LintSemantics
import LintSyntax

/// Objects that `self` retains, through a property of its own or through other objects.
extension FileReading {
  /// The largest number of objects in between: `viewModel.output.titles`.
  private static let ownershipLimit = 4

  /// The property that retains the object that an expression refers to: `viewModel`, `viewModel.titles`, or a local variable
  /// that is later stored.
  func ownedObject(_ expression: ExpressionID) -> RetainingProperty? { ownedObject(expression, Self.ownershipLimit) }

  private func ownedObject(_ expression: ExpressionID, _ limit: Int) -> RetainingProperty? {
    let node = facts[expression]
    guard limit > 0, objectType(expression) != nil else { return nil }
    if node.kind == .member, let base = facts.firstPart(of: expression), selfReference(base) == nil {
      guard let storage = ownedObject(base, limit - 1), let type = objectType(base), isStored(node.name, behind: type)
      else {
        return nil
      }
      return storage
    }
    return storage(expression).flatMap(strong) ?? storedLocal(expression)
  }

  /// The own object or value that stores a member: `list` for `list.items`.
  func owner(ofStoredMember member: ExpressionID) -> (storage: RetainingProperty, type: TypeID)? {
    guard facts[member].kind == .member, let base = facts.firstPart(of: member), let owned = ownedValue(base),
      isStored(facts[member].name, behind: owned.type)
    else { return nil }
    return owned
  }

  /// An own object, or a value in one: `viewModel.actions` is a part of `viewModel`.
  private func ownedValue(_ expression: ExpressionID) -> (storage: RetainingProperty, type: TypeID)? {
    if let storage = ownedObject(expression), let type = objectType(expression) { return (storage, type) }
    guard facts[expression].kind == .member, let base = facts.firstPart(of: expression),
      let value = value(of: expression), !value.isType, let type = value.referent.type, project[type].kind == .struct,
      let storage = ownedObject(base), let owner = objectType(base), isStored(facts[expression].name, behind: owner)
    else { return nil }
    return (storage, type)
  }

  func strong(_ storage: RetainingProperty) -> RetainingProperty? {
    guard !storage.isThroughObject, let property = storage.property, isStronglyStored(property) else { return nil }
    return storage
  }

  /// The project's class that an expression has, or a protocol that only classes adopt.
  func objectType(_ expression: ExpressionID) -> TypeID? {
    guard let value = value(of: expression), !value.isType,
      let type = project.memberOwner(of: value, in: enclosingType(of: facts[expression].owner)),
      project.isOfObjects(type)
    else { return nil }
    return type
  }

  /// Whether a property of a type is stored strongly. For a protocol, every adopter must.
  func isStored(_ member: Name, behind type: TypeID) -> Bool {
    let bodies = project.bodies(behind: type)
    return !bodies.isEmpty && bodies.allSatisfy { isStored(member, in: $0) }
  }

  /// `let field = Field(); …; return field` in the closure or function that makes a lazy property, or `self.field = field`.
  func storedLocal(_ expression: ExpressionID) -> RetainingProperty? {
    let node = facts[expression]
    guard node.kind == .reference, let found = local(node.name, at: node.range.start, from: node.owner) else {
      return nil
    }
    return storedLocal(found)
  }

  /// The property that stores the value of a local variable or parameter.
  func storedLocal(_ found: DeclarationID) -> RetainingProperty? {
    let declaration = facts[found]
    guard declaration.kind == .local || declaration.kind == .parameter,
      declaration.modifiers.isDisjoint(with: [.weak, .unowned, .part, .element]), let parent = declaration.parent
    else { return nil }
    return property(madeOf: found, in: parent) ?? property(thatStores: found, in: parent)
      ?? (declaration.kind == .parameter ? property(passedTo: found) : nil)
  }

  private func property(madeOf local: DeclarationID, in closure: DeclarationID) -> RetainingProperty? {
    let isReturned = facts[closure].code.contains { index in
      facts[index].kind == .return && facts[index].owner == closure
        && facts.firstPart(of: index).map { isReference($0, to: local) } ?? false
    }
    return isReturned ? property(madeBy: closure) : nil
  }

  /// The property that keeps what a closure or function returns.
  func property(madeBy code: DeclarationID) -> RetainingProperty? {
    lazyProperty(madeBy: code) ?? lazyProperty(madeByCalling: code) ?? assignedProperty(madeByCalling: code)
  }

  /// `lazy var field = { … }()`
  private func lazyProperty(madeBy closure: DeclarationID) -> RetainingProperty? {
    guard let expression = facts.expression(ofClosure: closure),
      let call = facts.expression(beginningWith: expression), facts[call].kind == .call,
      let binding = facts[call].parent, facts[binding].kind == .binding, let property = facts[binding].declaration,
      facts[property].kind == .property, facts[property].modifiers.contains(.lazy)
    else { return nil }
    return strong(RetainingProperty(name: facts[property].name, property: id(property)))
  }

  /// `lazy var field = makeField()`
  private func lazyProperty(madeByCalling function: DeclarationID) -> RetainingProperty? {
    guard isInstanceMethod(id(function)), let type = enclosingType(of: function) else { return nil }
    let property = project.storedProperties(of: type).first { property in
      guard property.file == file, facts[property.declaration].modifiers.contains(.lazy),
        let call = facts.initialValue(of: property.declaration), facts[call].kind == .call,
        let callee = facts.callee(of: call)
      else { return false }
      return project.declaration(readBy: callee, file: file) == id(function)
    }
    return property.flatMap { strong(RetainingProperty(name: project[$0].name, property: $0)) }
  }

  /// `field = makeField()`
  private func assignedProperty(madeByCalling function: DeclarationID) -> RetainingProperty? {
    guard isInstanceMethod(id(function)), let type = enclosingType(of: function) else { return nil }
    return project[type].bodies.firstResult { body in
      let reading = reading(of: body.file)
      return reading.facts[body.declaration].code.firstResult { index in
        reading.property(assignedBy: index, resultOf: id(function))
      }
    }
  }

  private func property(assignedBy index: ExpressionID, resultOf function: SymbolID) -> RetainingProperty? {
    guard facts[index].kind == .assignment, facts[index].name == LanguageWords.assignment,
      let call = facts.value(of: index), facts[call].kind == .call, let callee = facts.callee(of: call),
      facts[callee].name == project[function].name, project.declaration(readBy: callee, file: file) == function,
      let target = facts.target(of: index)
    else { return nil }
    return storage(target).flatMap(strong)
  }

  private func property(thatStores local: DeclarationID, in place: DeclarationID) -> RetainingProperty? {
    for index in facts[place].code where facts[index].kind == .assignment {
      guard facts[index].name == LanguageWords.assignment, let target = facts.target(of: index),
        let value = facts.value(of: index), isReference(value, to: local),
        let storage = storage(target).flatMap({ strong($0) ?? inherited($0, storing: local) })
      else { continue }
      return storage
    }
    return nil
  }

  /// `inputView = picker`: a property that a class outside the project declares retains a view, unless it is a delegate.
  private func inherited(_ storage: RetainingProperty, storing local: DeclarationID) -> RetainingProperty? {
    guard storage.property == nil, !storage.isThroughObject, !NamingConventions.isDelegate(storage.name),
      let type = project.value(of: id(local))?.referent.type, project.roles.viewSide(type) != nil
    else { return nil }
    return storage
  }

  /// Whether an expression is the name of a local variable.
  func isReference(_ expression: ExpressionID, to declaration: DeclarationID) -> Bool {
    let node = facts[expression]
    return node.kind == .reference && node.name == facts[declaration].name
      && local(node.name, at: node.range.start, from: node.owner) == declaration
  }
}

extension Project {
  /// The type, or for a protocol its adopters.
  func bodies(behind type: TypeID) -> [TypeID] { self[type].kind == .protocol ? adopters(of: type) : [type] }

  /// Whether a type has only objects: a class, or a protocol that requires classes or that only classes adopt.
  public func isOfObjects(_ type: TypeID) -> Bool {
    switch self[type].kind {
    case .class, .actor: return true
    case .protocol: break
    default: return false
    }
    if externalSupertypes(of: type).contains(where: { CommonSupertypes[$0].contains(.object) }) { return true }
    let adopters = adopters(of: type)
    return !adopters.isEmpty && adopters.allSatisfy { self[$0].kind == .class }
  }

  /// The types that adopt a protocol, without protocols that refine it.
  public func adopters(of type: TypeID) -> [TypeID] {
    descendants(of: type).filter { self[$0].kind != .protocol }
  }
}
