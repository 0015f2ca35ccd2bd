import LintSemantics
import LintSupport
import LintSyntax

/// Computes a digest of each file's interface: its declarations, and the declarations elsewhere that these refer to.
///
/// The digest contains no IDs of types or declarations, since these change with private code.
struct FileInterfaceHasher {
  private let project: Project
  private let interfaces: [Digest]
  private var hashers: [DigestHasher]
  /// The identity of each type: its file, its ordinal in the file and its name.
  private var keys: [UInt64] = []

  init(_ project: Project, _ interfaces: [Digest]) {
    self.project = project
    self.interfaces = interfaces
    hashers = interfaces.map { interface in
      var hasher = DigestHasher()
      hasher.add(interface)
      return hasher
    }
    addKeys()
    for type in project.typeIDs { add(type) }
    addExtensions()
    addStoreUses()
  }

  var digests: [Digest] { hashers.map(\.digest) }

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
    var hasher = hashers[found.declaration.file.index]
    hasher.add(key(type))
    hasher.add(found.outer.map(key) ?? 0)
    if project.storeWrappers.contains(type) { hasher.add(1) }
    for place in found.extensions { hasher.add(interfaces[place.file.index]) }
    for supertype in found.supertypes { add(supertype, to: &hasher) }
    add(project.ancestors(of: type), to: &hasher)
    add(project.subtypes(of: type), to: &hasher)
    add(project.types(in: type).map(\.type), to: &hasher)
    for claim in project.roles.claims(of: type) {
      hasher.add(claim.role.rawValue)
      hasher.add(claim.basis.rawValue)
      for reason in claim.reasons { hasher.add(reason) }
    }
    hashers[found.declaration.file.index] = hasher
  }

  private func key(_ type: TypeID) -> UInt64 { keys[type.index] }

  private func add(_ types: [TypeID], to hasher: inout DigestHasher) {
    hasher.add(types.count)
    for type in types { hasher.add(key(type)) }
  }

  private func add(_ supertype: Supertype, to hasher: inout DigestHasher) {
    hasher.add(supertype.place.file.index)
    switch supertype.referent {
    case .project(let type): hasher.add(key(type))
    case .system(let system):
      hasher.add(UInt64(system.name.wordHash) << 32 | UInt64(system.framework.wordHash))
    case .generic(let parameter):
      hasher.add(UInt64(parameter.file.index) << 32 | UInt64(project[parameter].name.wordHash))
    case .ambiguous(let name): hasher.add(1 << 32 | UInt64(name.wordHash))
    case .unknown(let name): hasher.add(2 << 32 | UInt64(name.wordHash))
    }
  }

  /// Adds the type that each extension extends, in the order of the file.
  private mutating func addExtensions() {
    var bound = project.typeIDs.flatMap { type in project[type].extensions.map { ($0, type) } }
    bound.sort { ($0.0.file, $0.0.declaration) < ($1.0.file, $1.0.declaration) }
    for (place, type) in bound { hashers[place.file.index].add(key(type)) }
  }

  /// Adds the store uses of members, in a sum that doesn't depend on their order.
  private mutating func addStoreUses() {
    var sums = [UInt64](repeating: 0, count: hashers.count)
    for (member, use) in project.allStoreUses {
      var hasher = DigestHasher()
      hasher.add(position(of: member))
      hasher.add(use.system.name.bytes)
      hasher.add(use.isStored ? 1 : 0)
      sums[member.file.index] &+= hasher.digest.first
    }
    for (file, sum) in sums.enumerated() { hashers[file].add(sum) }
  }

  /// Identifies a member by its position among its siblings, and by the positions of its enclosing declarations. The ID of a
  /// declaration changes with the code before it.
  private func position(of member: SymbolID) -> UInt64 {
    let facts = project.facts(member.file)
    var hasher = DigestHasher()
    for place in facts.enclosing(member.declaration) {
      let siblings = facts[place].parent.map(facts.children) ?? facts.topLevel
      hasher.add(siblings.prefix { $0 != place }.count)
    }
    return hasher.digest.first
  }
}
