import LintSyntax

/// Roles told by the last word of a name: a habit, and no more.
enum NamedRoles {
  static func role(of name: Name) -> Role? {
    let text = name.text
    return NamingConventions.roleSuffixes.first { text.hasSuffix($0.0) }?.1 ?? (StoreWords.isStore(text) ? .store : nil)
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs {
      let kind = project[type].kind
      guard kind != .typeAlias, kind != .associatedType, !project.isWithoutRole(type),
        let role = role(of: project[type].name)
      else { continue }
      // A view that is called a view model is meant as both.
      guard roles.claims(of: type).isEmpty || role == .viewModel else { continue }
      // In VIPER and its kin a type named ViewModel is data that a view is handed.
      if role == .viewModel, project.isHandedOver(type) || project.isOfListeners(type, roles) { continue }
      if role == .store, !StoreRoles.mayBeNamed(type, project, roles) { continue }
      let reason = "'\(project[type].name)' is named like a \(role.rawValue)"
      roles.add(RoleClaim(role: role, basis: .name, reasons: [reason]), to: type)
    }
  }
}

/// Roles that the configuration gives to names. The team has said so, which is more than a habit of names.
enum ConfiguredRoles {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    if project.conventions.rolePatterns.isEmpty { return }
    for type in project.typeIDs where project[type].kind != .typeAlias && project[type].kind != .associatedType {
      let name = project[type].name.text
      guard let pattern = project.conventions.rolePattern(for: name), let role = pattern.role else { continue }
      let reason = "the configuration declares '\(pattern.text)' to be a \(role.rawValue)"
      roles.add(RoleClaim(role: role, basis: .configuration, reasons: [reason]), to: type)
    }
  }
}

extension Project {
  /// Whether the configuration says that a name tells no role.
  func isWithoutRole(_ type: TypeID) -> Bool {
    conventions.rolePattern(for: self[type].name.text).map { $0.role == nil } ?? false
  }
}

extension Project {
  /// A protocol of those whom a view model tells what happens, though it is called one of view models: only the view side adopts
  /// it, and who is none of that keeps one weakly, or as its delegate.
  func isOfListeners(_ type: TypeID, _ roles: Roles) -> Bool {
    guard self[type].kind == .protocol else { return false }
    let adopters = descendants(of: type).filter { self[$0].kind != .protocol }
    guard !adopters.isEmpty, adopters.allSatisfy({ roles.viewSide($0) != nil }) else { return false }
    return typeIDs.contains { holder in
      roles.viewSide(holder) == nil && storedProperties(of: holder).contains { isListener($0, as: type) }
    }
  }

  private func isListener(_ property: SymbolID, as type: TypeID) -> Bool {
    let declaration = self[property]
    let isListener =
      !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
      || NamingConventions.listeners.contains(declaration.name)
    return isListener && value(of: property)?.referent.type == type
  }
}
