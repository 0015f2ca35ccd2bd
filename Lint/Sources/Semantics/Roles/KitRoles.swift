public import LintSyntax

/// Roles that types have adopted by the kit's protocols and base classes. They count where the kit is imported somewhere in the project.
enum KitRoles {
  static func isImported(by file: FileFacts) -> Bool {
    file.imports.contains { KnownModules[$0.module].contains(.kit) }
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    guard project.usesKit else { return }
    for type in project.typeIDs where project[type].kind != .typeAlias {
      for owner in [type] + project.ancestors(of: type) {
        for supertype in project[owner].supertypes {
          guard let name = kitName(supertype, project), let role = KitTypes.role(of: name) else { continue }
          roles.add(RoleClaim(role: role, basis: .kit, reasons: reasons(type, owner, name, project)), to: type)
        }
      }
    }
  }

  /// A name that the project does not declare, in a file that imports the kit.
  static func kitName(_ supertype: Supertype, _ project: Project) -> Name? {
    guard project.importsKit(file: supertype.place.file) else { return nil }
    switch supertype.referent {
    case .unknown(let name): return name
    case .system(let system) where system.name == "View" && !project.imports("SwiftUI", file: supertype.place.file):
      return system.name
    // The kit is part of the project: a monorepo, or its own examples.
    case .project(let type) where isOfAnotherModule(type, than: supertype.place.file, project):
      return project[type].name
    default: return nil
    }
  }

  private static func isOfAnotherModule(_ type: TypeID, than file: FileID, _ project: Project) -> Bool {
    project[type].kind == .protocol && !project.modules.areCompiledTogether(project[type].declaration.file, file)
  }

  private static func reasons(_ type: TypeID, _ owner: TypeID, _ name: Name, _ project: Project) -> [String] {
    let adopts = "'\(project[owner].name)' adopts the kit's '\(name)'"
    return owner == type ? [adopts] : ["'\(project[type].name)' inherits from '\(project[owner].name)'", adopts]
  }
}

extension Project {
  public var usesKit: Bool { !tables.kitFiles.isEmpty }

  /// Whether the module that a file belongs to imports the kit, and has no protocols of its own by the kit's names.
  public func moduleUsesKit(file: FileID) -> Bool {
    return tables.kitFiles.contains { modules.areCompiledTogether($0, file) }
      && !KitTypes.namesWithRole.contains { name in
        recorder?.recordLookup(of: name)
        return (tables.topLevelTypes[name] ?? []).contains { type in
          self[type].kind == .protocol && modules.areCompiledTogether(self[type].declaration.file, file)
        }
      }
  }

  /// Whether a class inherits what nothing in the project declares: its methods may call anything.
  public func hasUnknownSuperclass(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { owner in
      guard self[owner].kind == .class, let first = self[owner].supertypes.first else { return false }
      switch first.referent {
      case .unknown(let name): return !KitTypes[name].contains(.adopted) && !CommonSupertypes[name].contains(.object)
      case .ambiguous: return true
      default: return false
      }
    }
  }

  /// Whether a protocol is the kit's own, in a project that contains the kit's sources.
  public func isOfKit(_ type: TypeID) -> Bool {
    self[type].kind == .protocol && KitTypes[self[type].name].contains(.adopted)
      && !importsKit(file: self[type].declaration.file)
  }

  /// Whether the project maps cells to their entities by the kit's `CellContexts`.
  public var usesCellContexts: Bool { tables.usesCellContexts }

  /// Notes whether a property, in a file that imports the kit, is of that type.
  func findCellContexts() {
    tables.usesCellContexts = tables.kitFiles.contains { file in
      let facts = facts(file)
      return facts.declarations.contains { $0.kind == .property && facts.mentions(KitTypes.cellContexts, $0) }
    }
  }

  /// Whether a cell of the project gives back what it was rendered with.
  public var adoptsContextable: Bool {
    types.contains { type in
      type.supertypes.contains { supertype in
        isContextable(supertype.referent) && importsKit(file: supertype.place.file)
      }
    }
  }

  private func isContextable(_ referent: Referent) -> Bool {
    switch referent {
    case .project(let adopted): KitTypes[self[adopted].name].contains(.contextable)
    case .unknown(let name): KitTypes[name].contains(.contextable)
    default: false
    }
  }

  func importsKit(file: FileID) -> Bool { KitRoles.isImported(by: facts(file)) }

  public func imports(_ module: Name, file: FileID) -> Bool { facts(file).imports.contains { $0.module == module } }
}

extension Project {
  /// Whether a type, or one that it inherits from, adopts a protocol of the kit.
  public func adoptsKit(_ name: Name, _ type: TypeID) -> Bool {
    usesKit
      && ([type] + ancestors(of: type)).contains { owner in
        self[owner].supertypes.contains { KitRoles.kitName($0, self) == name }
      }
  }
}

extension FileFacts {
  /// Whether the type or the initial value of a property names a type.
  fileprivate func mentions(_ name: Name, _ property: Declaration) -> Bool {
    if property.mentions.contains(where: { self[$0].name == name }) { return true }
    guard let value = property.value else { return false }
    return subtree(of: value).contains { self[$0].name == name }
  }
}
