import LintSemantics
import LintSupport
import LintSyntax

/// Computes a digest of what other files can see of each file: its declarations, and what these refer to elsewhere.
///
/// It contains no IDs of types or declarations, since these change with private code.
struct FileInterfaceHasher {
  private let project: Project
  private let interfaces: [Digest]
  private var views: [Hashing]
  /// The identity of each type: its file, its ordinal in the file and its name.
  private var keys: [UInt64] = []

  init(_ project: Project, _ interfaces: [Digest]) {
    self.project = project
    self.interfaces = interfaces
    views = interfaces.map { interface in
      var hashing = Hashing()
      hashing.add(interface)
      return hashing
    }
    addKeys()
    for type in project.typeIDs { add(type) }
    addExtensions()
    addStoreUses()
  }

  var digests: [Digest] { views.map(\.digest) }

  private mutating func addKeys() {
    keys.reserveCapacity(project.types.count)
    var file: FileID?
    var place = 0
    for type in project.types {
      place = type.declaration.file == file ? place + 1 : 0
      let number = type.declaration.file
      file = number
      let word = UInt64(type.name.wordHash) << 8 | UInt64(type.kind.rawValue)
      keys.append(Self.key(UInt64(number.index) << 32 | UInt64(place), word))
    }
  }

  private static func key(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: second ^ 0xc2b2_ae3d_27d4_eb4f)
    return product.low ^ product.high
  }

  private mutating func add(_ type: TypeID) {
    let found = project[type]
    var hashing = views[found.declaration.file.index]
    hashing.add(key(type))
    hashing.add(found.outer.map(key) ?? 0)
    if project.storeWrappers.contains(type) { hashing.add(1) }
    for place in found.extensions { hashing.add(interfaces[place.file.index]) }
    for supertype in found.supertypes { add(supertype, to: &hashing) }
    add(project.ancestors(of: type), to: &hashing)
    add(project.subtypes(of: type), to: &hashing)
    add(project.types(in: type).map(\.type), to: &hashing)
    for claim in project.roles.claims(of: type) {
      hashing.add(claim.role.rawValue)
      hashing.add(claim.basis.rawValue)
      for reason in claim.reasons { hashing.add(reason) }
    }
    views[found.declaration.file.index] = hashing
  }

  private func key(_ type: TypeID) -> UInt64 { keys[type.index] }

  private func add(_ types: [TypeID], to hashing: inout Hashing) {
    hashing.add(types.count)
    for type in types { hashing.add(key(type)) }
  }

  private func add(_ supertype: Supertype, to hashing: inout Hashing) {
    hashing.add(supertype.place.file.index)
    switch supertype.referent {
    case .project(let type): hashing.add(key(type))
    case .system(let system):
      hashing.add(UInt64(system.name.wordHash) << 32 | UInt64(system.framework.wordHash))
    case .generic(let parameter):
      hashing.add(UInt64(parameter.file.index) << 32 | UInt64(project[parameter].name.wordHash))
    case .ambiguous(let name): hashing.add(1 << 32 | UInt64(name.wordHash))
    case .unknown(let name): hashing.add(2 << 32 | UInt64(name.wordHash))
    }
  }

  /// Which type each extension extends, in the order of the file.
  private mutating func addExtensions() {
    var bound = project.typeIDs.flatMap { type in project[type].extensions.map { ($0, type) } }
    bound.sort { ($0.0.file, $0.0.declaration) < ($1.0.file, $1.0.declaration) }
    for (place, type) in bound { views[place.file.index].add(key(type)) }
  }

  /// The store accesses of members, in a sum that doesn't depend on their order.
  private mutating func addStoreUses() {
    var sums = [UInt64](repeating: 0, count: views.count)
    for (member, use) in project.allStoreUses {
      var hashing = Hashing()
      hashing.add(place(of: member))
      hashing.add(use.system.name.bytes)
      hashing.add(use.isStored ? 1 : 0)
      sums[member.file.index] &+= hashing.digest.first
    }
    for (file, sum) in sums.enumerated() { views[file].add(sum) }
  }

  /// A member by its place among its siblings, and so those around it: the number of a declaration changes with the code
  /// before it.
  private func place(of member: SymbolID) -> UInt64 {
    let facts = project.facts(member.file)
    var hashing = Hashing()
    for place in facts.enclosing(member.declaration) {
      let siblings = facts[place].parent.map(facts.children) ?? facts.topLevel
      hashing.add(siblings.prefix { $0 != place }.count)
    }
    return hashing.digest.first
  }
}
