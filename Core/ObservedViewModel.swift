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
  // First, so that a generic class finds it without looking up the layout of this type.
  @usableFromInline var stored: HeldViewModel?
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
      return observer[keyPath: storage].stored
    }
    @inline(__always) set {
      let former = observer[keyPath: storage].exchange(consume newValue)
      if !Observer._recordsFirstBind || observer[keyPath: storage].state.hasBegun, observer.isReadyToBind,
        BindingRun.begin(observer)
      {
        observer._bindOnce()
        BindingRun.end(observer)
      }
      if ReplacementSignal.isUsed { observer[keyPath: storage].state.signal?.notify() }
      // Released here, after the access to the property has ended, so that its `deinit` may read the property.
      _ = consume former
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
      return observer[keyPath: storage].stored
    }
  }

  @inlinable @inline(__always)
  mutating func exchange(_ new: consuming HeldViewModel?) -> HeldViewModel? {
    let former = stored
    stored = consume new
    return former
  }
}
