public import LintSyntax

/// Maps the handles of a file's declarations to those after an edit of function bodies. Only declarations inside functions were
/// added or removed.
public struct Renumbering: Sendable {
  let file: FileID
  let facts: FileFacts
  private var declarations: [DeclarationID: DeclarationID] = [:]
  /// The new offsets of the types in inheritance clauses.
  private var offsets: [UInt32: UInt32] = [:]

  /// - Parameters:
  ///   - old: the facts of the file before the edit.
  ///   - new: its facts after the edit, with the same digest of ``InterfaceHasher``.
  public init?(of file: FileID, from old: FileFacts, to new: FileFacts) {
    self.file = file
    facts = new
    let oldDeclarations = InterfaceHasher.visibleDeclarations(in: old)
    let newDeclarations = InterfaceHasher.visibleDeclarations(in: new)
    guard oldDeclarations.count == newDeclarations.count else { return nil }
    for (oldID, newID) in zip(oldDeclarations, newDeclarations) {
      declarations[oldID] = newID
      let (oldTypes, newTypes) = (old[oldID].inherited, new[newID].inherited)
      guard oldTypes.count == newTypes.count else { return nil }
      for (oldType, newType) in zip(oldTypes, newTypes) {
        offsets[old[oldType].range.start] = new[newType].range.start
      }
    }
  }

  /// The new handle of a declaration, or nil if other files can't see the declaration.
  subscript(declaration: SymbolID) -> SymbolID? {
    if declaration.file != file { return declaration }
    return declarations[declaration.declaration].map { SymbolID(file: file, declaration: $0) }
  }

  /// A supertype with its new place and handles, or nil if one of them has no replacement.
  subscript(supertype: Supertype) -> Supertype? {
    var renumbered = supertype
    if supertype.place.file == file {
      guard let offset = offsets[supertype.place.offset] else { return nil }
      renumbered.place.offset = offset
    }
    if case .generic(let parameter) = supertype.referent {
      guard let parameter = self[parameter] else { return nil }
      renumbered.referent = .generic(parameter)
    }
    return renumbered
  }
}

extension ProjectTables {
  /// Replaces all handles of the edited files' declarations.
  ///
  /// - Returns: false if a handle has no replacement.
  func renumber(by renumberings: [FileID: Renumbering]) -> Bool {
    var isComplete = true
    let renumbered: (SymbolID) -> SymbolID = { id in
      guard let renumbering = renumberings[id.file] else { return id }
      guard let found = renumbering[id] else {
        isComplete = false
        return id
      }
      return found
    }
    for (file, renumbering) in renumberings {
      typesByDeclaration.clear(file, count: renumbering.facts.declarations.count)
    }
    for type in typeIDs where types[type.index].bodies.contains(where: { renumberings[$0.file] != nil }) {
      renumber(type, renumbered)
    }
    for index in types.indices where !types[index].supertypes.isEmpty {
      guard let supertypes = self.renumbered(types[index].supertypes, renumberings) else { return false }
      types[index].supertypes = supertypes
    }
    for (name, declarations) in globals.byName where declarations.contains(where: { renumberings[$0.file] != nil }) {
      globals[name] = declarations.map(renumbered)
    }
    externalExtensions = externalExtensions.mapValues { $0.map(renumbered) }
    let moved = storeUses.byMember.filter { renumberings[$0.key.file] != nil }
    for member in moved.keys { storeUses[member] = nil }
    for (member, use) in moved { storeUses[renumbered(member)] = use }
    return isComplete
  }

  private func renumber(_ type: TypeID, _ renumbered: (SymbolID) -> SymbolID) {
    let index = type.index
    types[index].declaration = renumbered(types[index].declaration)
    types[index].extensions = types[index].extensions.map(renumbered)
    for body in types[index].bodies { typesByDeclaration[body] = type }
    declaredMembers[index] = declaredMembers[index].map(renumbered)
    members.renumber(type, renumbered)
  }

  private func renumbered(_ supertypes: [Supertype], _ renumberings: [FileID: Renumbering]) -> [Supertype]? {
    var all = supertypes
    for (index, supertype) in supertypes.enumerated() {
      var files = [supertype.place.file]
      if case .generic(let parameter) = supertype.referent, parameter.file != files[0] { files.append(parameter.file) }
      for file in files {
        guard let renumbering = renumberings[file] else { continue }
        guard let found = renumbering[all[index]] else { return nil }
        all[index] = found
      }
    }
    return all
  }
}
