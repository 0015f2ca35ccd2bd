import LintSemantics
import LintSyntax

/// Names of the Objective-C runtime.
private enum AssociatedObject {
  /// The function with which an object keeps another one. Its arguments are the object, a key, the value and a policy.
  static let setter: Name = "objc_setAssociatedObject"
  /// The policy that doesn't retain the value.
  static let assigned: Name = "OBJC_ASSOCIATION_ASSIGN"
}

/// Functions that the app's extensions of system classes keep in associated objects: `button.onTap = { … }`, `row.onTap { … }`.
extension FileReading {
  /// The property of `self` that retains the object of an assigned member, whose setter keeps the function.
  func associatedStorage(of target: ExpressionID) -> RetainingProperty? {
    guard let base = facts.firstPart(of: target), let storage = keptObject(base) else { return nil }
    let members = addedMembers(named: facts[target].name, to: base)
    return !members.isEmpty && members.allSatisfy(keepsNewValue) ? storage : nil
  }

  /// The property of `self` that retains the object of a called method, and the name under which the object keeps the argument.
  func associatedStorage(
    of argument: ExpressionID, passedTo callee: ExpressionID
  ) -> (storage: RetainingProperty, name: Name)? {
    guard let base = facts.firstPart(of: callee), let storage = keptObject(base) else { return nil }
    let names = addedMembers(named: facts[callee].name, to: base).map { nameOfValue(keptBy: $0, argument) }
    guard let first = names.first, let name = first, names.allSatisfy({ $0 == name }) else { return nil }
    return (storage, name)
  }

  private func keptObject(_ base: ExpressionID) -> RetainingProperty? {
    guard let value = value(of: base), !value.isType else { return nil }
    switch value.referent {
    case .project: break
    // Most other objects of the system run a function once.
    case .system(let system): if ![.view, .cell, .controller].contains(system.kind) { return nil }
    default: return nil
    }
    return storage(base).flatMap(strong) ?? storedLocal(base)
  }

  /// The members with a name that the app adds to the system class of an object.
  private func addedMembers(named name: Name, to object: ExpressionID) -> [SymbolID] {
    let members: [SymbolID]
    switch value(of: object)?.referent {
    case .system(let system):
      members = project.shared(SystemExtensions.self).members(named: name, inheritedBy: system)
    case .project(let type):
      guard project.firstMember(named: name, of: type) == nil else { return [] }
      members = project.shared(SystemExtensions.self).members(named: name, inheritedBy: type, in: project)
    default: return []
    }
    return members.filter { project[$0].modifiers.isDisjoint(with: [.static, .class]) }
  }

  /// Whether the setter of a property keeps the value in an associated object, and no code of the file removes it.
  private func keepsNewValue(_ property: SymbolID) -> Bool {
    guard project[property].kind == .property else { return false }
    let there = reading(of: property.file)
    return project[property].code.contains { there.associates(at: $0, there.isNewValue) }
      && !there.removes(project[property].name) && !there.removesAssociatedObjects(outside: property.declaration)
  }

  /// The name under which a method keeps its argument: the property that it sets, or else its own.
  private func nameOfValue(keptBy method: SymbolID, _ argument: ExpressionID) -> Name? {
    guard project[method].kind == .function, let parameter = parameter(of: method, for: argument) else { return nil }
    let there = reading(of: method.file)
    let isFunction = { there.isReference($0, to: parameter) }
    return project[method].code.firstResult { index in
      if there.associates(at: index, isFunction), !there.removesAssociatedObjects(outside: method.declaration) {
        return project[method].name
      }
      return there.property(ofSameExtensionAs: method.declaration, assignedAt: index, isFunction)
    }
  }

  /// `handler = action`, where the same extension declares `handler` and keeps its values.
  private func property(
    ofSameExtensionAs method: DeclarationID, assignedAt index: ExpressionID, _ isFunction: (ExpressionID) -> Bool
  ) -> Name? {
    guard facts[index].kind == .assignment, facts[index].name == LanguageWords.assignment,
      let value = facts.value(of: index), isFunction(value), let target = facts.target(of: index),
      facts.isOwnMember(target), let body = facts[method].parent
    else { return nil }
    let name = facts[target].name
    let property = facts.children(of: body).first { facts[$0].kind == .property && facts[$0].name == name }
    return property.flatMap { keepsNewValue(id($0)) ? name : nil }
  }

  /// Whether code of the file sets a property of its object to nil.
  private func removes(_ property: Name) -> Bool {
    facts.expressionIDs.contains { index in
      guard facts[index].kind == .assignment, let target = facts.target(of: index), facts[target].name == property,
        let value = facts.value(of: index)
      else { return false }
      return facts.isOwnMember(target) && facts[value].kind == .nil
    }
  }

  private func removesAssociatedObjects(outside member: DeclarationID) -> Bool {
    facts.expressionIDs.contains { index in
      guard let (_, value) = association(at: index), facts[value].kind == .nil else { return false }
      return !facts.enclosing(facts[index].owner).contains(member)
    }
  }

  /// Whether a call keeps a function as long as the object lives.
  private func associates(at call: ExpressionID, _ isFunction: (ExpressionID) -> Bool) -> Bool {
    guard let (policy, value) = association(at: call), facts[policy].name != AssociatedObject.assigned else {
      return false
    }
    return carries(value, isFunction) || localValue(value).map { carries($0, isFunction) } ?? false
  }

  /// The policy and the value of a call that sets an associated object of `self`.
  private func association(at call: ExpressionID) -> (policy: ExpressionID, value: ExpressionID)? {
    guard facts[call].kind == .call, calleeName(call) == AssociatedObject.setter else { return nil }
    let arguments = facts.arguments(of: call).compactMap(facts.firstPart)
    guard arguments.count == 4, facts.isSelf(arguments[0]) else { return nil }
    return (arguments[3], arguments[2])
  }

  /// Whether a value is a function, or an object of the app that stores it: `action as Any`, `Target(action)`.
  private func carries(_ value: ExpressionID, _ isFunction: (ExpressionID) -> Bool) -> Bool {
    switch facts[value].kind {
    case .sequence: return facts.firstPart(of: value).map(isFunction) ?? false
    case .call:
      return facts.arguments(of: value).contains { argument in
        facts.firstPart(of: argument).map(isFunction) ?? false
          && property(thatStoresArgument: argument, of: value) != nil
      }
    default: return isFunction(value)
    }
  }

  /// `newValue` in a setter, also if it was unwrapped.
  private func isNewValue(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    guard node.kind == .reference else { return false }
    guard let found = local(node.name, at: node.range.start, from: node.owner) else {
      return node.name == LanguageWords.newValue
    }
    guard facts[found].modifiers.contains(.unwrapped) else { return false }
    return facts.initialValue(of: found).map { $0 != expression && isNewValue($0) }
      ?? (node.name == LanguageWords.newValue)
  }
}
