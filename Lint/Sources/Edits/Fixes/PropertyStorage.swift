import LintAnalysis
import LintSemantics
import LintSyntax

/// How a property holds the objects that code assigns to it.
enum PropertyStorage: Equatable {
  case weak
  case strong
  /// Its setter gets them.
  case setter(SymbolID)
}

extension Project {
  /// How a property holds objects. A requirement of a protocol stands for the properties of the types that conform to it, and a property of a
  /// class also for those of its subclasses. Empty if the project contains only a requirement.
  func storages(of property: SymbolID) -> [PropertyStorage] {
    implementedMembers(runAs: property).flatMap(ownStorages)
  }

  /// How the properties with a name hold objects, if it isn't known which of them code means.
  func storages(ofPropertiesNamed name: Name) -> [PropertyStorage] {
    (shared(MembersByName.self).members[name] ?? []).filter { self[$0].kind == .property && !isRequirement($0) }
      .flatMap(ownStorages)
  }

  private func ownStorages(of property: SymbolID) -> [PropertyStorage] {
    let facts = file(property)
    let declaration = self[property]
    if !declaration.modifiers.isDisjoint(with: [.weak, .unowned]) { return [.weak] }
    let wrapped = wrappedValues(of: property)
    if !wrapped.isEmpty { return wrapped.flatMap(ownStorages) }
    // The wrapper of a package: `@Weak var detail: Detail?`.
    if facts.attributes(of: declaration).contains(where: { $0.name.hasPrefix("Weak") }) { return [.weak] }
    let setter = facts.children(of: property.declaration).first {
      facts[$0].kind == .accessor && facts[$0].name == Self.setter
    }
    return [setter.map { .setter(SymbolID(file: property.file, declaration: $0)) } ?? .strong]
  }

  private static let setter: Name = "set"

  /// The members of the project that may run if code uses a member. They don't include requirements of protocols.
  func implementedMembers(runAs member: SymbolID) -> [SymbolID] {
    withImplementations(member).filter { !isRequirement($0) }
  }

  /// Whether a member is only the requirement of a protocol.
  func isRequirement(_ member: SymbolID) -> Bool {
    self[member].parent.map { file(member)[$0].kind == .protocol } ?? false
  }
}
