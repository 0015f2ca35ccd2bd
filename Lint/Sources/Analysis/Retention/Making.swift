public import LintSemantics
import LintSyntax

extension Project {
  /// Whether a type makes by itself all that one of its properties ever holds.
  public func makes(_ property: DeclarationID, of type: TypeID) -> Bool {
    let declaration = self[property]
    if declaration.modifiers.contains(.lazy) { return true }
    let facts = file(property)
    let initial = declaration.value.map { facts[expression: $0].kind == .binding ? $0 + 1 : $0 }
    if let initial, facts[expression: initial].kind == .call { return true }
    let writes = writes(to: declaration.name, of: type).filter { $0.value != nil && !isEmptyValue($0) }
    return !writes.isEmpty
      && writes.allSatisfy { write in
        write.value.map { files[Int(write.file)][expression: $0].kind == .call } ?? false
      }
  }
}
