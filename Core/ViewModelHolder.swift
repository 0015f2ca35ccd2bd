/// A type that holds a view model, such as a view controller.
///
/// Adopt it where a view model is injected and something else, such as a presenter, shows it. If the holder shows
/// the view model itself, adopt ``ViewModelBinder``.
///
/// ```swift
/// final class InjectedViewController: UIViewController, ViewModelHolder {
///   let viewModel: ProfileViewModel
///
///   init(viewModel: ProfileViewModel) {
///     self.viewModel = viewModel
///     super.init(nibName: nil, bundle: nil)
///   }
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// The property may be a `let` or a `var`, optional or not, `weak`, computed, or of a protocol type such as
/// `any ProfileShowing`, so that tests can inject a double. Declare such a protocol `@MainActor` and `AnyObject`. The property
/// can't be a ``View``, and a ``ViewModel`` can't be a holder: the compiler refuses both.
///
/// - Important: Write `ProfileViewModel?`, not `ProfileViewModel!`. Swift doesn't let a property of type `T!` satisfy a
///   protocol requirement.
@MainActor public protocol ViewModelHolder<HeldViewModel> {
  /// The declared type of ``viewModel``: `HeldViewModel` or `HeldViewModel?`.
  associatedtype ViewModelProperty
  /// The type of the view model: usually a ``ViewModel``, or `any` protocol that one adopts.
  associatedtype HeldViewModel
  // The name in SwiftMVVMPattern 0.9. It can't move to an extension, because a `where` clause doesn't see an alias from
  // one. It will be removed: in an app with a type named VM, `let viewModel = VM()` refers to this alias.
  @available(*, deprecated, renamed: "HeldViewModel")
  typealias VM = HeldViewModel

  /// The view model, as the holder declares it.
  var viewModel: ViewModelProperty { get }

  /// The view model as an optional, for generic code; the kit implements it.
  var heldViewModel: HeldViewModel? { get }

  nonisolated static func _holderIsNotViewModel()
  nonisolated static func _heldViewModelIsNotView()
  nonisolated static func _heldViewModelIsNotSystemView()
}

extension ViewModelHolder {
  @inlinable public var heldViewModel: ViewModelProperty? { viewModel }

  /// The view model as an optional, so that generic code reads it like any other property.
  // Implicitly unwrapped, so that it can't satisfy the requirement: a holder without a property would call itself.
  @inlinable public var viewModel: HeldViewModel! { heldViewModel }

  public nonisolated static func _holderIsNotViewModel() {}
  public nonisolated static func _heldViewModelIsNotView() {}
  public nonisolated static func _heldViewModelIsNotSystemView() {}
}

extension ViewModelHolder where ViewModelProperty: _OptionalViewModel {
  @inlinable public var heldViewModel: ViewModelProperty._Wrapped? {
    @inline(__always) get { viewModel._value }
  }
}

extension ViewModelHolder where Self: ViewModel {
  @available(*, unavailable, message: "a type cannot be both a ViewModel and a ViewModelHolder")
  public nonisolated static func _holderIsNotViewModel() {}
}

extension ViewModelHolder where HeldViewModel: View {
  @available(*, unavailable, message: "a View cannot be held as a view model")
  public nonisolated static func _heldViewModelIsNotView() {}
}

/// An optional that a constraint can name; only `Optional` conforms.
public protocol _OptionalViewModel {
  associatedtype _Wrapped
  var _value: _Wrapped? { get }
}

extension Optional: _OptionalViewModel {
  @inlinable public var _value: Wrapped? {
    @inline(__always) get { self }
  }
}
