/// A holder that shows its view model in its own `bind()`.
///
/// In new code adopt ``ViewModelBinder``, which refines this protocol and binds each replacement exactly once. Adopt this one
/// if `bind()` is already written, as in apps that use SwiftMVVMPattern 0.9.
///
/// ```swift
/// final class ObservingViewController: UIViewController, ViewModelObserver {
///   @ObservedViewModel var viewModel: ChangingViewModel?
///   private weak var observed: ChangingViewModel?
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     bind()
///   }
///
///   func bind() {
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
/// You call `bind()` once, when the views exist; ``ObservedViewModel`` calls it after each replacement. The kit can't
/// see your own call, which leaves two limits that a binder doesn't have:
///
/// - A view model that is assigned in `viewDidLoad`, before the call, is bound by the assignment and again by the call.
/// - If the `bind()` that you call replaces the view model, the new one is bound inside it. Read `viewModel` again after that.
@MainActor public protocol ViewModelObserver<HeldViewModel>: ViewModelHolder {
  /// Shows the current view model and observes it, instead of the former one. If it is nil, shows the empty state.
  func bind()

  /// Whether the views exist, so that an assignment may bind; true by default.
  ///
  /// In a view controller it is true once its view is loaded. To change that, declare it in the class that adopts the
  /// protocol. If the property is a plain one, check it before you bind:
  ///
  /// ```swift
  /// final class PlainViewController: UIViewController, ViewModelObserver {
  ///   var viewModel: ProfileViewModel? {
  ///     didSet { if isReadyToBind { bind() } }
  ///   }
  ///   func bind() { title = viewModel?.name }
  /// }
  /// ```
  var isReadyToBind: Bool { get }

  static var _recordsFirstBind: Bool { get }
  func _bindOnce()
}

extension ViewModelObserver {
  @inlinable public var isReadyToBind: Bool { true }

  // Always inlined, so that generic base classes don't look up their own types.
  @inlinable public static var _recordsFirstBind: Bool {
    @inline(__always) get { false }
  }
  @inlinable @inline(__always) public func _bindOnce() { bind() }
}
