/// Holds a view model and calls `bind()` after every replacement, once the observer is ready.
///
/// **When to use it.** On the `viewModel` of a class that is a ``ViewModelObserver``; on anything else
/// it does not compile.
///
/// ```swift
/// final class ProfileViewController: UIViewController, ViewModelObserver {
///   @ObservedViewModel var viewModel: ProfileViewModel?
///   func bind() { title = viewModel?.name }
/// }
/// ```
///
/// **Laws.** Setting stores first, then calls `bind()` if ``ViewModelObserver/isReadyToBind``; setting
/// to nil or to the same value is a replacement too. An initial value does not bind: the observer
/// does so when it is ready (`viewDidLoad`). A change within a class's instance is no replacement.
///
/// **Isolation.** Main actor. **Ownership.** Strong; ``WeakObservedViewModel`` holds weakly. The wrapper
/// does not know its observer. **Cost.** That of a `didSet` written by hand; a view model that is a struct is copied when it is
/// read.
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
