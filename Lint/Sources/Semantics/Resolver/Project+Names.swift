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
    recorder?.resolve(type)
    guard let found = tables.nested[type.index].first(where: { $0.name == name })?.type else { return nil }
    return self[found].kind == .associatedType ? .generic(self[found].declaration) : .project(found)
  }
}

/// Types at the top of files: which of several a name means.
extension Project {
  /// A type at the top of a file.
  func global(_ name: Name, file: FileID) -> Referent {
    recorder?.lookUp(name)
    let candidates = (tables.topLevel[name] ?? []).filter { mayBeMeant($0, by: name, in: file) }
    if let only = pick(candidates, file: file) { return .project(only) }
    if !candidates.isEmpty { return .ambiguous(name) }
    return known(name, in: file).map(Referent.system) ?? .unknown(name)
  }

  /// A type that no project need declare.
  private func known(_ name: Name, in file: FileID) -> SystemType? {
    SystemTypes.named(name) ?? PackageTypes.named(name, in: facts(file))
  }

  /// What a module calls by a name of its own that others have too, such as `typealias View = SwiftUI.View`, it calls so for
  /// itself, and for those who import it.
  private func mayBeMeant(_ type: TypeID, by name: Name, in file: FileID) -> Bool {
    let id = self[type].declaration
    if isHidden(id, from: file) { return false }
    return self[type].kind != .typeAlias || modules.areTogether(id.file, file) || isImported(id.file, by: file)
      || known(name, in: file) == nil
  }

  private func pick(_ candidates: [TypeID], file: FileID) -> TypeID? {
    if candidates.count < 2 { return candidates.first }
    // Nobody means one of so many.
    if candidates.count > 256 { return nil }
    let near = candidates.filter { modules.areTogether(self[$0].declaration.file, file) }
    if near.count == 1 { return near[0] }
    if !near.isEmpty { return nearest(near, file: file) }
    let imported = candidates.filter { isImported(self[$0].declaration.file, by: file) }
    return imported.count == 1 ? imported[0] : nearest(imported.isEmpty ? candidates : imported, file: file)
  }

  /// The one whose folder shares most with that of the file.
  private func nearest(_ candidates: [TypeID], file: FileID) -> TypeID? {
    let here = facts(file).path
    let shared = candidates.map { sharedFolders(here, self.file(self[$0].declaration).path) }
    guard let most = shared.max(), shared.filter({ $0 == most }).count == 1, let index = shared.firstIndex(of: most)
    else {
      return nil
    }
    return candidates[index]
  }

  /// How many folders two files have in common, and one more where they are the same.
  private func sharedFolders(_ first: String, _ second: String) -> Int {
    var count = 0
    for (one, other) in zip(first.utf8, second.utf8) {
      if one != other { return count }
      if one == UInt8(ascii: "/") { count += 1 }
    }
    return first.utf8.count == second.utf8.count ? count + 1 : count
  }
}
