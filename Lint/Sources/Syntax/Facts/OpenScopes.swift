/// The scopes that are open, and the locals that stand in them: each is seen until its scope ends.
package struct OpenScopes {
  /// For each scope, how many locals stand outside of it.
  private var outside: [Int] = []
  private var locals: [DeclarationID] = []

  package init() {}

  package var isEmpty: Bool { outside.isEmpty }

  package mutating func open() { outside.append(locals.count) }

  package mutating func add(_ local: DeclarationID) { locals.append(local) }

  package mutating func close(at end: UInt32, _ facts: inout FactsDraft) {
    guard let outside = outside.popLast() else { return }
    for local in locals[outside...] { facts.declarations[local.index].scopeEnd = end }
    locals.removeLast(locals.count - outside)
  }
}
