import LintSyntax

/// Infers view models from their owners: a view, cell or controller stores one as its `viewModel`, or a SwiftUI view observes one.
enum OwnerRoleFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    let displayed = project.displayedData(roles)
    var presented: PresentedModules?
    for owner in project.typeIDs where roles.viewSide(owner) != nil {
      for property in project.members(of: owner) where project[property].kind == .property {
        let types = storedTypes(in: property, of: owner, project)
        var isMarkedData = false
        if types.contains(where: { project.isMarker($0.type) }) {
          let known = presented ?? project.presentedModules(roles)
          presented = known
          isMarkedData = project.isIn(known, owner)
        }
        for (type, steps) in types {
          guard let reason = reason(property, type, owner, project) else { continue }
          // In VIP and VIPER, the marker of the values that views show says nothing about a type.
          if isMarkedData, project.isMarker(type) || project.isValueWithoutFunctions(type) { continue }
          for bound in [type] + implementations(of: type, project)
          where !displayed.contains(bound) && isCandidate(bound, project, roles) {
            let step = bound == type ? [] : ["'\(project[bound].name)' conforms to '\(project[type].name)'"]
            roles.add(RoleClaim(role: .viewModel, basis: .binding, reasons: step + steps + [reason]), to: bound)
          }
        }
      }
    }
  }

  private static func reason(
    _ property: SymbolID, _ type: TypeID, _ owner: TypeID, _ project: Project
  ) -> String? {
    let declaration = project[property]
    if NamingConventions.isViewModelProperty(declaration.name) {
      if project.readsSharedInstance(property), !NamingConventions.isModel(project[type].name) { return nil }
      return "'\(project[owner].name)' stores '\(project[type].name)' as '\(declaration.name)'"
    }
    let attributes = project.file(property).attributes(of: declaration)
    guard let wrapper = attributes.first(where: { KnownAttributes[$0.name].contains(.observing) }),
      project.vocabulary.role(of: project[type].name) == .viewModel
        || NamingConventions.isModel(declaration.name, ofView: project[owner].name, type: project[type].name)
          && isOwning(wrapper) && project[type].kind == .class
    else { return nil }
    return "'\(project[owner].name)' observes '\(project[type].name)' with '@\(wrapper.name)'"
  }

  /// Whether SwiftUI creates the object for this view alone, as with `@StateObject`.
  private static func isOwning(_ wrapper: Attribute) -> Bool {
    KnownAttributes[wrapper.name].isDisjoint(with: [.notOwning, .environment])
  }

  /// The type of a property, with the steps that lead from it to the property. A generic parameter stands for its constraint, and
  /// for the arguments that subclasses name.
  private static func storedTypes(
    in property: SymbolID, of owner: TypeID, _ project: Project
  ) -> [(type: TypeID, steps: [String])] {
    guard let value = project.value(of: property), !value.isType else { return [] }
    if let type = value.referent.type { return [(type, [])] }
    guard case .generic(let parameter) = value.referent else { return [] }
    let name = project[parameter].name
    let constraint = project.constraint(of: parameter).map { constraint in
      (constraint, ["'\(project[owner].name)' requires '\(project[constraint].name)' of '\(name)'"])
    }
    let arguments = project.descendants(of: owner).compactMap { heir in
      project.argument(for: parameter, of: heir).map { argument in
        (
          argument,
          ["'\(project[heir].name)' names '\(project[argument].name)' as '\(name)' of '\(project[owner].name)'"]
        )
      }
    }
    return (constraint.map { [$0] } ?? []) + arguments
  }

  private static func implementations(of type: TypeID, _ project: Project) -> [TypeID] {
    project[type].kind == .protocol ? project.descendants(of: type) : []
  }

  /// Whether a type can be a view model. A view is one only if it has the name of one as well.
  private static func isCandidate(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    if roles.viewSide(type) != nil { return project.vocabulary.role(of: project[type].name) == .viewModel }
    if project.isWithoutRole(type) { return false }
    return !project.isViewData(type) || project.mayBeViewModelWithoutFunctions(type)
  }
}

extension Project {
  /// Whether a property's initial value is the shared instance of a type, as in `let viewModel = Session.shared`. The object belongs
  /// to the app rather than to the view, whatever the view calls it.
  fileprivate func readsSharedInstance(_ property: SymbolID) -> Bool {
    let facts = file(property)
    guard let value = facts.initialValue(of: property.declaration), facts[value].kind == .member else { return false }
    return SystemMembers[facts[value].name].contains(.instance)
  }

  /// The types named `ViewModel` without functions that are only displayed: a protocol's function or a view's display method
  /// receives them, as in VIP and VIPER. They are data, even if the view then stores them.
  fileprivate func displayedData(_ roles: Roles) -> HandleSet<TypeID> {
    let candidates = HandleSet(typeIDs.filter { self[$0].name == NamingConventions.displayedData && isViewData($0) })
    if candidates.isEmpty { return [] }
    var found: HandleSet<TypeID> = []
    for owner in typeIDs where self[owner].kind == .protocol || roles.viewSide(owner) != nil {
      for function in functions(of: owner)
      where self[owner].kind == .protocol || NamingConventions.displays(self[function].name) {
        for parameter in parameters(of: function) {
          found.formUnion(types(named: candidates, in: parameter, of: function))
        }
      }
    }
    return found
  }

  /// The candidates that the type of a parameter names.
  private func types(named candidates: HandleSet<TypeID>, in parameter: DeclarationID, of function: SymbolID)
    -> [TypeID]
  {
    let facts = file(function)
    guard let type = facts[parameter].type else { return [] }
    return facts.subtree(of: type).compactMap { node in
      guard facts[node].name == NamingConventions.displayedData else { return nil }
      return referent(of: TypeUse(file: function.file, node: node)).type
    }.filter(candidates.contains)
  }
}
