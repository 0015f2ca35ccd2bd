/// Holds a view model weakly and calls `bind()` after every replacement, once the observer is ready.
///
/// **When to use it.** Where something else keeps the view model alive: a parent's view model its
/// children's, a cache its entries. Where nothing else does, use ``ObservedViewModel``.
///
/// ```swift
/// final class BadgeView: UIView, ViewModelObserver {
///   @WeakObservedViewModel var viewModel: ProfileViewModel?
///   func bind() { isHidden = viewModel == nil }
/// }
/// ```
///
/// **Laws.** Those of ``ObservedViewModel``. The view model's own end makes the property nil and is no
/// replacement: `bind()` is not called for it. A protocol's existential, `(any ProfileShowing)?`, is not
/// an `AnyObject` to the compiler: write `weak var` with a `didSet` for that.
///
/// **Isolation.** Main actor. **Ownership.** Weak. **Cost.** That of a `weak var` with a `didSet` written by hand.
@frozen @propertyWrapper
@MainActor public struct WeakObservedViewModel<HeldViewModel: AnyObject> {
  @usableFromInline weak var stored: HeldViewModel?

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
    @inline(__always) get { observer[keyPath: storage].load() }
    @inline(__always) set {
      observer[keyPath: storage].stored = newValue
      if observer.isReadyToBind { observer.bind() }
    }
  }

  /// Mutating, so that the reference is read where it stands: a weak one is costly to copy.
  @inlinable mutating func load() -> HeldViewModel? { stored }
}
