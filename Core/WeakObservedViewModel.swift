/// Holds a view model weakly, and binds each replacement.
///
/// Use it if something else owns the view model: a parent view model that owns its children's, or a cache. Otherwise
/// use ``ObservedViewModel``, whose rules also apply here.
///
/// ```swift
/// final class BadgeView: UIView, ViewModelBinder {
///   @WeakObservedViewModel var viewModel: ProfileViewModel?
///   func bind(to viewModel: ProfileViewModel?) { isHidden = viewModel == nil }
/// }
/// ```
///
/// When the view model is deallocated, the property becomes nil. That isn't a replacement, so nothing is bound.
///
/// The property's type must be a class. For a protocol, write `weak var viewModel: (any ProfileShowing)?` with a `didSet`.
@frozen @propertyWrapper
@MainActor public struct WeakObservedViewModel<HeldViewModel: AnyObject> {
  @usableFromInline weak var stored: HeldViewModel?
  @usableFromInline var state = WrapperState()

  /// Creates a wrapper without a view model.
  @inlinable public nonisolated init() {}

  /// Creates a wrapper with an initial view model, without binding it.
  @inlinable public init(wrappedValue: HeldViewModel?) { stored = wrappedValue }

  @available(*, unavailable, message: "this wrapper requires a class that is a ViewModelObserver or ViewModelBinder")
  public var wrappedValue: HeldViewModel? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "this wrapper requires a class that is a ViewModelObserver or ViewModelBinder")
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
        observer[keyPath: storage].state.hasBegun = BindingRun.record(observer[keyPath: storage].state.hasBegun)
      }
      return observer[keyPath: storage].load()
    }
    @inline(__always) set {
      observer[keyPath: storage].stored = newValue
      if ReplacementSignal.isUsed { ReplacementSignal.notify(observer[keyPath: storage].state.signal) }
      if !Observer._recordsFirstBind || observer[keyPath: storage].state.hasBegun || BindingRun.hasBegun(observer),
        observer.isReadyToBind, BindingRun.begin(observer)
      {
        observer._bindOnce()
        BindingRun.end(observer)
      }
    }
  }

  /// The view model, as a read that Observation tracks: `$viewModel`.
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
