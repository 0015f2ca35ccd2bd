import LintSemantics
import LintSyntax

/// The property of `self` through which a value is kept: directly, in a list, or in another value or object that is kept.
extension FileReading {
  /// The largest number of values in between: an action in a list of a menu of a button.
  private static let keepingLimit = 6

  /// The property that keeps the value of an expression: `items = [item]`, `items.append(item)`, `button.addAction(action)`.
  func keeper(of value: ExpressionID) -> RetainingProperty? { keeper(of: value, Self.keepingLimit) }

  private func keeper(of value: ExpressionID, _ limit: Int) -> RetainingProperty? {
    guard limit > 0, let parent = facts[value].parent else { return nil }
    switch facts[parent].kind {
    case .array: return keeper(of: parent, limit - 1)
    case .argument: return keeper(ofArgument: parent, limit - 1)
    case .assignment: return keeper(ofValue: value, assignedBy: parent)
    case .binding: return facts[parent].declaration.flatMap { keeper(ofDeclared: $0, limit - 1) }
    case .member: return keeper(ofElementsIn: value, parent, limit - 1)
    case .return: return keeper(ofElementReturnedBy: parent, limit - 1) ?? keeper(ofResult: parent, limit - 1)
    default: return nil
    }
  }

  /// `list.items = names.map { name in Item(name) { … } }`
  private func keeper(ofElementReturnedBy result: ExpressionID, _ limit: Int) -> RetainingProperty? {
    guard let closure = facts[result].owner, facts[closure].kind == .closure,
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, facts[call].kind == .call,
      let callee = facts.callee(of: call), facts[callee].kind == .member,
      CollectionMembers[facts[callee].name].contains(.transforms),
      !CollectionMembers[facts[callee].name].contains(.keepsElements)
    else { return nil }
    return keeper(of: call, limit)
  }

  /// `list.layout = makeLayout()`, where the function returns the value.
  private func keeper(ofResult result: ExpressionID, _ limit: Int) -> RetainingProperty? {
    guard let code = facts[result].owner else { return nil }
    return property(madeBy: code) ?? calls(ofOwn: code).firstResult { keeper(of: $0, limit) }
  }

  private func keeper(ofValue value: ExpressionID, assignedBy assignment: ExpressionID) -> RetainingProperty? {
    guard facts[assignment].name == LanguageWords.assignment, facts.value(of: assignment) == value,
      let target = facts.target(of: assignment)
    else { return nil }
    if let own = storage(target).flatMap(strong) ?? owner(ofStoredMember: target)?.storage { return own }
    return isDeclaredBySystem(target, .keepsValue) ? facts.firstPart(of: target).flatMap(keptSystemObject) : nil
  }

  private func keeper(ofDeclared declared: DeclarationID, _ limit: Int) -> RetainingProperty? {
    if facts[declared].kind == .property {
      return strong(RetainingProperty(name: facts[declared].name, property: id(declared)))
    }
    guard facts[declared].kind == .local,
      facts[declared].modifiers.isDisjoint(with: [.weak, .unowned, .part, .element]),
      let parent = facts[declared].parent
    else { return nil }
    return facts[parent].code.firstResult { index in
      isReference(index, to: declared) ? keeper(of: index, limit) : nil
    }
  }

  private func keeper(ofArgument argument: ExpressionID, _ limit: Int) -> RetainingProperty? {
    guard let call = facts[argument].parent, facts[call].kind == .call else { return nil }
    if let (callee, base) = method(call) {
      if isDeclaredBySystem(callee, .keepsArgument) { return keptSystemObject(base) }
      if CollectionMembers[facts[callee].name].contains(.adds) { return ownList(base) }
    }
    return keepsArgument(argument, call) ? keeper(of: call, limit) : nil
  }

  /// `[save, delete].forEach { sheet.addAction($0) }`
  private func keeper(ofElementsIn list: ExpressionID, _ member: ExpressionID, _ limit: Int) -> RetainingProperty? {
    guard facts[list].kind == .array, CollectionMembers[facts[member].name].contains(.visitsEach),
      let call = facts[member].parent, facts[call].kind == .call, let argument = facts.arguments(of: call).first,
      let closure = facts.firstPart(of: argument).flatMap(facts.closure)
    else { return nil }
    return facts[closure].code.firstResult { index in
      facts[index].kind == .reference && isElement(index, of: closure) ? keeper(of: index, limit) : nil
    }
  }

  /// `$0` or the only parameter of a closure.
  private func isElement(_ reference: ExpressionID, of closure: DeclarationID) -> Bool {
    guard let parameter = facts.children(of: closure).first(where: { facts[$0].kind == .parameter }) else {
      return facts[reference].name == SelectionNames.firstParameter
    }
    return isReference(reference, to: parameter)
  }

  /// A list of values that `self` stores.
  private func ownList(_ base: ExpressionID) -> RetainingProperty? {
    guard let value = value(of: base), project.isCollection(value) else { return nil }
    return storage(base).flatMap(strong)
  }

  /// Whether the object or value that a call makes keeps an argument.
  private func keepsArgument(_ argument: ExpressionID, _ call: ExpressionID) -> Bool {
    let label = facts[argument].name
    return project.callees(of: call, file: file).contains { callee in
      switch callee {
      case .memberwise(let type): return project.storedProperties(of: type).contains { project[$0].name == label }
      case .function(let initializer):
        guard project[initializer].kind == .initializer,
          let parameter = project.parameter(of: initializer, for: argument, file: file)
        else { return false }
        let there = reading(of: initializer.file)
        return there.facts[initializer.declaration].code.contains {
          there.property(thatStores: parameter, at: $0, in: initializer.declaration) != nil
        }
      case .value: return false
      }
    } || systemClass(madeBy: call).map { SystemCallbacks.keepsInitialValue(label, of: $0) } ?? false
  }

  private func systemClass(madeBy call: ExpressionID) -> Name? {
    guard let callee = facts.callee(of: call), value(of: callee)?.isType ?? false else { return nil }
    return value(of: call)?.referent.system?.name
  }

  /// Whether a member belongs to a class of the system that keeps a value or an argument.
  private func isDeclaredBySystem(_ member: ExpressionID, _ kind: SystemCallbacks) -> Bool {
    SystemCallbacks[facts[member].name].contains(kind) && project.declaration(readBy: member, file: file) == nil
  }

  /// The property that retains an object of the system, or the item that a controller has for its navigation bar.
  private func keptSystemObject(_ object: ExpressionID) -> RetainingProperty? {
    if facts[object].name == Self.navigationItem, facts.isOwnMember(object) {
      return RetainingProperty(name: Self.navigationItem, property: nil)
    }
    return storage(object).flatMap(strong) ?? storedLocal(object) ?? owner(ofStoredMember: object)?.storage
  }

  private static let navigationItem: Name = "navigationItem"
}
