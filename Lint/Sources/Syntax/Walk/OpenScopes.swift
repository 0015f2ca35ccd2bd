/// The scopes that are open, and the locals that stand in them: each is seen until its scope ends.
struct OpenScopes {
  /// For each scope, how many locals stand outside of it.
  private var outside: [Int] = []
  private var locals: [Int32] = []

  var isEmpty: Bool { outside.isEmpty }

  mutating func open() { outside.append(locals.count) }

  mutating func add(_ local: Int32) { locals.append(local) }

  mutating func close(at end: UInt32, _ facts: inout FactsDraft) {
    guard let outside = outside.popLast() else { return }
    for local in locals[outside...] { facts.declarations[Int(local)].scopeEnd = end }
    locals.removeLast(locals.count - outside)
  }
}
