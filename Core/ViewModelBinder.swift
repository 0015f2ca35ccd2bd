/// An observer whose `bind(to:)` receives the view model, once for each replacement.
///
/// Adopt it on a controller or view that updates its own views. Write ``bind(to:)``; the kit implements `bind()`. Call `bind()`
/// when the views exist, normally in the last line of `viewDidLoad`.
///
/// ```swift
/// final class BoundViewController: UIViewController, ViewModelBinder {
///   @ObservedViewModel var viewModel: ChangingViewModel?
///   private weak var observed: ChangingViewModel?
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     bind()
///   }
///
///   func bind(to viewModel: ChangingViewModel?) {
///     observed?.onChange = nil
///     observed = viewModel
///     viewModel?.onChange = { [weak self] in self?.show() }
///     show()
///   }
///
///   private func show() { title = viewModel?.name }
/// }
/// ```
///
/// - With ``ObservedViewModel``, a view controller binds at its first `bind()` and at each replacement after it. Any other
///   binder is ready from `init`, so that assigning the view model binds. ``waitsForFirstBind`` is the difference.
/// - Each replacement binds once. If ``bind(to:)`` replaces the view model, the latest one is bound when it returns. After 100
///   such rounds the kit stops and reports a ``RuntimeIssue``.
/// - Without the wrapper, a constant is bound by your call of `bind()`. A plain variable never binds a replacement; add
///   `didSet { bind() }`.
///
/// Don't declare `bind()` in a binder: it would replace the kit's method.
@MainActor public protocol ViewModelBinder<HeldViewModel>: ViewModelObserver, AnyObject {
  /// Shows the view model and observes it, instead of the former one. If it is nil, shows the empty state.
  func bind(to viewModel: HeldViewModel?)

  /// Whether an assignment binds only after the first call of `bind()`. True for view controllers, whose views exist from
  /// `viewDidLoad` on; false for other types. Declare it as true in a class that also creates its views in a later step. The
  /// value of the class that declares the wrapped property counts; subclasses can't change it.
  static var waitsForFirstBind: Bool { get }
}

extension ViewModelBinder {
  @inlinable public static var waitsForFirstBind: Bool {
    @inline(__always) get { false }
  }
  @inlinable public static var _recordsFirstBind: Bool {
    @inline(__always) get { waitsForFirstBind }
  }

  /// Binds the current view model, if the binder is ready (``ViewModelObserver/isReadyToBind``).
  @inlinable public func bind() {
    guard isReadyToBind else { return }
    let outer = BindingRun.beginning
    // Regardless of `waitsForFirstBind`: a subclass may override it, and the wrapper uses the value of the class that
    // declares it.
    BindingRun.beginning = ObjectIdentifier(self)
    if BindingRun.begin(self) {
      _bindOnce()
      BindingRun.end(self)
    }
    BindingRun.beginning = outer
  }

  @inlinable @inline(__always) public func _bindOnce() { bind(to: heldViewModel) }
}
