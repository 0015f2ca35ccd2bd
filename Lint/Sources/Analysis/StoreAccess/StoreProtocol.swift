public import LintSemantics
public import LintSyntax

/// A protocol through which a view model could access a store.
public struct StoreProtocol: Sendable {
  public let type: TypeID
  /// The reasons why the type that conforms to it is a store.
  public let claims: [RoleClaim]
}

extension FileReading {
  /// The store that a view model's property stores, and the protocol as which the property could be declared: the first of its
  /// protocols that declares all that the view model uses.
  public func replaceableStore(
    in property: DeclarationID, of viewModel: TypeID
  ) -> (store: TypeID, parent: StoreProtocol)? {
    guard let type = project.value(of: id(property)).flatMap({ $0.isType ? nil : $0.referent.type }),
      project[type].kind != .protocol, project.roles.viewSide(type) == nil,
      project.roles.claim(.viewModel, of: type) == nil
    else { return nil }
    for parent in project.ancestors(of: type)
    where project[parent].kind == .protocol && isVisible(parent) && !statesNeed(parent, of: type, viewModel) {
      guard let claims = storeClaims(parent, of: type) ?? usedStoreClaims(parent, of: type, in: property, viewModel),
        ProtocolSubstitution(of: type, by: parent, in: project).compiles(for: id(property), of: viewModel, in: self)
      else { continue }
      return (type, StoreProtocol(type: parent, claims: claims))
    }
    return nil
  }

  /// The reasons why a type is a store, if one of its protocols is that of a store.
  private func storeClaims(_ parent: TypeID, of type: TypeID) -> [RoleClaim]? {
    if let claim = project.roles.claim(.store, of: parent) { return [claim] }
    let name = project[parent].name
    guard project.roles.claims(of: parent).isEmpty, project.vocabulary.isService(name), !servesViews(type) else {
      return nil
    }
    if let claim = project.roles.claim(.store, of: type) { return [claim] }
    return [RoleClaim(role: .store, basis: .name, reasons: ["'\(name)' is named like a service"])]
  }

  /// Whether a type is a delegate or data source of views, whatever it is named like.
  private func servesViews(_ type: TypeID) -> Bool {
    project.hasSystemAncestor(type) { $0.kind == .delegate }
  }

  /// The reasons why a type is a store, if a view model uses the property only as one of the store's protocols, whatever its name.
  private func usedStoreClaims(
    _ parent: TypeID, of type: TypeID, in property: DeclarationID, _ viewModel: TypeID
  ) -> [RoleClaim]? {
    guard project.roles.claims(of: parent).isEmpty, !project.vocabulary.isCommonSupertype(project[parent].name),
      let claim = project.roles.claim(.store, of: type),
      project[viewModel].bodies.contains(where: { usesMember(of: id(property), in: $0) })
    else { return nil }
    return [claim]
  }

  /// Whether code continues with a member of a property's value.
  private func usesMember(of property: SymbolID, in body: SymbolID) -> Bool {
    let (facts, name) = (project.file(body), project[property].name)
    return project[body].code.contains { expression in
      facts[expression].name == name && project.declaration(readBy: expression, file: body.file) == property
        && facts.expression(beginningWith: expression).map { facts[$0].kind == .member } ?? false
    }
  }

  /// Whether the protocol is nested in another type. It then states only what that type needs of a store.
  private func statesNeed(_ parent: TypeID, of store: TypeID, _ viewModel: TypeID) -> Bool {
    let around = HandleSet(project.withOuterTypes(viewModel) + project.withOuterTypes(store))
    return !project.withOuterTypes(parent).dropFirst().allSatisfy(around.contains)
  }

  /// Whether the file can name the protocol.
  private func isVisible(_ parent: TypeID) -> Bool {
    let declaration = project[parent].declaration
    if declaration.file == file { return true }
    let modifiers = project[declaration].modifiers
    return modifiers.isDisjoint(with: [.private, .fileprivate])
      && (project.modules.areCompiledTogether(declaration.file, file)
        || !modifiers.isDisjoint(with: [.public, .open, .package]))
  }
}
