// Names of SwiftMVVMPattern 0.9. Apps that move from it compile with them; new code doesn't need them.

#if SWIFT_PACKAGE
  public import MVVMCore
#endif
#if canImport(ObjectiveC)
  public import ObjectiveC

  /// An object in Interface Builder that creates a presenter.
  @available(*, deprecated, message: "connect an NSObject that adopts Presenting to the outlet instead")
  @MainActor open class AnyPresenter: NSObject {
    /// Returns the presenter; subclasses override it.
    open func presenter() -> Any? { nil }
  }

  /// A type whose presenter comes from an outlet.
  @available(*, deprecated, message: "declare 'presenter' as an outlet of an NSObject that adopts Presenting instead")
  @MainActor public protocol IBPresentable: Presentable {
    /// The object that creates the presenter.
    var presenterObject: AnyPresenter? { get set }
  }
#endif

/// A presenter that retains the view model of its last update.
@available(*, deprecated, message: "declare a property for the view model; no protocol is needed")
@MainActor public protocol ViewModelHolderPresenter {
  /// The view model's type.
  associatedtype HVM

  /// The view model of the last update.
  var viewModel: HVM? { get }
}

/// A presenter that stores the view of its last update, if the view is a value. A view that is an object is refused, because
/// views often retain their presenters.
@available(*, deprecated, message: "declare a property for the view, weak if it is an object; no protocol is needed")
@MainActor public protocol HolderPresenter: ViewModelHolderPresenter {
  /// The view's type: a struct or an enum.
  associatedtype HV: View

  /// The view of the last update.
  var view: HV? { get }

  nonisolated static func _heldViewIsValue()
}

@available(*, deprecated)
extension HolderPresenter {
  public nonisolated static func _heldViewIsValue() {}
}

@available(*, deprecated)
extension HolderPresenter where HV: AnyObject {
  @available(*, unavailable, message: "a presenter must not retain a view object; declare 'weak var view' instead")
  public nonisolated static func _heldViewIsValue() {}
}

/// A presenter that stores the view of its last update weakly.
@available(*, deprecated, message: "declare 'weak var view'; no protocol is needed")
@MainActor public protocol WeakHolderPresenter: ViewModelHolderPresenter {
  /// The view's type: a class.
  associatedtype HV: View, AnyObject

  /// The view of the last update, if it still exists. Declare it `weak`.
  var view: HV? { get }
}
