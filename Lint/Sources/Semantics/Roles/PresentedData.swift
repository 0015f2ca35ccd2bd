import LintSyntax

/// Presenters, and the values with which they describe what views show.
extension Project {
  /// Whether a type passes its results to a presenter, as a controller or an interactor does. An interactor stands between a view and the
  /// stores, like a view model.
  func storesPresenter(_ type: TypeID) -> Bool { storesObject(type, where: isPresenter) }

  /// The modules that are built of views, interactors and presenters, as in VIP and VIPER: at least two of three views have a presenter
  /// with an interactor, or an interactor with a presenter, rather than a view model that does something. There, values that are named
  /// like view models are data that presenters give views.
  func presentedModules(_ roles: Roles) -> PresentedModules {
    var modules = PresentedModules()
    guard typeIDs.contains(where: isPresenter) else { return modules }
    for view in typeIDs where roles.viewSide(view) != nil {
      let objects = storedTypes(of: view) + inheritedArguments(of: view)
      let isPresented = objects.contains {
        isPresenter($0) && hasInteractor($0, roles) || isInteractor($0, roles)
      }
      guard isPresented || objects.contains(where: isActiveViewModel) else { continue }
      modules.add(self.modules.ids(ofFile: self[view].declaration.file), isPresented: isPresented)
    }
    return modules
  }

  /// Whether a type belongs to one of the modules, or to an app that is like them as a whole.
  func isIn(_ presented: PresentedModules, _ type: TypeID) -> Bool {
    presented.containsAll || modules.ids(ofFile: self[type].declaration.file).contains(where: presented.contains)
  }

  private func isPresenter(_ type: TypeID) -> Bool { vocabulary.role(of: self[type].name) == .presenter }

  /// Whether a presenter stores an object that passes its results back to a presenter. Its name and supertypes suggest no other role, unlike
  /// those of a coordinator.
  private func hasInteractor(_ presenter: TypeID, _ roles: Roles) -> Bool {
    storesObject(presenter) { isInteractor($0, roles) }
  }

  /// Whether an object passes its results to a presenter, and neither its name nor its supertypes suggest another role.
  private func isInteractor(_ type: TypeID, _ roles: Roles) -> Bool {
    vocabulary.role(of: self[type].name) == nil && roles.viewSide(type) == nil && storesPresenter(type)
  }

  private func isActiveViewModel(_ type: TypeID) -> Bool {
    vocabulary.role(of: self[type].name) == .viewModel && !functions(of: type).isEmpty
  }

  /// Whether a property of a type stores an object for which a condition holds. A protocol stands for the types that adopt it.
  private func storesObject(_ type: TypeID, where condition: (TypeID) -> Bool) -> Bool {
    storedProperties(of: type).contains { property in
      guard let stored = value(of: property)?.referent.type, stored != type else { return false }
      return withAdopters(stored).contains(where: condition)
    }
  }

  private func storedTypes(of owner: TypeID) -> [TypeID] {
    storedProperties(of: owner).flatMap { property -> [TypeID] in
      guard let stored = value(of: property)?.referent.type, stored != owner else { return [] }
      return withAdopters(stored)
    }
  }

  /// The types that a class names for the generic properties of its superclasses, as in `class FeedView: SceneView<FeedInteractor>`.
  private func inheritedArguments(of type: TypeID) -> [TypeID] {
    ancestors(of: type).flatMap { parent -> [TypeID] in
      guard self[parent].kind == .class else { return [] }
      return storedProperties(of: parent).compactMap { property in
        guard case .generic(let parameter)? = value(of: property)?.referent else { return nil }
        return lastArgument(for: parameter, of: type)
      }
    }
  }

  private func withAdopters(_ type: TypeID) -> [TypeID] {
    self[type].kind == .protocol ? [type] + descendants(of: type) : [type]
  }

  /// Whether a type is an empty protocol, which only marks the types that adopt it.
  func isMarker(_ type: TypeID) -> Bool {
    self[type].kind == .protocol && members(of: type).isEmpty && self[type].supertypes.isEmpty
  }

  /// Whether a type is a value without functions, or a protocol that only such values adopt. A value may have closures.
  func isValueWithoutFunctions(_ type: TypeID) -> Bool {
    guard functions(of: type).isEmpty else { return false }
    switch self[type].kind {
    case .struct, .enum: return true
    case .protocol:
      let adopters = descendants(of: type)
      return !adopters.isEmpty && adopters.allSatisfy(isValueWithoutFunctions)
    default: return false
    }
  }
}

/// The numbers of views in each module that have a presenter, and of those that have a view model.
struct PresentedModules {
  private struct ViewCount {
    var presented = 0
    var bound = 0

    mutating func add(isPresented: Bool) {
      if isPresented { presented += 1 } else { bound += 1 }
    }

    var isMostlyPresented: Bool { presented > 0 && presented >= 2 * bound }
  }

  private var all = ViewCount()
  private var byModule: [ModuleID: ViewCount] = [:]

  fileprivate mutating func add(_ modules: [ModuleID], isPresented: Bool) {
    all.add(isPresented: isPresented)
    for module in modules { byModule[module, default: ViewCount()].add(isPresented: isPresented) }
  }

  fileprivate var containsAll: Bool { all.isMostlyPresented }
  fileprivate func contains(_ module: ModuleID) -> Bool { byModule[module]?.isMostlyPresented ?? false }
}
