public import LintSemantics
public import LintSyntax

/// A view model's property with the kit's wrapper, in a type that the wrapper can't bind.
public struct WrapperOutsideObserver: Sendable {
  public let property: DeclarationID
  public let type: TypeID
  /// The name of the wrapper.
  public let attribute: Name
}

extension FileReading {
  /// The kit's wrappers in types that certainly aren't observers.
  public var wrappersOutsideObservers: [WrapperOutsideObserver] {
    if !facts.attributes.contains(where: { KitMembers.isViewModelWrapper($0.name) }) { return [] }
    return bodies.flatMap { body, type -> [WrapperOutsideObserver] in
      if facts[body].kind == .protocol || mayObserve(type) { return [] }
      return facts.children(of: body).compactMap { property in
        guard facts[property].kind == .property, let attribute = kitWrapper(of: property) else { return nil }
        return WrapperOutsideObserver(property: property, type: type, attribute: attribute)
      }
    }
  }

  /// Whether a type adopts the kit's observer, or has an ancestor outside the project that may.
  private func mayObserve(_ type: TypeID) -> Bool {
    project.adoptsKit(.viewModelObserver, type) || project.adoptsKit(.viewModelBinder, type)
      || project.hasUnknownSupertype(type)
  }

  /// The attribute of a property that is the kit's wrapper, rather than one of the app's.
  private func kitWrapper(of property: DeclarationID) -> Name? {
    facts.attributes(of: facts[property]).map(\.name).first { name in
      KitMembers.viewModelWrappers.contains(name) && project.moduleUsesKit(file: file)
        && isDeclaredElsewhere(project.lookUp(name, owner: property, file: file))
    }
  }

  /// Whether no type of the file's own module has the name.
  private func isDeclaredElsewhere(_ referent: Referent) -> Bool {
    switch referent {
    case .unknown: true
    case .project(let type): !project.modules.areCompiledTogether(project[type].declaration.file, file)
    default: false
    }
  }

  /// The functions `bind()` of the kit's binders, which replace the kit's.
  public var replacedBinds: [(function: DeclarationID, binder: TypeID)] {
    // A test may call `bind()` itself, or use a probe that does.
    if facts.imports(.testing) { return [] }
    return bodies.flatMap { body, type -> [(DeclarationID, TypeID)] in
      guard Binder.adoptsBinder(type, project) else { return [] }
      return facts.children(of: body).filter { Binder.replacesBind(id($0), in: project) }.map { ($0, type) }
    }
  }
}

extension Project {
  /// Whether a type inherits from or conforms to a type that neither the project, the system nor the kit declares.
  fileprivate func hasUnknownSupertype(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).flatMap { self[$0].supertypes }.contains { supertype in
      switch supertype.referent {
      case .unknown(let name): KitTypes[name].isEmpty && CommonSupertypes[name].isEmpty
      case .ambiguous: true
      default: false
      }
    }
  }
}
