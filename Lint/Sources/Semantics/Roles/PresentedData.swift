import LintSyntax

/// Presenters, and the values with which they describe what views show.
extension Project {
  /// Whether a type passes its results to a presenter, as a controller or an interactor does. An interactor stands between a view and the
  /// stores, like a view model.
  func storesPresenter(_ type: TypeID) -> Bool { storesObject(type, where: isPresenter) }

  /// Whether the app is built of views, interactors and presenters, as in VIP and VIPER: at least two of three views have a presenter with
  /// an interactor rather than a view model that does something. There, values that are named like view models are data that
  /// presenters give views.
  func isDrivenByPresenters(_ roles: Roles) -> Bool {
    guard typeIDs.contains(where: isPresenter) else { return false }
    var presented = 0
    var bound = 0
    for view in typeIDs where roles.viewSide(view) != nil {
      if storesObject(view, where: { isPresenter($0) && hasInteractor($0, roles) }) {
        presented += 1
      } else if storesObject(view, where: isActiveViewModel) {
        bound += 1
      }
    }
    return presented > 0 && presented >= 2 * bound
  }

  private func isPresenter(_ type: TypeID) -> Bool { vocabulary.role(of: self[type].name) == .presenter }

  /// Whether a presenter stores an object that passes its results back to a presenter. Its name and supertypes suggest no other role, unlike
  /// those of a coordinator.
  private func hasInteractor(_ presenter: TypeID, _ roles: Roles) -> Bool {
    storesObject(presenter) {
      vocabulary.role(of: self[$0].name) == nil && roles.viewSide($0) == nil && storesPresenter($0)
    }
  }

  private func isActiveViewModel(_ type: TypeID) -> Bool {
    vocabulary.role(of: self[type].name) == .viewModel && !functions(of: type).isEmpty
  }

  /// Whether a property of a type stores an object for which a condition holds. A protocol stands for the types that adopt it.
  private func storesObject(_ type: TypeID, where condition: (TypeID) -> Bool) -> Bool {
    storedProperties(of: type).contains { property in
      guard let stored = value(of: property)?.referent.type, stored != type else { return false }
      return (self[stored].kind == .protocol ? [stored] + descendants(of: stored) : [stored]).contains(where: condition)
    }
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
