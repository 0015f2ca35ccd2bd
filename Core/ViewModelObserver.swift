/// The role of a holder that shows its view model itself, and listens to it.
///
/// **When to use it.** Adopt it on a controller that updates its own views. Keep the view model in an
/// ``ObservedViewModel``, and no replacement is forgotten.
///
/// ```swift
/// final class ProfileViewController: UIViewController, ViewModelObserver {
///   @ObservedViewModel var viewModel: ProfileViewModel?
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     bind()
///   }
///
///   func bind() {
///     title = viewModel?.name
///   }
/// }
/// ```
///
/// **Laws.** `bind()` is called by the observer: once when it is ready, then after every replacement.
/// It starts from nothing each time: it lets go of what it listened to before, shows what there is,
/// and shows emptiness where ``ViewModelHolder/viewModel`` is nil.
///
/// What `bind()` does must not replace the view model without end: setting it there, or changing one that is a
/// struct, binds again.
///
/// **Isolation.** Main actor. **Ownership.** As a holder's; what listens should hold its screen weakly. **Cost.** None.
@MainActor public protocol ViewModelObserver<HeldViewModel>: ViewModelHolder {
  /// Shows the view model that is held now, and listens to it instead of to the former one.
  ///
  /// With a view model that tells one screen by a closure. (One that is shown by several gives each a token; there,
  /// assigning the new token ends the old.)
  ///
  /// ```swift
  /// final class ListeningViewController: UIViewController, ViewModelObserver {
  ///   @ObservedViewModel var viewModel: ChangingViewModel?
  ///   private weak var observed: ChangingViewModel?
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
  func bind()

  /// Whether there is something to bind to; `true` unless you say otherwise.
  ///
  /// A view controller is ready once its view is loaded; before that, its outlets are nil, and
  /// binding would crash. To say otherwise, declare it in the class that adopts the protocol; a subclass overrides that.
  /// Ask for it where the property is a plain one:
  ///
  /// ```swift
  /// final class PlainViewController: UIViewController, ViewModelObserver {
  ///   var viewModel: ProfileViewModel? {
  ///     didSet { if isReadyToBind { bind() } }
  ///   }
  ///   func bind() {}
  /// }
  /// ```
  var isReadyToBind: Bool { get }

  static var _recordsFirstBind: Bool { get }
  func _bindOnce()
}

extension ViewModelObserver {
  /// Ready from the start.
  @inlinable public var isReadyToBind: Bool { true }

  // Always inlined, so that generic base classes don't look up their own types.
  @inlinable public static var _recordsFirstBind: Bool {
    @inline(__always) get { false }
  }
  @inlinable @inline(__always) public func _bindOnce() { bind() }
}
