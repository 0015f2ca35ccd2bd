import LintFacts
import LintProject

extension FileReading {
  /// `viewModel.onChange = { … }`: an object that this one stores keeps the function in a property of its own.
  public var callbacks: [(observation: Observation, handed: Handed)] {
    (0..<Int32(facts.expressions.count)).compactMap { index in
      facts[expression: index].kind == .assignment ? callback(index) : nil
    }
  }

  private func callback(_ assignment: Int32) -> (observation: Observation, handed: Handed)? {
    let node = facts[expression: assignment]
    let parts = Array(facts.parts(ofExpression: assignment))
    guard node.name == "=", parts.count == 2, facts[expression: parts[1]].kind == .closure,
      facts[expression: parts[0]].kind == .member, let base = content(parts[0]), isInObject(node.owner),
      let keeper = storedObject(base), let type = project.value(of: base, file: number)?.referent.type,
      isStored(facts[expression: parts[0]].name, in: type)
    else { return nil }
    let closure = facts[expression: parts[1]]
    let observation = Observation(
      place: closure.range.start, owner: node.owner, keeper: keeper, chains: [], isAdded: false)
    return (observation, Handed(function: .closure(closure.link), place: closure.range.start, call: assignment))
  }

  /// Whether the property that keeps a callback, or the one that keeps its object, is ever emptied.
  public func isEmptied(_ callback: Handed, keptIn keeper: Keeper) -> Bool {
    let name = facts[expression: callback.call + 1].name
    let type = content(callback.call + 1).flatMap { project.value(of: $0, file: number)?.referent.type }
    let owner = project.enclosingType(of: facts[expression: callback.call].owner, file: number)
    let own = type.map { project.writes(to: name, of: $0) } ?? []
    let outer = owner.map { project.writes(to: keeper.name, of: $0) } ?? []
    return (own + outer).contains(where: project.isNothing)
      || project.assignments(toMember: name).contains(where: isNothing)
  }

  private func isNothing(_ place: AssignmentPlace) -> Bool {
    let facts = project.facts(place.file)
    return facts.parts(ofExpression: place.expression).contains { facts[expression: $0].kind == .nil }
  }
}
