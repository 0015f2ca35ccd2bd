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
  @usableFromInline var state = WrapperState()

  /// An observer without a view model yet.
  @inlinable public nonisolated init() {}

  /// An observer with an initial view model, which isn't bound by this.
  @inlinable public init(wrappedValue: HeldViewModel?) { stored = wrappedValue }

  @available(*, unavailable, message: "only a class that is a ViewModelObserver observes its view model")
  public var wrappedValue: HeldViewModel? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "only a class that is a ViewModelObserver observes its view model")
  public var projectedValue: HeldViewModel? { nil }

  // The accessors are always inlined: otherwise, in an open or generic class, each call would create the key path and walk it.
  @inlinable
  public static subscript<Observer: ViewModelObserver & AnyObject>(
    _enclosingInstance observer: Observer,
    wrapped _: ReferenceWritableKeyPath<Observer, HeldViewModel?>,
    storage storage: ReferenceWritableKeyPath<Observer, Self>
  ) -> HeldViewModel? {
    @inline(__always) get {
      if Observer._recordsFirstBind, BindingRun.beginning == ObjectIdentifier(observer) {
        observer[keyPath: storage].state.hasBegun = true
      }
      return observer[keyPath: storage].load()
    }
    @inline(__always) set {
      observer[keyPath: storage].stored = newValue
      if ReplacementSignal.isUsed { observer[keyPath: storage].state.signal?.notify() }
      if !Observer._recordsFirstBind || observer[keyPath: storage].state.hasBegun, observer.isReadyToBind,
        BindingRun.begin(observer)
      {
        observer._bindOnce()
        BindingRun.end(observer)
      }
    }
  }

  /// `$viewModel`: the view model, as a read that Observation tracks.
  @inlinable
  public static subscript<Observer: ViewModelObserver & AnyObject>(
    _enclosingInstance observer: Observer,
    projected _: KeyPath<Observer, HeldViewModel?>,
    storage storage: ReferenceWritableKeyPath<Observer, Self>
  ) -> HeldViewModel? {
    @inline(__always) get {
      observer[keyPath: storage].state.signal = .recordRead(observer[keyPath: storage].state.signal)
      return observer[keyPath: storage].load()
    }
  }

  /// Mutating, so that the weak reference is read in place: copying it is expensive.
  @inlinable mutating func load() -> HeldViewModel? { stored }
}
