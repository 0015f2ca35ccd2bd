import LintSemantics
import LintSyntax

/// The app's own methods of collections and tokens that end the subscriptions in them, such as
/// `extension Set<AnyCancellable> { mutating func endAll() { forEach { $0.cancel() } } }`.
struct ClearingMethods: SharedResult {
  private let functions: [SymbolID]

  init(of project: Project) {
    functions = project.fileIDs.flatMap { file in
      let facts = project.facts(file)
      return facts.declarationIDs.map { SymbolID(file: file, declaration: $0) }.filter { function in
        guard facts[function.declaration].kind == .function, let parent = facts[function.declaration].parent else {
          return false
        }
        return facts[parent].kind == .extension && project.enclosingType(of: function) == nil
          && project.clearsItself(in: function)
      }
    }
  }

  /// Whether a call may call one of the methods.
  func accept(_ callee: ExpressionID, in file: FileID, of project: Project) -> Bool {
    functions.contains { function in
      project[function].name == project.facts(file)[callee].name
        && project.accepts(function, callee: callee, file: file)
    }
  }
}

extension Project {
  /// `removeAll()`, `forEach { $0.cancel() }`, `for each in self { each.cancel() }`
  fileprivate func clearsItself(in method: SymbolID) -> Bool {
    let facts = file(method)
    return self[method].code.contains { index in
      switch facts[index].kind {
      case .call:
        guard let callee = facts.callee(of: index), facts.isOwnMember(callee) else { return false }
        let name = facts[callee].name
        return name.clears
          || CollectionMembers[name].contains(.visitsEach) && clearsElement(in: facts.subtree(of: index), facts)
      case .iteration:
        return facts.sequence(of: index).map(facts.isSelf) ?? false
          && clearsElement(in: facts.subtree(of: index), facts)
      default: return false
      }
    }
  }
}
