import LintSemantics
import LintSyntax

/// The methods that the project adds to collections to read an element at an index: `func element(at index: Int) -> Element?`.
struct ElementReaders {
  private var names = NameSet()

  init(in project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.declarationIDs where facts[declaration].kind == .function {
        let function = SymbolID(file: file, declaration: declaration)
        if project.isMemberOfExternalType(function), project.readsOwnElement(function) {
          names.insert(facts[declaration].name)
        }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension Project {
  /// Whether a function is declared in an extension of a type that the project doesn't declare.
  func isMemberOfExternalType(_ function: SymbolID) -> Bool {
    guard let parent = self[function].parent else { return false }
    let body = SymbolID(file: function.file, declaration: parent)
    return self[body].kind == .extension && type(declaredBy: body) == nil
  }

  /// `self[index]`, where the index is a parameter.
  fileprivate func readsOwnElement(_ function: SymbolID) -> Bool {
    let facts = file(function)
    let parameters = NameSet(self.parameters(of: function).map { facts[$0].name })
    return facts[function.declaration].code.contains { index in
      guard facts[index].kind == .subscript, let base = facts.firstPart(of: index), facts.isSelf(base) else {
        return false
      }
      return facts.arguments(of: index).contains { argument in
        facts.firstPart(of: argument).map { facts[$0].kind == .reference && parameters.contains(facts[$0].name) }
          ?? false
      }
    }
  }
}
