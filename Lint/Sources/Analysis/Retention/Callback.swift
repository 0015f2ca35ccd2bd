import LintSemantics
import LintSyntax

/// A function that another object keeps, which the object around the code keeps in its turn.
public struct Callback: Sendable {
  public let observation: Observation
  public let handed: EscapingFunction
  /// The property in which it is kept, and the types that declare it.
  let property: Name
  let types: [TypeID]
}

extension FileReading {
  /// `viewModel.onChange = { … }`, `viewModel.titles.bind { … }`: an object that this one keeps alive keeps the function in a
  /// property of its own.
  public var callbacks: [Callback] {
    facts.expressionIDs.compactMap { index in
      switch facts[index].kind {
      case .assignment: assigned(index)
      case .call: taken(index)
      default: nil
      }
    }
  }

  private func assigned(_ assignment: ExpressionID) -> Callback? {
    let node = facts[assignment]
    let parts = Array(facts.parts(of: assignment))
    guard node.name == "=", parts.count == 2, facts[parts[1]].kind == .closure,
      facts[parts[0]].kind == .member, let base = facts.firstPart(of: parts[0]), isInObject(node.owner),
      let keeper = ownedObject(base), let type = objectType(base), isKept(facts[parts[0]].name, by: type)
    else { return nil }
    return callback(
      parts[1], assignment, keeper, facts[parts[0]].name, project.bodies(behind: type))
  }

  /// A method that stores what it is handed.
  private func taken(_ call: ExpressionID) -> Callback? {
    guard let (callee, base) = method(call), let closure = onlyClosure(of: call),
      mentionsSelf(closure), isInObject(facts[call].owner),
      let type = objectType(base), let property = property(thatKeepsFunctionOf: facts[callee].name, type),
      let keeper = ownedObject(base)
    else { return nil }
    return callback(closure, call, keeper, property, project.bodies(behind: type))
  }

  private func callback(
    _ closure: ExpressionID, _ place: ExpressionID, _ keeper: RetainingProperty, _ property: Name, _ types: [TypeID]
  ) -> Callback? {
    guard let function = facts.closure(at: closure) else { return nil }
    let start = facts[closure].range.start
    let observation = Observation(
      place: start, owner: facts[place].owner, keeper: keeper, chains: [], isAdded: false)
    let handed = EscapingFunction(function: .closure(function), place: start, call: place)
    return Callback(observation: observation, handed: handed, property: property, types: types)
  }

  private func onlyClosure(of call: ExpressionID) -> ExpressionID? {
    let closures = facts.arguments(of: call).compactMap(facts.firstPart).filter { facts[$0].kind == .closure }
    return closures.count == 1 ? closures[0] : nil
  }

  /// Most closures do not, and are asked no more.
  private func mentionsSelf(_ expression: ExpressionID) -> Bool {
    guard let closure = facts.closure(at: expression) else { return false }
    return facts[closure].code.contains { facts[$0].name == LanguageWords.selfWord }
      || facts.children(of: closure).contains { facts[$0].name == LanguageWords.selfWord }
  }

  /// The one property in which every method of a name keeps the function that it is handed.
  private func property(thatKeepsFunctionOf method: Name, _ type: TypeID) -> Name? {
    let methods = project.bodies(behind: type).flatMap { project.members(named: method, of: $0) }
      .filter { project[$0].kind == .function && !project.isRequirement($0) }
    let kept = methods.map { FileReading(project, file: $0.file).property(thatKeepsFunctionIn: $0.declaration) }
    guard let first = kept.first, let name = first, kept.allSatisfy({ $0 == name }) else { return nil }
    return name
  }

  /// `func bind(_ show: @escaping (Value) -> Void) { listener = show }`
  private func property(thatKeepsFunctionIn method: DeclarationID) -> Name? {
    let functions = facts.children(of: method).filter { child in
      facts[child].kind == .parameter && project.value(of: id(child))?.isFunction ?? false
    }
    guard functions.count == 1 else { return nil }
    return facts[method].code.lazy
      .compactMap { self.property(thatKeeps: functions[0], at: $0, in: method) }.first
  }

  private func property(thatKeeps function: DeclarationID, at index: ExpressionID, in method: DeclarationID) -> Name? {
    switch facts[index].kind {
    case .assignment:
      let parts = Array(facts.parts(of: index))
      guard parts.count == 2, means(function, parts[1]), facts[parts[0]].kind != .subscript else {
        return nil
      }
      return ownProperty(parts[0])?.name
    case .call:
      guard let (callee, base) = self.method(index), facts[callee].name == "append",
        let value = facts.arguments(of: index).first.flatMap(facts.firstPart), means(function, value),
        let list = ownProperty(base), isOnlyAdded(to: list, in: method)
      else { return nil }
      return list.name
    default: return nil
    }
  }

  private func ownProperty(_ expression: ExpressionID) -> RetainingProperty? { keeper(expression).flatMap(plain) }

  /// Whether a list that nobody else sees grows in one method, and is changed nowhere else.
  private func isOnlyAdded(to list: RetainingProperty, in method: DeclarationID) -> Bool {
    guard let property = list.property, let type = project.enclosingType(of: method, file: number),
      !project[property].modifiers.isDisjoint(with: [.private, .fileprivate])
    else { return false }
    return project.writes(to: list.name, of: type).allSatisfy { write in
      write.file == number && facts.enclosing(write.owner).contains(method)
    }
  }

  /// Whether the property that keeps a callback, or the one that keeps its object, is ever emptied.
  public func isEmptied(_ callback: Callback) -> Bool {
    let owner = project.enclosingType(of: callback.observation.owner, file: number)
    let own = callback.types.flatMap { project.writes(to: callback.property, of: $0) }
    let outer = owner.map { project.writes(to: callback.observation.keeper.name, of: $0) } ?? []
    return (own + outer).contains(where: project.isEmptyValue)
      || project.assignments(toMember: callback.property).contains(where: isEmptyValue)
  }

  private func isEmptyValue(_ place: AssignmentPlace) -> Bool {
    let facts = project.facts(place.file)
    return facts.parts(of: place.expression).contains { facts[$0].kind == .nil }
  }
}

extension Project {
  /// What a protocol asks for has no body.
  fileprivate func isRequirement(_ function: SymbolID) -> Bool {
    self[function].parent.map { file(function)[$0].kind == .protocol } ?? false
  }
}
