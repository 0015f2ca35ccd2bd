import LintSupport
import LintSyntax

/// A type of the project, without what it has lists of.
private struct CachedType: BitwiseCopyable {
  var name: Name
  var kind: Declaration.Kind
  var isAtTop: Bool
  var declaration: SymbolID
  var outer: OptionalHandle<TypeID>
}

private struct CachedStoreUse: BitwiseCopyable {
  var member: SymbolID
  var use: StoreUse
}

private struct CachedAdopter: BitwiseCopyable {
  var type: TypeID
  var system: SystemType
}

extension ProjectTables {
  /// Writes all that was found by joining the files, for a run in which no file declares anything else.
  func write(to writer: inout ByteWriter) {
    writer.add(declared.counts)
    writer.add(kitFiles)
    writer.add(usesCellContexts ? 1 : 0)
    let top = Set(topLevel.values.joined())
    writer.add(
      types.enumerated().map { index, type in
        CachedType(
          name: type.name, kind: type.kind, isAtTop: top.contains(TypeID(index)),
          declaration: type.declaration, outer: OptionalHandle(type.outer))
      })
    writer.add(lists: types.map(\.extensions))
    writer.add(lists: types.map(\.supertypes))
    writer.add(lists: nested)
    writer.add(lists: subtypes)
    writer.add(lists: ancestry)
    writer.add(lists: declaredMembers)
    writer.add(members.starts)
    writer.add(members.entries)
    writer.add(Array(globals.keys))
    writer.add(lists: Array(globals.values))
    writer.add(systemAdopters.map { CachedAdopter(type: $0, system: $1) })
    writer.add(storeUses.byMember.map { CachedStoreUse(member: $0, use: $1) })
    writer.add(Array(storeUses.wrappers))
    writer.add(storeUses.propertyNames.all)
    roles.write(to: &writer)
  }

  /// - Parameter names: what the words are now that names stood for.
  static func kept(
    _ reader: inout ByteReader, _ names: NameMap, files: FactsTable, modules: Modules, conventions: Conventions
  ) throws(ByteReader.Damage) -> ProjectTables {
    let counts = try reader.values(of: Int32.self)
    let tables = ProjectTables(
      files: files, modules: modules, conventions: conventions, counts: counts,
      kitFiles: try reader.values(of: FileID.self))
    tables.usesCellContexts = try reader.int() != 0
    guard counts.count == files.count else { throw ByteReader.Damage() }
    try tables.fillTypes(&reader, names)
    tables.nested = try reader.lists(of: NamedType.self)
    if !names.isIdentity {
      tables.nested = tables.nested.map { $0.map { NamedType(name: names[$0.name], type: $0.type) } }
    }
    tables.subtypes = try reader.lists(of: TypeID.self)
    tables.ancestry = try reader.lists(of: TypeID.self)
    tables.declaredMembers = try reader.lists(of: SymbolID.self)
    tables.members = MemberTable(
      starts: try reader.values(of: Int.self), entries: try reader.values(of: MemberTable.Entry.self), names)
    try tables.fillOthers(&reader, names)
    tables.roles = try Roles(&reader)
    return tables
  }

  private func fillTypes(_ reader: inout ByteReader, _ names: NameMap) throws(ByteReader.Damage) {
    let kept = try reader.values(of: CachedType.self)
    let extensions = try reader.lists(of: SymbolID.self)
    let supertypes = try reader.lists(of: Supertype.self)
    guard extensions.count == kept.count, supertypes.count == kept.count else { throw ByteReader.Damage() }
    types.reserveCapacity(kept.count)
    for (index, known) in kept.enumerated() {
      var type = ProjectType(name: names[known.name], kind: known.kind, declaration: known.declaration)
      type.outer = known.outer.id
      type.extensions = extensions[index]
      type.supertypes = names.isIdentity ? supertypes[index] : supertypes[index].map { $0.renamed(names) }
      types.append(type)
      for body in type.bodies { declared[body] = TypeID(index) }
      if known.isAtTop { topLevel[type.name, default: []].append(TypeID(index)) }
    }
  }

  private func fillOthers(_ reader: inout ByteReader, _ names: NameMap) throws(ByteReader.Damage) {
    for (name, found) in zip(try reader.values(of: Name.self), try reader.lists(of: SymbolID.self)) {
      globals[names[name]] = found
    }
    for adopter in try reader.values(of: CachedAdopter.self) {
      systemAdopters[adopter.type] = adopter.system.renamed(names)
    }
    var found: [SymbolID: StoreUse] = [:]
    for kept in try reader.values(of: CachedStoreUse.self) {
      found[kept.member] = StoreUse(system: kept.use.system.renamed(names), isStored: kept.use.isStored)
    }
    let wrappers = Set(try reader.values(of: TypeID.self))
    let propertyNames = NameSet(try reader.values(of: Name.self).map { names[$0] })
    storeUses = StoreUses(found, wrappers: wrappers, propertyNames: propertyNames)
  }
}

extension Supertype {
  fileprivate func renamed(_ names: NameMap) -> Supertype {
    switch referent {
    case .project, .generic: self
    case .system(let system): Supertype(referent: .system(system.renamed(names)), place: place)
    case .ambiguous(let name): Supertype(referent: .ambiguous(names[name]), place: place)
    case .unknown(let name): Supertype(referent: .unknown(names[name]), place: place)
    }
  }
}

extension SystemType {
  fileprivate func renamed(_ names: NameMap) -> SystemType {
    SystemType(name: names[name], kind: kind, framework: names[framework], supertype: supertype.map { names[$0] })
  }
}

extension Roles {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(all.count)
    for claims in all {
      writer.add(claims.count)
      for claim in claims {
        writer.add(claim.role.rawValue)
        writer.add(claim.basis.rawValue)
        writer.add(claim.reasons.count)
        for reason in claim.reasons { writer.add(reason) }
      }
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    var all: [[RoleClaim]] = []
    for _ in 0..<(try reader.count()) {
      var claims: [RoleClaim] = []
      for _ in 0..<(try reader.count()) {
        guard let role = Role(rawValue: try reader.text()), let basis = RoleClaim.Basis(rawValue: try reader.int())
        else { throw ByteReader.Damage() }
        var reasons: [String] = []
        for _ in 0..<(try reader.count()) { reasons.append(try reader.text()) }
        claims.append(RoleClaim(role: role, basis: basis, reasons: reasons))
      }
      all.append(claims)
    }
    self.init(all)
  }
}
