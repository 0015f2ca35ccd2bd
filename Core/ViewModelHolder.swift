/// The role of what has a view model: a controller, or a view that stands for itself.
///
/// **When to use it.** Adopt it where a ``ViewModel`` is injected and something else, a presenter
/// say, shows it. Where the holder itself shows it, adopt ``ViewModelObserver``.
///
/// ```swift
/// final class ProfileViewController: UIViewController, ViewModelHolder {
///   var viewModel: ProfileViewModel?
/// }
/// ```
///
/// **Laws.** The property may be a class's, a struct's or an actor's type, `weak`, read-only, or a
/// protocol's, `(any ProfileShowing)?`, which is how a test injects a double. It may not be a ``View``. A
/// ``ViewModel`` is no holder.
///
/// - Important: Write `ProfileViewModel?`. A property of type `ProfileViewModel!` does not conform:
///   Swift does not let `T!` stand for a requirement `T?`.
///
/// **Isolation.** Main actor. **Cost.** None. **Ownership.** The holder's property decides, strong or `weak`.
@MainActor public protocol ViewModelHolder<HeldViewModel> {
  /// What is held: usually a ``ViewModel``, or `any` protocol that one adopts.
  associatedtype HeldViewModel
  // Its name in SwiftMVVMPattern 0.9. It can't move to an extension, because a `where` clause doesn't see an alias from one. It will be
  // removed: in an app with a type named VM, `let viewModel = VM()` refers to this alias.
  @available(*, deprecated, renamed: "HeldViewModel")
  typealias VM = HeldViewModel

  /// The view model, once it is injected.
  var viewModel: HeldViewModel? { get }

  nonisolated static func _holderIsNoViewModel()
  nonisolated static func _heldIsNoView()
  nonisolated static func _heldIsNoSystemView()
}

extension ViewModelHolder {
  public nonisolated static func _holderIsNoViewModel() {}
  public nonisolated static func _heldIsNoView() {}
  public nonisolated static func _heldIsNoSystemView() {}
}

extension ViewModelHolder where Self: ViewModel {
  @available(*, unavailable, message: "a ViewModel cannot hold or observe as a view does")
  public nonisolated static func _holderIsNoViewModel() {}
}

extension ViewModelHolder where HeldViewModel: View {
  @available(*, unavailable, message: "a View cannot be held as a view model")
  public nonisolated static func _heldIsNoView() {}
}
