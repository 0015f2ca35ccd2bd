import LintSemantics
import LintSyntax

/// A function that another object keeps, which the object around the code keeps in its turn.
public struct Callback: Sendable {
  public let observation: Observation
  public let handed: Handed
  /// The property in which it is kept, and the types that declare it.
  let property: Name
  let types: [TypeID]
}

extension FileReading {
  /// `viewModel.onChange = { … }`, `viewModel.titles.bind { … }`: an object that this one keeps alive keeps the function in a
  /// property of its own.
  public var callbacks: [Callback] {
    (0..<Int32(facts.expressions.count)).compactMap { index in
      switch facts[expression: index].kind {
      case .assignment: assigned(index)
      case .call: taken(index)
      default: nil
      }
    }
  }

  private func assigned(_ assignment: Int32) -> Callback? {
    let node = facts[expression: assignment]
    let parts = Array(facts.parts(ofExpression: assignment))
    guard node.name == "=", parts.count == 2, facts[expression: parts[1]].kind == .closure,
      facts[expression: parts[0]].kind == .member, let base = content(parts[0]), isInObject(node.owner),
      let keeper = ownedObject(base), let type = objectType(base), isKept(facts[expression: parts[0]].name, by: type)
    else { return nil }
    return callback(
      facts[expression: parts[1]], assignment, keeper, facts[expression: parts[0]].name, project.bodies(behind: type))
  }

  /// A method that stores what it is handed.
  private func taken(_ call: Int32) -> Callback? {
    guard let (callee, base) = method(call), let closure = onlyClosure(of: call),
      mentionsSelf(facts[expression: closure].link), isInObject(facts[expression: call].owner),
      let type = objectType(base), let property = property(thatKeepsFunctionOf: facts[expression: callee].name, type),
      let keeper = ownedObject(base)
    else { return nil }
    return callback(facts[expression: closure], call, keeper, property, project.bodies(behind: type))
  }

  private func callback(
    _ closure: Expression, _ place: Int32, _ keeper: Keeper, _ property: Name, _ types: [TypeID]
  ) -> Callback {
    let observation = Observation(
      place: closure.range.start, owner: facts[expression: place].owner, keeper: keeper, chains: [], isAdded: false)
    let handed = Handed(function: .closure(closure.link), place: closure.range.start, call: place)
    return Callback(observation: observation, handed: handed, property: property, types: types)
  }

  private func onlyClosure(of call: Int32) -> Int32? {
    let closures = arguments(of: call).compactMap(content).filter { facts[expression: $0].kind == .closure }
    return closures.count == 1 ? closures[0] : nil
  }

  /// Most closures do not, and are asked no more.
  private func mentionsSelf(_ closure: Int32) -> Bool {
    let declaration = facts[declaration: closure]
    return declaration.code.contains { facts[expression: $0].name == LanguageWords.selfWord }
      || facts.children(ofDeclaration: closure).contains { facts[declaration: $0].name == LanguageWords.selfWord }
  }

  /// The one property in which every method of a name keeps the function that it is handed.
  private func property(thatKeepsFunctionOf method: Name, _ type: TypeID) -> Name? {
    let methods = project.bodies(behind: type).flatMap { project.members(named: method, of: $0) }
      .filter { project[$0].kind == .function && !project.isRequirement($0) }
    let kept = methods.map { FileReading(project, file: $0.file).property(thatKeepsFunctionIn: $0.index) }
    guard let first = kept.first, let name = first, kept.allSatisfy({ $0 == name }) else { return nil }
    return name
  }

  /// `func bind(_ show: @escaping (Value) -> Void) { listener = show }`
  private func property(thatKeepsFunctionIn method: Int32) -> Name? {
    let functions = facts.children(ofDeclaration: method).filter { child in
      facts[declaration: child].kind == .parameter && project.value(of: id(child))?.isFunction ?? false
    }
    guard functions.count == 1 else { return nil }
    return facts[declaration: method].code.lazy
      .compactMap { self.property(thatKeeps: functions[0], at: $0, in: method) }.first
  }

  private func property(thatKeeps function: Int32, at index: Int32, in method: Int32) -> Name? {
    switch facts[expression: index].kind {
    case .assignment:
      let parts = Array(facts.parts(ofExpression: index))
      guard parts.count == 2, means(function, parts[1]), facts[expression: parts[0]].kind != .subscript else {
        return nil
      }
      return ownProperty(parts[0])?.name
    case .call:
      guard let (callee, base) = self.method(index), facts[expression: callee].name == "append",
        let value = arguments(of: index).first.flatMap(content), means(function, value), let list = ownProperty(base),
        isOnlyAdded(to: list, in: method)
      else { return nil }
      return list.name
    default: return nil
    }
  }

  private func ownProperty(_ expression: Int32) -> Keeper? { keeper(expression).flatMap(plain) }

  /// Whether a list that nobody else sees grows in one method, and is changed nowhere else.
  private func isOnlyAdded(to list: Keeper, in method: Int32) -> Bool {
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
    return (own + outer).contains(where: project.isNothing)
      || project.assignments(toMember: callback.property).contains(where: isNothing)
  }

  private func isNothing(_ place: AssignmentPlace) -> Bool {
    let facts = project.facts(place.file)
    return facts.parts(ofExpression: place.expression).contains { facts[expression: $0].kind == .nil }
  }
}

extension Project {
  /// What a protocol asks for has no body.
  fileprivate func isRequirement(_ function: DeclarationID) -> Bool {
    let parent = self[function].parent
    return parent >= 0 && file(function)[declaration: parent].kind == .protocol
  }
}
