import LintSyntax

extension Project {
  /// Whether a function gives back what a store gave it, rather than what it chose or made by asking one.
  func givesFromStore(_ function: DeclarationID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[expression: index]
      guard node.owner == function.index, node.kind == .return else { return false }
      return comesFromStore(index + 1, before: node.next, function.file, 4)
    }
  }

  /// Follows a chain of calls to where it begins: what is handed to them does not count.
  private func comesFromStore(_ expression: Int32, before end: Int32, _ file: Int32, _ limit: Int) -> Bool {
    let facts = facts(file)
    var index = expression
    while index < end {
      if case .system(let system)? = value(of: index, file: file)?.referent, system.kind == .store { return true }
      let node = facts[expression: index]
      switch node.kind {
      case .member, .call, .subscript, .binding: index += 1
      case .reference:
        guard limit > 0, let read = declaration(readBy: index, file: file), read.file == file,
          self[read].kind == .local, let value = self[read].value
        else { return false }
        return comesFromStore(value, before: facts[expression: value].next, file, limit - 1)
      default: return false
      }
    }
    return false
  }
}
