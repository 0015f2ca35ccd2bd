public import LintSyntax

/// How the declarations of a file are numbered after an edit that changed none that others can see: only what is in functions
/// was added or taken away.
public struct Renumbering: Sendable {
  let file: FileID
  let facts: FileFacts
  private var numbers: [DeclarationID: DeclarationID] = [:]
  /// Where the types of inheritance clauses stand now.
  private var offsets: [UInt32: UInt32] = [:]

  /// - Parameters:
  ///   - old: the facts of the file before the edit.
  ///   - new: its facts after, of the same ``InterfaceDigest``.
  public init?(of file: FileID, from old: FileFacts, to new: FileFacts) {
    self.file = file
    facts = new
    let (before, after) = (InterfaceDigest.shown(in: old), InterfaceDigest.shown(in: new))
    guard before.count == after.count else { return nil }
    for (one, other) in zip(before, after) {
      numbers[one] = other
      let (was, now) = (old[one].inherited, new[other].inherited)
      guard was.count == now.count else { return nil }
      for (one, other) in zip(was, now) { offsets[old[one].range.start] = new[other].range.start }
    }
  }

  /// Nothing where others could not see the declaration.
  subscript(declaration: SymbolID) -> SymbolID? {
    if declaration.file != file { return declaration }
    return numbers[declaration.declaration].map { SymbolID(file: file, declaration: $0) }
  }

  subscript(supertype: Supertype) -> Supertype? {
    var found = supertype
    if supertype.place.file == file {
      guard let offset = offsets[supertype.place.offset] else { return nil }
      found.place.offset = offset
    }
    if case .generic(let parameter) = supertype.referent {
      guard let parameter = self[parameter] else { return nil }
      found.referent = .generic(parameter)
    }
    return found
  }
}

extension ProjectTables {
  /// - Parameter numberings: by file.
  /// - Returns: whether all that is known of the files has a number now.
  func renumber(by numberings: [FileID: Renumbering]) -> Bool {
    var isComplete = true
    let number: (SymbolID) -> SymbolID = { id in
      guard let numbering = numberings[id.file] else { return id }
      guard let found = numbering[id] else {
        isComplete = false
        return id
      }
      return found
    }
    for (file, numbering) in numberings { declared.replace(file, count: numbering.facts.declarations.count) }
    for index in types.indices where types[index].bodies.contains(where: { numberings[$0.file] != nil }) {
      renumber(TypeID(index), number)
    }
    for index in types.indices where !types[index].supertypes.isEmpty {
      guard let supertypes = renumbered(types[index].supertypes, numberings) else { return false }
      types[index].supertypes = supertypes
    }
    for (name, found) in globals where found.contains(where: { numberings[$0.file] != nil }) {
      globals[name] = found.map(number)
    }
    let moved = storeUses.byMember.filter { numberings[$0.key.file] != nil }
    for member in moved.keys { storeUses.byMember[member] = nil }
    for (member, use) in moved { storeUses.byMember[number(member)] = use }
    return isComplete
  }

  private func renumber(_ type: TypeID, _ number: (SymbolID) -> SymbolID) {
    let index = type.index
    types[index].declaration = number(types[index].declaration)
    types[index].extensions = types[index].extensions.map(number)
    for body in types[index].bodies { declared[body] = type }
    declaredMembers[index] = declaredMembers[index].map(number)
    members.renumber(type, number)
  }

  private func renumbered(_ supertypes: [Supertype], _ numberings: [FileID: Renumbering]) -> [Supertype]? {
    var all = supertypes
    for (index, supertype) in supertypes.enumerated() {
      var files = [supertype.place.file]
      if case .generic(let parameter) = supertype.referent, parameter.file != files[0] { files.append(parameter.file) }
      for file in files {
        guard let numbering = numberings[file] else { continue }
        guard let found = numbering[all[index]] else { return nil }
        all[index] = found
      }
    }
    return all
  }
}
