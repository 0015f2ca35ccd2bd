public import LintSyntax

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

  public func name(of store: KnownStore) -> Name {
    switch store {
    case .project(let type): self[type].name
    case .system(let system): system.name
    }
  }

  /// Why it is one.
  public func claims(for store: KnownStore) -> [RoleClaim] {
    switch store {
    case .project(let type): return roles.claim(.store, of: type).map { [$0] } ?? []
    case .system(let system):
      return [
        RoleClaim(role: .store, basis: .inheritance, reasons: ["'\(system.name)' is a store of \(system.framework)"])
      ]
    }
  }

  /// The store that an entity uses by itself: `User.current()`, `user.save()`. What a method gives back may have many
  /// sources; one that gives nothing back is called for what it does.
  public func storeUsed(by declaration: SymbolID) -> SystemType? {
    guard let use = storeUse(of: declaration), !use.isStored, use.system.kind == .store, !isNavigation(declaration)
    else { return nil }
    if self[declaration].parent == nil { return isStoreEntryPoint(declaration) ? use.system : nil }
    guard let type = enclosingType(of: declaration), roles.claims(of: type).isEmpty,
      isStoreEntryPoint(declaration), !StoreWords.isStoreUser(self[type].name.text),
      NamedRoles.role(of: self[type].name) == nil, !StoreRoles.isUserInterfaceType(type, self),
      !StoreRoles.isObserved(type, self), !StoreRoles.localizes(type, self)
    else { return nil }
    return use.system
  }

  private func isStoreEntryPoint(_ id: SymbolID) -> Bool {
    let declaration = self[id]
    let isStatic = !declaration.modifiers.isDisjoint(with: [.static, .class])
    switch declaration.kind {
    case .function: return isStatic || declaration.type == nil || returnsStoreResult(id)
    case .property: return isStatic && declaration.modifiers.contains(.computed)
    default: return false
    }
  }

  /// Whether asking a member of a store asks what it keeps or fetches. A type that is known as a store only because some of
  /// its members use one, and that keeps none, has members that do not.
  public func accessesStore(_ member: Name, of type: TypeID) -> Bool {
    let declared = firstMember(named: member, of: type)
    if let declared, isNavigation(declared) { return false }
    guard roles.claim(.store, of: type)?.basis == .use, !isNamedLikeStore(type) else { return true }
    let own = members(of: type)
    guard own.contains(where: { storeUse(of: $0) != nil }),
      !own.contains(where: { storeUse(of: $0)?.isStored ?? false }),
      !keepsStore(type), let declared
    else { return true }
    return storeUse(of: declared) != nil
  }

  /// Who takes or gives a controller shows something.
  private func isNavigation(_ member: SymbolID) -> Bool {
    let facts = file(member)
    let parameters = facts.children(of: member.declaration).map { facts[$0] }.filter {
      $0.kind == .parameter
    }
    return (parameters + [self[member]]).compactMap(\.type).contains {
      isController(TypeUse(file: member.file, node: $0))
    }
  }

  private func isController(_ use: TypeUse) -> Bool {
    switch referent(of: use) {
    case .project(let type): roles.viewSide(type)?.role == .controller
    case .system(let system): system.kind == .controller
    default: false
    }
  }

  private func keepsStore(_ type: TypeID) -> Bool {
    storedProperties(of: type).contains { value(of: $0)?.referent.type.map { roles.plays(.store, $0) } ?? false }
  }

  /// The system's type that an extension extends.
  public func systemType(extendedBy declaration: Declaration, file: FileID) -> SystemType? {
    guard declaration.kind == .extension, let written = declaration.type else { return nil }
    return referent(of: TypeUse(file: file, node: written)).system
  }
}
