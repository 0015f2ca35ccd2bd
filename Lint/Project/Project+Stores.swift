public import LintFacts

/// What keeps or fetches data, as code comes to know it.
public enum KnownStore: Hashable, Sendable {
  case project(TypeID)
  case system(SystemType)
}

extension Project {
  /// The store that a type is: of the project, of the system or of a package.
  public func store(_ referent: Referent) -> KnownStore? {
    switch referent {
    case .project(let type):
      return roles.plays(.store, type) && !StoreWords.isDouble(self[type].name.text) ? .project(type) : nil
    case .system(let system): return system.kind == .store ? .system(system) : nil
    case .generic(let parameter):
      return self[parameter].type.flatMap { constraint in
        let bound = self.referent(of: TypeUse(file: parameter.file, node: constraint))
        if case .generic = bound { return nil }
        return store(bound)
      }
    default: return nil
    }
  }

  public func word(for store: KnownStore) -> String {
    switch store {
    case .project(let type): "the store \(self[type].name)"
    case .system(let system): "\(system.name)"
    }
  }

  /// Why it is one.
  public func claims(for store: KnownStore) -> [RoleClaim] {
    switch store {
    case .project(let type): return roles.claim(.store, of: type).map { [$0] } ?? []
    case .system(let system):
      return [
        RoleClaim(role: .store, basis: .inheritance, reasons: ["\(system.name) is a store of \(system.framework)"])
      ]
    }
  }

  /// The store that a function or computed property of an entity, or a global, uses by itself: `User.current()`.
  public func storeUsed(by declaration: DeclarationID) -> SystemType? {
    guard let touch = touches[declaration], !touch.isKept, touch.system.kind == .store else { return nil }
    let kind = self[declaration].kind
    guard kind == .function || self[declaration].modifiers.contains(.computed) else { return nil }
    guard let type = enclosingType(of: declaration.index, file: declaration.file) else {
      return self[declaration].parent < 0 ? touch.system : nil
    }
    return roles.claims(of: type).isEmpty && StoreWords.mayPersist(self[type].name.text)
      && NamedRoles.role(of: self[type].name) == nil
      && !StoreRoles.isOfInterface(type, self) ? touch.system : nil
  }

  /// The system's type that an extension extends.
  public func systemType(extendedBy declaration: Declaration, file: Int32) -> SystemType? {
    guard declaration.kind == .extension, let written = declaration.type else { return nil }
    return referent(of: TypeUse(file: file, node: written)).system
  }
}

extension StoreWords {
  /// Whether what a type does with a store is its own, and not done for others.
  static func mayPersist(_ name: String) -> Bool { !isUser(name) }
}
