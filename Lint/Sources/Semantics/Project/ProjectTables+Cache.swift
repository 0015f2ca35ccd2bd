import LintSupport
import LintSyntax

/// A type of the project without its lists, which the cache stores separately.
private struct CachedType: BitwiseCopyable {
  var name: Name
  var kind: DeclarationKind
  var isTopLevel: Bool
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
  /// Writes everything that was inferred by joining the files, for a run in which no declaration has changed.
  func write(to writer: inout ByteWriter) {
    writer.add(typesByDeclaration.counts)
    writer.add(Array(kitHomonyms))
    writer.add(kitFiles)
    writer.add(streamPackages)
    writer.add(usesCellContexts ? 1 : 0)
    let topLevel = HandleSet(topLevelTypes.byName.values.joined())
    writer.add(
      zip(typeIDs, types).map { id, type in
        CachedType(
          name: type.name, kind: type.kind, isTopLevel: topLevel.contains(id), declaration: type.declaration,
          outer: OptionalHandle(type.outer))
      })
    writer.add(lists: types.map(\.extensions))
    writer.add(lists: types.map(\.supertypes))
    writer.add(lists: nested)
    writer.add(lists: subtypes)
    writer.add(lists: ancestors)
    writer.add(lists: declaredMembers)
    writer.add(members.starts)
    writer.add(members.entries)
    writer.add(Array(globals.byName.keys))
    writer.add(lists: Array(globals.byName.values))
    writer.add(Array(externalExtensions.keys))
    writer.add(lists: Array(externalExtensions.values))
    writer.add(externalFunctions.all)
    writer.add(systemAdopters.map { CachedAdopter(type: $0, system: $1) })
    writer.add(storeUses.byMember.map { CachedStoreUse(member: $0, use: $1) })
    writer.add(Array(storeUses.wrappers))
    writer.add(storeUses.sharedNames.all)
    roles.write(to: &writer)
  }

  /// - Parameter names: maps the names of the earlier run to those of this run.
  static func read(
    _ reader: inout ByteReader, _ names: NameMap, files: FactsTable, modules: Modules, conventions: Conventions
  ) throws(ByteReader.Damage) -> ProjectTables {
    let counts = try reader.values(of: Int.self)
    guard counts.count == files.ids.count, counts.allSatisfy({ $0 >= 0 }) else { throw ByteReader.Damage() }
    let kitHomonyms = Set(try reader.values(of: Name.self).map { names[$0] })
    let kitFiles = try reader.values(of: FileID.self)
    let streamPackages = try reader.values(of: StreamPackages.self)
    guard streamPackages.count == counts.count else { throw ByteReader.Damage() }
    let tables = ProjectTables(
      files: files, modules: modules, conventions: conventions, declarationCounts: counts,
      kitHomonyms: kitHomonyms, kitFiles: kitFiles, streamPackages: streamPackages)
    tables.usesCellContexts = try reader.int() != 0
    try tables.fillTypes(&reader, names)
    tables.nested = try reader.lists(of: NamedType.self)
    if !names.isIdentity {
      tables.nested = tables.nested.map { $0.map { NamedType(name: names[$0.name], type: $0.type) } }
    }
    tables.subtypes = try reader.lists(of: TypeID.self)
    tables.ancestors = try reader.lists(of: TypeID.self)
    tables.declaredMembers = try reader.lists(of: SymbolID.self)
    tables.members = MemberTable(
      starts: try reader.values(of: Int.self), entries: try reader.values(of: NamedMember.self), names)
    try tables.fillOthers(&reader, names)
    tables.roles = try Roles(&reader)
    return tables
  }

  private func fillTypes(_ reader: inout ByteReader, _ names: NameMap) throws(ByteReader.Damage) {
    let cachedTypes = try reader.values(of: CachedType.self)
    let extensions = try reader.lists(of: SymbolID.self)
    let supertypes = try reader.lists(of: Supertype.self)
    guard extensions.count == cachedTypes.count, supertypes.count == cachedTypes.count else {
      throw ByteReader.Damage()
    }
    types.reserveCapacity(cachedTypes.count)
    for (id, cached) in zip(HandleRange<TypeID>(cachedTypes.indices), cachedTypes) {
      var type = ProjectType(name: names[cached.name], kind: cached.kind, declaration: cached.declaration)
      type.outer = cached.outer.id
      type.extensions = extensions[id.index]
      type.supertypes = names.isIdentity ? supertypes[id.index] : supertypes[id.index].map { $0.renamed(names) }
      types.append(type)
      for body in type.bodies { typesByDeclaration[body] = id }
      if cached.isTopLevel { topLevelTypes.append(id, named: type.name) }
    }
  }

  private func fillOthers(_ reader: inout ByteReader, _ names: NameMap) throws(ByteReader.Damage) {
    for (name, declarations) in zip(try reader.values(of: Name.self), try reader.lists(of: SymbolID.self)) {
      globals[names[name]] = declarations
    }
    for (name, extensions) in zip(try reader.values(of: Name.self), try reader.lists(of: SymbolID.self)) {
      externalExtensions[names[name]] = extensions
    }
    externalFunctions = NameSet(try reader.values(of: Name.self).map { names[$0] })
    for adopter in try reader.values(of: CachedAdopter.self) {
      systemAdopters[adopter.type] = adopter.system.renamed(names)
    }
    var found: [SymbolID: StoreUse] = [:]
    for cached in try reader.values(of: CachedStoreUse.self) {
      let use = cached.use
      found[cached.member] = StoreUse(
        system: use.system.renamed(names), isStored: use.isStored, isHousekeeping: use.isHousekeeping)
    }
    let wrappers = HandleSet(try reader.values(of: TypeID.self))
    let sharedNames = NameSet(try reader.values(of: Name.self).map { names[$0] })
    storeUses = StoreUses(found, wrappers: wrappers, sharedNames: sharedNames)
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
