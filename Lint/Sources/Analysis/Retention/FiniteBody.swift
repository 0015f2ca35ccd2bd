import LintSemantics
import LintSyntax

extension FileReading {
  /// `service.image()`: a function of the project, of which every body gives back a stream that is over some time.
  func isFinite(inBodiesOf callee: ExpressionID, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let bodies = bodies(of: callee)
    return !bodies.isEmpty
      && bodies.allSatisfy { body in
        let file = body.file == number ? self : FileReading(project, file: body.file)
        return file.returnsFinite(body.declaration, depth: depth - 1)
      }
  }

  /// The functions that a call may mean: of a protocol, those of all who adopt it.
  private func bodies(of callee: ExpressionID) -> [SymbolID] {
    let node = facts[callee]
    let owner: TypeID? =
      switch node.kind {
      case .member: facts.firstPart(of: callee).flatMap { project.value(of: $0, file: number)?.referent.type }
      case .reference where local(node.name, at: node.range.start, from: node.owner) == nil:
        project.enclosingType(of: node.owner, file: number)
      default: nil
      }
    guard let owner else { return [] }
    let types = project[owner].kind == .protocol ? project.adopters(of: owner) : [owner]
    return types.flatMap { project.members(named: node.name, of: $0) }.filter { project[$0].kind == .function }
  }

  private func returnsFinite(_ function: DeclarationID, depth: Int) -> Bool {
    let code = facts[function].code
    let returned = code.filter { facts[$0].kind == .return && facts[$0].owner == function }
      .compactMap(facts.firstPart)
    return !returned.isEmpty && returned.allSatisfy { isOver($0, depth: depth) }
  }

  /// Follows a chain to where it starts.
  private func isOver(_ chain: ExpressionID, depth: Int) -> Bool {
    var next: ExpressionID? = chain
    while let index = next {
      if endsChain(index) || isFiniteSource(index, depth: depth) { return true }
      switch facts[index].kind {
      case .call:
        guard let (callee, base) = method(index), !StreamAPI[facts[callee].name].contains(.joins) else {
          return false
        }
        next = base
      case .member: next = facts.firstPart(of: index)
      case .reference: next = localValue(index)
      default: return false
      }
    }
    return false
  }
}
