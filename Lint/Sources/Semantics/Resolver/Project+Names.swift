public import LintSyntax

/// What the name of a type means: from the inside out, then at the top of files.
extension Project {
  /// What a name means, from the inside out: generic parameters, types in the types around it and in what those inherit,
  /// then the module, then the project, then the system.
  public func lookUp(_ name: Name, owner: DeclarationID?, file: FileID) -> Referent {
    let facts = facts(file)
    for place in facts.enclosing(owner) {
      if facts[place].modifiers.contains(.generic), let parameter = parameter(name, of: place, facts) {
        return .generic(SymbolID(file: file, declaration: parameter))
      }
      guard let type = type(declaredBy: SymbolID(file: file, declaration: place)) else { continue }
      if name == LanguageWords.selfType || self[type].name == name { return .project(type) }
      if let found = nested(name, in: type) { return found }
    }
    return global(name, file: file)
  }

  private func parameter(_ name: Name, of declaration: DeclarationID, _ facts: FileFacts) -> DeclarationID? {
    facts.children(of: declaration).first { child in
      facts[child].kind == .genericParameter && facts[child].name == name
    }
  }

  /// A type in a type, or in what that inherits.
  func nested(_ name: Name, in type: TypeID) -> Referent? {
    if let own = inner(name, of: type) { return own }
    for above in ancestors(of: type) {
      if let inherited = inner(name, of: above) { return inherited }
    }
    return nil
  }

  private func inner(_ name: Name, of type: TypeID) -> Referent? {
    trace?.see(type)
    guard let found = tables.nested[type.index].first(where: { $0.name == name })?.type else { return nil }
    return self[found].kind == .associatedType ? .generic(self[found].declaration) : .project(found)
  }
}
