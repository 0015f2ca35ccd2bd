public import LintSyntax

/// Infers roles from the kit's protocols and base classes, if a file of the project imports the kit.
enum KitRoleFinder {
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

  /// The name of a supertype that the kit declares, in a file that imports the kit.
  static func kitName(_ supertype: Supertype, _ project: Project) -> Name? {
    guard let file = importingFile(supertype, project) else { return nil }
    switch supertype.referent {
    case .unknown(let name): return name
    case .system(let system) where KitTypes[system.name].contains(.view):
      // An alias of the project, such as `typealias View = SwiftUI.View`, isn't the kit's.
      let isAlias = project.topLevelType(system.name, file: file).type != nil
      return isAlias || project.imports(.swiftUI, file: file) ? nil : system.name
    // The project contains the kit's sources, as a monorepo or the kit's own examples do.
    case .project(let type) where project.isOfKit(type) && isOfAnotherModule(type, than: file, project):
      return project[type].name
    default: return nil
    }
  }

  /// The file that names a supertype and imports the kit: that of the type, or that of an alias for the kit's protocol.
  private static func importingFile(_ supertype: Supertype, _ project: Project) -> FileID? {
    if project.importsKit(file: supertype.place.file) { return supertype.place.file }
    guard isNamedLikeKit(supertype.referent) else { return nil }
    return project.aliasFiles(of: supertype).first(where: project.importsKit)
  }

  private static func isNamedLikeKit(_ referent: Referent) -> Bool {
    switch referent {
    case .unknown(let name): KitTypes.role(of: name) != nil
    case .system(let system): KitTypes[system.name].contains(.view)
    default: false
    }
  }

  private static func isOfAnotherModule(_ type: TypeID, than file: FileID, _ project: Project) -> Bool {
    !project.modules.areCompiledTogether(project[type].declaration.file, file)
  }

  private static func reasons(_ type: TypeID, _ owner: TypeID, _ name: Name, _ project: Project) -> [String] {
    let adopts = "'\(project[owner].name)' adopts the kit's '\(name)'"
    return owner == type ? [adopts] : ["'\(project[type].name)' inherits from '\(project[owner].name)'", adopts]
  }
}

extension Project {
  /// Whether a written type names a type of the kit, in a file that imports the kit.
  public func namesKit(_ kind: KitTypes, _ use: TypeUse) -> Bool {
    let place = Place(file: use.file, offset: node(use).range.start)
    return usesKit
      && referents(of: use).contains { referent in
        let name = KitRoleFinder.kitName(Supertype(referent: referent, place: place), self)
        return name.map { KitTypes[$0].contains(kind) } ?? false
      }
  }

  public var usesKit: Bool { !tables.kitFiles.isEmpty }

  /// Whether the module of a file imports the kit and isn't part of it.
  public func moduleUsesKit(file: FileID) -> Bool {
    modules.ids(ofFile: file).contains(where: tables.kitModules.contains) && !isInKit(file)
  }

  /// Whether a file belongs to a module of the kit.
  public func isInKit(_ file: FileID) -> Bool {
    modules.names(ofFile: file).contains(where: isOfKit)
  }

  /// Whether a module is the kit's, rather than the project's own with such a name.
  func isOfKit(_ module: Name) -> Bool { KnownModules[module].contains(.kit) && !tables.kitHomonyms.contains(module) }

  /// The name of the kit's protocol for a role in a file. If a type of the project has the same name there, the name of a module
  /// precedes it.
  public func kitProtocol(_ kind: KitTypes, in file: FileID) -> String {
    let name = KitTypes.protocolName(kind)
    switch topLevelType(name, file: file) {
    case .project(let type) where !isOfKit(type): return "\(kitModule(declaring: kind, in: file)).\(name)"
    case .ambiguous: return "\(kitModule(declaring: kind, in: file)).\(name)"
    default: return name.text
    }
  }

  /// The module of the kit that declares the protocol for a role, or another one that the module of a file imports.
  private func kitModule(declaring kind: KitTypes, in file: FileID) -> Name {
    let files = importsKit(file: file) ? [file] : tables.kitFiles.filter { modules.areCompiledTogether($0, file) }
    let imported = files.prefix(1).flatMap { facts($0).imports.map(\.module) }
      .filter(isOfKit)
    let declaring = KitTypes.module(kind)
    return imported.contains(declaring) ? declaring : imported.first ?? declaring
  }

  /// Whether a class has a superclass that isn't in the project, whose methods may call anything.
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
    self[type].kind == .protocol && KitTypes[self[type].name].contains(.adopted) && isInKit(self[type].declaration.file)
  }

  /// Whether the project maps cells to their entities by the kit's `CellContexts`.
  public var usesCellContexts: Bool { tables.usesCellContexts }

  /// Searches the files that import the kit for a property of that type.
  func findCellContexts() {
    tables.usesCellContexts = tables.kitFiles.contains { file in
      let facts = facts(file)
      return facts.declarations.contains { $0.kind == .property && facts.hasCellContexts($0) }
    }
  }

  /// Whether a cell of the project returns the entity that it shows.
  public var adoptsContextable: Bool {
    types.contains { type in
      type.supertypes.contains { supertype in
        isContextable(supertype.referent) && importsKit(file: supertype.place.file)
      }
    }
  }

  private func isContextable(_ referent: Referent) -> Bool {
    switch referent {
    case .project(let adopted): isOfKit(adopted) && KitTypes[self[adopted].name].contains(.contextable)
    case .unknown(let name): KitTypes[name].contains(.contextable)
    default: false
    }
  }

  /// The property `viewModel` that a type declares, if it contains a view model.
  public func viewModelProperty(of type: TypeID) -> SymbolID? {
    members(of: type).first { member in
      let declaration = self[member]
      guard declaration.kind == .property, declaration.name == KitMembers.viewModel,
        declaration.modifiers.isDisjoint(with: [.static, .class])
      else { return false }
      return value(of: member)?.referent.type.map { roles.plays(.viewModel, $0) } ?? false
    }
  }

  /// Whether a file imports a module of the kit.
  public func importsKit(file: FileID) -> Bool { facts(file).importsKit(otherThan: tables.kitHomonyms) }

  /// The files with the aliases through which a type names a supertype.
  fileprivate func aliasFiles(of supertype: Supertype) -> [FileID] {
    var files: [FileID] = []
    var facts = facts(supertype.place.file)
    var node = facts.typeIDs.first { facts[$0].range.start == supertype.place.offset && facts[$0].kind == .named }
    while let written = node, files.count < Self.aliasFileLimit {
      let file = files.last ?? supertype.place.file
      guard let alias = lookUp(facts[written].name, owner: facts[written].owner, file: file).type,
        self[alias].kind == .typeAlias
      else { break }
      let declaration = self[alias].declaration
      files.append(declaration.file)
      facts = self.facts(declaration.file)
      node = self[declaration].type.flatMap { facts[$0].kind == .named ? $0 : nil }
    }
    return files
  }

  private static let aliasFileLimit = 16

  /// Whether a file imports a module of a kind.
  public func imports(_ kind: KnownModules, file: FileID) -> Bool { facts(file).imports(kind) }

  /// Whether a type, or one of its supertypes, conforms to a protocol of the kit.
  public func adoptsKit(_ kind: KitTypes, _ type: TypeID) -> Bool {
    usesKit
      && ([type] + ancestors(of: type)).contains { owner in
        self[owner].supertypes.contains { supertype in
          KitRoleFinder.kitName(supertype, self).map { KitTypes[$0].contains(kind) } ?? false
        }
      }
  }

  /// The names of the kit's types that a type, or one of its supertypes, inherits from.
  public func kitNames(of type: TypeID) -> [Name] {
    guard usesKit else { return [] }
    return ([type] + ancestors(of: type)).flatMap { self[$0].supertypes }.compactMap {
      KitRoleFinder.kitName($0, self)
    }
  }
}

extension FileFacts {
  /// Whether the type or the initial value of a property names the kit's `CellContexts`.
  fileprivate func hasCellContexts(_ property: Declaration) -> Bool {
    if property.mentions.contains(where: { KitTypes[self[$0].name].contains(.cellContexts) }) { return true }
    guard let value = property.value else { return false }
    return subtree(of: value).contains { KitTypes[self[$0].name].contains(.cellContexts) }
  }
}
