#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A presenter that keeps the view model it presents.
///
/// **When to use it.** On a presenter that goes on listening to the view model after
/// ``Presenting/update(view:with:)`` has returned.
///
/// ```swift
/// final class KeepingPresenter: Presenter<ProfileView, ProfileViewModel>, ViewModelHolderPresenter {
///   private(set) var viewModel: ProfileViewModel?
///   override func update(view: ProfileView, with viewModel: ProfileViewModel) { self.viewModel = viewModel }
/// }
/// ```
///
/// **Laws.** The view model is that of the last update. **Isolation.** Main actor. **Cost.** None.
/// **Ownership.** As the property says.
@MainActor public protocol ViewModelHolderPresenter {
  /// The view model's type.
  associatedtype HVM

  /// The view model that is being presented.
  var viewModel: HVM? { get }
}

/// A presenter that keeps a view that is a value.
///
/// **When to use it.** Where the view is a struct, which nobody else could keep for it. A view that is an
/// object often keeps its presenter, and the two would keep each other: it is refused here at compile
/// time, and ``WeakHolderPresenter`` is the one to adopt.
///
/// ```swift
/// struct Line: SwiftMVVMPattern.View {}
///
/// final class LinePresenter: Presenter<Line, ProfileViewModel>, HolderPresenter {
///   private(set) var view: Line?
///   private(set) var viewModel: ProfileViewModel?
///   override func update(view: Line, with viewModel: ProfileViewModel) {
///     self.view = view
///     self.viewModel = viewModel
///   }
/// }
/// ```
///
/// **Laws.** The view is that of the last update. **Isolation.** Main actor. **Cost.** None. **Ownership.** Strong.
@MainActor public protocol HolderPresenter: ViewModelHolderPresenter {
  /// The view's type: a value.
  associatedtype HV: View

  /// The view that is being updated.
  var view: HV? { get }

  nonisolated static func _heldViewIsValue()
}

extension HolderPresenter {
  public nonisolated static func _heldViewIsValue() {}
}

extension HolderPresenter where HV: AnyObject {
  @available(*, unavailable, message: "a presenter holds a view that is an object weakly: adopt WeakHolderPresenter")
  public nonisolated static func _heldViewIsValue() {}
}

/// A presenter that keeps a view that is an object, weakly.
///
/// **When to use it.** On a presenter that updates the view again later. Write the property `weak var`:
/// Swift has no way to demand it of you.
///
/// ```swift
/// final class LivePresenter: Presenter<ProfileView, ProfileViewModel>, WeakHolderPresenter {
///   private(set) weak var view: ProfileView?
///   private(set) var viewModel: ProfileViewModel?
///   override func update(view: ProfileView, with viewModel: ProfileViewModel) {
///     self.view = view
///     self.viewModel = viewModel
///   }
/// }
/// ```
///
/// **Laws.** The view is that of the last update, or nil. **Isolation.** Main actor. **Cost.** None.
/// **Ownership.** Weak.
@MainActor public protocol WeakHolderPresenter: ViewModelHolderPresenter {
  /// The view's type: a class.
  associatedtype HV: View, AnyObject

  /// The view that is being updated, while it lives.
  var view: HV? { get }
}
