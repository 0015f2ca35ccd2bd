public import LintSemantics
import LintSyntax

extension Project {
  /// Whether a type makes by itself all that one of its properties ever holds.
  public func makes(_ property: SymbolID, of type: TypeID) -> Bool {
    let declaration = self[property]
    if declaration.modifiers.contains(.lazy) { return true }
    let facts = file(property)
    let initial = declaration.value.flatMap { facts[$0].kind == .binding ? facts.firstPart(of: $0) : $0 }
    if let initial, facts[initial].kind == .call { return true }
    let writes = writes(to: declaration.name, of: type).filter { $0.value != nil && !isNothing($0) }
    return !writes.isEmpty
      && writes.allSatisfy { write in
        write.value.map { self.facts(write.file)[$0].kind == .call } ?? false
      }
  }
}
