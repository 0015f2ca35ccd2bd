public import LintSyntax

/// Looks up the names of types, from the inside out.
extension Project {
  /// The type that a name refers to. Lookup considers generic parameters and nested types, from the inside out and including
  /// inherited ones, then the module, the project and the system.
  public func lookUp(_ name: Name, owner: DeclarationID?, file: FileID) -> Referent {
    let facts = facts(file)
    for outer in facts.enclosing(owner) {
      if facts[outer].modifiers.contains(.generic), let parameter = genericParameter(name, of: outer, facts) {
        return .generic(SymbolID(file: file, declaration: parameter))
      }
      guard let type = type(declaredBy: SymbolID(file: file, declaration: outer)) else { continue }
      if name == LanguageWords.selfType || self[type].name == name { return .project(type) }
      if let found = nestedType(name, in: type) { return found }
    }
    return topLevelType(name, file: file)
  }

  private func genericParameter(_ name: Name, of declaration: DeclarationID, _ facts: FileFacts) -> DeclarationID? {
    facts.children(of: declaration).first { child in
      facts[child].kind == .genericParameter && facts[child].name == name
    }
  }

  /// A type that is declared in a type or in one of its ancestors.
  public func nestedType(_ name: Name, in type: TypeID) -> Referent? {
    if let own = ownNestedType(name, in: type) { return own }
    for ancestor in ancestors(of: type) {
      if let inherited = ownNestedType(name, in: ancestor) { return inherited }
    }
    return nil
  }

  private func ownNestedType(_ name: Name, in type: TypeID) -> Referent? {
    recorder?.recordResolution(of: type)
    guard let found = tables.nested[type.index].first(where: { $0.name == name })?.type else { return nil }
    return self[found].kind == .associatedType ? .generic(self[found].declaration) : .project(found)
  }
}

/// Chooses among top-level types with the same name.
extension Project {
  /// The top-level type that a name refers to in a file.
  func topLevelType(_ name: Name, file: FileID) -> Referent {
    recorder?.recordLookup(of: name)
    return declaredType(name, in: file) ?? knownType(name, in: file).map(Referent.system) ?? .unknown(name)
  }

  private func declaredType(_ name: Name, in file: FileID) -> Referent? {
    guard let all = tables.topLevelTypes[name] else { return nil }
    if all.count == 1 { return isCandidate(all[0], for: name, in: file) ? .project(all[0]) : nil }
    let candidates = all.filter { isCandidate($0, for: name, in: file) }
    if let chosen = choose(from: candidates, in: file) { return .project(chosen) }
    return candidates.isEmpty ? nil : .ambiguous(name)
  }

  /// A type of the system or of a package.
  private func knownType(_ name: Name, in file: FileID) -> SystemType? {
    SystemTypes.named(name) ?? PackageTypes.named(name, in: facts(file))
  }

  /// The top-level type that a name means after the name of a module, as in `MVVMCore.View`.
  func topLevelType(_ name: Name, ofModule module: Name, file: FileID) -> Referent {
    recorder?.recordLookup(of: name)
    let known = knownType(name, in: file)
    if let known, known.framework == module { return .system(known) }
    let isKit = isOfKit(module)
    let all = tables.topLevelTypes[name] ?? []
    let candidates = all.filter { type in
      let declaring = self[type].declaration.file
      return isKit ? isInKit(declaring) : modules.names(ofFile: declaring).contains(module)
    }
    if let chosen = choose(from: candidates, in: file) { return .project(chosen) }
    if !candidates.isEmpty { return .ambiguous(name) }
    // The type of another package isn't the kit's, although it has the same name.
    if !KitTypes[name].isEmpty { return .unknown(isKit ? name : module) }
    // A module may export types of others, but not those of the module that names it.
    let others = all.filter { type in
      self[type].kind != .typeAlias && !modules.areCompiledTogether(self[type].declaration.file, file)
    }
    if let chosen = choose(from: others, in: file) { return .project(chosen) }
    return known.map(Referent.system) ?? .unknown(name)
  }

  /// Whether a top-level type is visible in a file.
  ///
  /// A type alias may have the name of a known type, such as `typealias View = SwiftUI.View`. It is only visible in its own
  /// module and in files that import the module. Neither is another type with a name of the kit's, in a file that imports the kit.
  private func isCandidate(_ type: TypeID, for name: Name, in file: FileID) -> Bool {
    let id = self[type].declaration
    if isHidden(id, from: file) { return false }
    let hasKitName = !KitTypes[name].isEmpty && importsKit(file: file)
    return self[type].kind != .typeAlias && !hasKitName
      || modules.areCompiledTogether(id.file, file) || isImported(id.file, by: file)
      || hasKitName && isInKit(id.file) || !hasKitName && knownType(name, in: file) == nil
  }

  /// The candidate in the file's own module, else in an imported one, else in the nearest folder.
  ///
  /// - Returns: nil if several candidates are equally near.
  private func choose(from candidates: [TypeID], in file: FileID) -> TypeID? {
    if candidates.count < 2 { return candidates.first }
    // Limits the work for sources that no compiler accepts.
    if candidates.count > 256 { return nil }
    let own = candidates.filter { modules.areCompiledTogether(self[$0].declaration.file, file) }
    if !own.isEmpty { return chooseVisible(from: own, in: file) }
    let imported = candidates.filter { isImported(self[$0].declaration.file, by: file) }
    return chooseVisible(from: imported.isEmpty ? candidates : imported, in: file)
  }

  private func chooseVisible(from candidates: [TypeID], in file: FileID) -> TypeID? {
    // The first clause of an alias stands for all of them.
    if candidates.count < 2 || areClauses(candidates) { return candidates.first }
    return nearest(candidates, to: file) { self[$0].declaration }
  }

  /// Whether the candidates are one alias, declared again in each clause of `#if`.
  private func areClauses(_ candidates: [TypeID]) -> Bool {
    let first = self[candidates[0]].declaration
    return candidates.allSatisfy { isConditionalAlias($0) }
      && candidates.dropFirst().allSatisfy { modules.areCompiledTogether(self[$0].declaration.file, first.file) }
  }

  private func isConditionalAlias(_ type: TypeID) -> Bool {
    self[type].kind == .typeAlias && self[self[type].declaration].condition != nil
  }

  /// The declarations of an alias: one for each clause of `#if` that declares it.
  func clauses(ofAlias type: TypeID) -> [TypeID] {
    guard isConditionalAlias(type) else { return [type] }
    let alias = self[type]
    if alias.outer == nil { recorder?.recordLookup(of: alias.name) }
    let same =
      alias.outer.map { outer in tables.nested[outer.index].filter { $0.name == alias.name }.map(\.type) }
      ?? tables.topLevelTypes[alias.name] ?? []
    return same.filter { other in
      isConditionalAlias(other)
        && modules.areCompiledTogether(self[other].declaration.file, alias.declaration.file)
    }
  }

  /// The only candidate whose path shares the most folders with that of the file.
  func nearest<Candidate>(
    _ candidates: [Candidate], to file: FileID, declaration: (Candidate) -> SymbolID
  ) -> Candidate? {
    let path = facts(file).path
    let depths = candidates.map { sharedDepth(path, self.file(declaration($0)).path) }
    guard let deepest = depths.max(), depths.count(where: { $0 == deepest }) == 1,
      let index = depths.firstIndex(of: deepest)
    else { return nil }
    return candidates[index]
  }

  /// The number of folders that two paths share, plus one if the paths are equal.
  private func sharedDepth(_ first: String, _ second: String) -> Int {
    var count = 0
    for (firstByte, secondByte) in zip(first.utf8, second.utf8) {
      if firstByte != secondByte { return count }
      if firstByte == UInt8(ascii: "/") { count += 1 }
    }
    return first.utf8.count == second.utf8.count ? count + 1 : count
  }
}
