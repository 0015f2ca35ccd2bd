import LintSemantics
import LintSyntax

/// Which functions can run while a retain cycle exists, and so break it.
///
/// The deinitializer of an object in the cycle never runs. Another function of such an object has to be called from outside.
struct CycleBreakers {
  private let file: FileReading
  /// The types of the objects in the cycle, with their ancestors and descendants.
  private let family: HandleSet<TypeID>
  /// The object that stores the function, if it isn't `self`.
  private let object: StoredObject?

  init(of types: [TypeID], object: StoredObject? = nil, in file: FileReading) {
    self.file = file
    self.object = object
    family = HandleSet(types.flatMap(file.project.family))
  }

  private var project: Project { file.project }

  /// Whether code can run while the cycle exists.
  func canRun(codeIn owner: DeclarationID?, of file: FileID) -> Bool {
    guard let type = project.enclosingType(of: owner, file: file), family.contains(type),
      let member = project.enclosingMember(of: owner, file: file)
    else { return true }
    return canRun(member)
  }

  /// Whether code that assigns a member of an object can run while the cycle exists, and the object may be the one in it.
  func canRun(_ place: ProjectAssignment) -> Bool {
    let facts = project.facts(place.file)
    let owner = facts[place.expression].owner
    if let type = project.enclosingType(of: owner, file: place.file), family.contains(type) {
      return canRun(codeIn: owner, of: place.file)
    }
    return facts.target(of: place.expression).flatMap(facts.firstPart).map { mayBeObject($0, place.file) } ?? true
  }

  private func mayBeObject(_ base: ExpressionID, _ file: FileID) -> Bool {
    object?.mayBe(base, in: self.file.reading(of: file)) ?? true
  }

  func canRun(_ function: SymbolID) -> Bool {
    var seen: Set<SymbolID> = []
    return canRun(function, &seen)
  }

  /// Whether a function can run while the cycle exists, other than in a function that starts the subscription again.
  func canRun(_ function: SymbolID, outside start: SymbolID?) -> Bool {
    var seen = Set(start.map { [$0] } ?? [])
    return canRun(function, &seen)
  }

  private func canRun(_ function: SymbolID, _ seen: inout Set<SymbolID>) -> Bool {
    guard seen.insert(function).inserted else { return false }
    let declaration = project[function]
    switch declaration.kind {
    case .initializer, .deinitializer: return false
    case .function: break
    default: return true
    }
    let lifecycle = LifecycleMethods[declaration.name]
    if !lifecycle.isEmpty { return !lifecycle.contains(.scrolls) && !LifecycleMethods.runsOnce(declaration.name) }
    if declaration.modifiers.contains(.override) || mayBeCallback(function)
      || project.file(function).attributes(of: declaration).contains(where: {
        KnownAttributes[$0.name].contains(.exposes)
      })
    {
      return true
    }
    for caller in callers(of: function) {
      guard let caller else { return true }
      if canRun(caller, &seen) { return true }
    }
    return false
  }

  /// Whether the system or a package may call a function: a requirement of one of their protocols receives its sender.
  private func mayBeCallback(_ function: SymbolID) -> Bool {
    guard project[function].modifiers.isDisjoint(with: [.private, .fileprivate]),
      let type = project.enclosingType(of: function), !project.externalSupertypes(of: type).isEmpty
    else { return false }
    let facts = project.file(function)
    return facts.children(of: function.declaration).contains { facts[$0].kind == .parameter }
  }

  /// The functions of the objects that name a function, and nil for other code. Code that runs while the user scrolls only pauses
  /// something, and the screen remains.
  private func callers(of function: SymbolID) -> [SymbolID?] {
    let name = project[function].name
    let places = project.memberPlaces(named: name).filter { mayMean($0) }.map { ($0.file, $0.expression) }
    let bare = family.flatMap { project[$0].bodies }.flatMap { body in
      project[body].code.filter { isBare(name, $0, in: body.file) }.map { (body.file, $0) }
    }
    return (places + bare).filter { !runsWhileScrolling($0.0, $0.1) }.map { caller(file: $0.0, $0.1) }
  }

  private func runsWhileScrolling(_ file: FileID, _ expression: ExpressionID) -> Bool {
    project.enclosingMember(of: project.facts(file)[expression].owner, file: file).map {
      LifecycleMethods[project[$0].name].contains(.scrolls)
    } ?? false
  }

  private func isBare(_ name: Name, _ index: ExpressionID, in file: FileID) -> Bool {
    let node = project.facts(file)[index]
    return node.kind == .reference && node.name == name
      && self.file.reading(of: file).local(name, at: node.range.start, from: node.owner) == nil
  }

  /// Whether a member's base is one of the objects, or unknown.
  private func mayMean(_ place: MemberPlace) -> Bool {
    guard let base = project.facts(place.file).firstPart(of: place.expression) else { return false }
    guard let value = project.value(of: base, file: place.file) else { return true }
    switch value.referent {
    case .project(let type): return family.contains(type) && isOfCycle(base, place.file)
    case .system: return false
    default: return true
    }
  }

  /// Whether the base of a call may be one of the objects in the cycle.
  private func isOfCycle(_ base: ExpressionID, _ file: FileID) -> Bool {
    let facts = project.facts(file)
    let type = project.enclosingType(of: facts[base].owner, file: file)
    return type.map(family.contains) ?? false || mayBeObject(base, file)
  }

  private func caller(file: FileID, _ expression: ExpressionID) -> SymbolID? {
    let owner = project.facts(file)[expression].owner
    guard let type = project.enclosingType(of: owner, file: file), family.contains(type),
      let member = project.enclosingMember(of: owner, file: file), project[member].kind != .property
    else { return nil }
    return member
  }
}

extension FileReading {
  /// Whether another function of the object ends the subscription, and something outside calls it: `stop()`.
  func isStoppedFromOutside(_ observation: Observation, in type: TypeID) -> Bool {
    let starts = function(around: observation.owner)
    let name = observation.storage.name
    let lifecycle = Lifecycle(of: type, in: project)
    let stops = lifecycle.resets(name, byCalls: !isKeptByOwnObject(observation)).filter { function in
      project[function].kind == .function && function != starts && LifecycleMethods[project[function].name].isEmpty
        && project.clears(name, in: function)
        && !(starts.map { project.calls(project[$0].name, in: function) } ?? false)
    }
    if stops.isEmpty { return false }
    let breakers = CycleBreakers(of: [type], in: self)
    return stops.contains { breakers.canRun($0, outside: starts) }
  }
}

extension Project {
  /// Whether code ends what a member stores and puts nothing in its place: `token = nil`, `bag = DisposeBag()`,
  /// `timer.invalidate()`.
  func clears(_ member: Name, in function: SymbolID) -> Bool {
    let facts = file(function)
    let assigned = self[function].code.filter { index in
      facts[index].kind == .assignment
        && facts.target(of: index).map { facts[$0].name == member && facts.isOwnMember($0) } ?? false
    }
    guard resets(member, in: function) else { return false }
    return assigned.allSatisfy { index in
      guard let value = facts.value(of: index) else { return false }
      switch facts[value].kind {
      case .nil: return true
      case .array: return facts.firstPart(of: value) == nil
      case .call: return facts.arguments(of: value).isEmpty
      default: return false
      }
    }
  }
}
