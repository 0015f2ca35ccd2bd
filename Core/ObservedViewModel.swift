/// Holds a view model and calls `bind()` after every replacement, once the observer is ready.
///
/// **When to use it.** On the `viewModel` of a class that is a ``ViewModelObserver``; on a struct, or a class
/// that is none, it does not compile. In an `@Observable` class, add `@ObservationIgnored`.
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
///   func bind() { title = viewModel?.name }
/// }
/// ```
///
/// **Laws.** Setting stores first, then calls `bind()` if ``ViewModelObserver/isReadyToBind``; setting
/// to nil or to the same value is a replacement too. An initial value does not bind: the observer
/// does so when it is ready (`viewDidLoad`). A change within an object is no replacement; one within a value is,
/// and so is one through `(any P)?` unless `P` is for classes (`AnyObject`).
///
/// **Isolation.** Main actor. **Ownership.** Strong; ``WeakObservedViewModel`` holds weakly. The wrapper
/// does not know its observer. **Cost.** For an object, that of a `didSet` written by hand. A struct is copied
/// whole by each access, as by every wrapper: read it once, `let card = viewModel`, or write a plain `var` with
/// a `didSet`.
@frozen @propertyWrapper
@MainActor public struct ObservedViewModel<HeldViewModel> {
  @usableFromInline var stored: HeldViewModel?

  /// An observer that has no view model yet.
  @inlinable public nonisolated init() {}

  /// An observer that is born with its view model; this does not bind.
  @inlinable public init(wrappedValue: HeldViewModel?) {
    stored = wrappedValue
  }

  @available(*, unavailable, message: "only a class that is a ViewModelObserver observes its view model")
  public var wrappedValue: HeldViewModel? {
    get { nil }
    set {}
  }

  @inlinable
  public static subscript<Observer: ViewModelObserver & AnyObject>(
    _enclosingInstance observer: Observer,
    wrapped _: ReferenceWritableKeyPath<Observer, HeldViewModel?>,
    storage storage: ReferenceWritableKeyPath<Observer, Self>
  ) -> HeldViewModel? {
    // Always inlined: in an open or generic class the key path would else be made, and walked, at each call.
    @inline(__always) get { observer[keyPath: storage].stored }
    @inline(__always) set {
      observer[keyPath: storage].stored = newValue
      if observer.isReadyToBind { observer.bind() }
    }
  }
}
