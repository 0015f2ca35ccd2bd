import LintSyntax

extension Project {
  /// Whether a function gives back what a store gave it, rather than what it chose or made by asking one.
  func givesFromStore(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[index]
      guard node.owner == function.declaration, node.kind == .return else { return false }
      return comesFromStore(facts.firstPart(of: index), function.file, 4)
    }
  }

  /// Follows a chain of calls to where it begins: what is handed to them does not count.
  private func comesFromStore(_ expression: ExpressionID?, _ file: FileID, _ limit: Int) -> Bool {
    let facts = facts(file)
    var next = expression
    while let index = next {
      if case .system(let system)? = value(of: index, file: file)?.referent, system.kind == .store { return true }
      switch facts[index].kind {
      case .member, .call, .subscript, .binding: next = facts.firstPart(of: index)
      case .reference:
        guard limit > 0, let read = declaration(readBy: index, file: file), read.file == file,
          self[read].kind == .local, let value = self[read].value
        else { return false }
        return comesFromStore(value, file, limit - 1)
      default: return false
      }
    }
    return false
  }
}
