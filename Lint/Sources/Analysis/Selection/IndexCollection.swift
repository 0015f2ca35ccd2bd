import LintSemantics
import LintSyntax

/// Local collections to which code adds the index: `var rows = checkedRows ; rows.insert(index)`.
extension IndexFlow {
  /// Whether code adds the index to a local variable.
  func gathersIndex(_ local: DeclarationID) -> Bool {
    if facts[local].modifiers.contains(.constant) { return false }
    let name = facts[local].name
    return facts[root].code.contains { call in
      guard facts[call].kind == .call, let callee = facts.callee(of: call), facts[callee].kind == .member,
        let base = facts.firstPart(of: callee), facts[base].kind == .reference, facts[base].name == name,
        project.shared(AddingMethods.self).contains(facts[callee].name),
        // In `rows.insert(row, at: index)`, the index is a place.
        let element = facts.arguments(of: call).first, facts[element].name.isEmpty, isIndex(element)
      else { return false }
      return project.declaration(readBy: base, file: file) == SymbolID(file: file, declaration: local)
    }
  }
}

/// The methods that add an element to a collection: those of the standard library, and the mutating ones of the project that
/// call them.
private struct AddingMethods: SharedResult {
  private var names = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for function in facts.declarationIDs
      where facts[function].kind == .function && facts[function].modifiers.contains(.mutating) {
        if facts.addsParameter(function) { names.insert(facts[function].name) }
      }
    }
  }

  func contains(_ name: Name) -> Bool { CollectionMembers[name].contains(.adds) || names.contains(name) }
}

extension FileFacts {
  /// `mutating func toggle(_ element: Element) { insert(element) }`
  fileprivate func addsParameter(_ function: DeclarationID) -> Bool {
    let parameters = children(of: function).filter { self[$0].kind == .parameter }
    guard let parameter = parameters.first, self[parameter].label.isEmpty else { return false }
    return self[function].code.contains { call in
      guard self[call].kind == .call, let callee = callee(of: call),
        CollectionMembers[self[callee].name].contains(.adds),
        isOwnMember(callee), let element = arguments(of: call).first.flatMap(firstPart)
      else { return false }
      return self[element].kind == .reference && self[element].name == self[parameter].name
    }
  }
}
