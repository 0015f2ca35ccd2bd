/// Holds a view model, and binds each replacement.
///
/// Use it for the `viewModel` of a class that is a ``ViewModelBinder`` or a ``ViewModelObserver``. Anywhere else it doesn't
/// compile. In an `@Observable` class, add `@ObservationIgnored`.
///
/// ```swift
/// final class ProfileViewController: UIViewController, ViewModelBinder {
///   @ObservedViewModel var viewModel: ProfileViewModel?
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     bind()
///   }
///
///   func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
/// }
/// ```
///
/// - An assignment stores the view model and then binds it, if the observer is ready (``ViewModelObserver/isReadyToBind``,
///   ``ViewModelBinder/waitsForFirstBind``). Assigning nil or the same view model binds too. An initial value doesn't.
/// - A change inside an object isn't a replacement. A change inside a struct is, and so is a change through `(any P)?`, unless
///   `P` requires `AnyObject`.
/// - If `bind` assigns the property, the new view model is bound when `bind` returns. After 100 such rounds the kit stops and
///   reports a ``RuntimeIssue``.
/// - The former view model is released when the assignment ends, so its `deinit` may read the property.
/// - `$viewModel` is the view model, and Observation tracks the read (iOS 17, macOS 14, Linux): a replacement notifies
///   `withObservationTracking` and SwiftUI. Reads of `viewModel` aren't tracked.
///
/// The wrapper retains the view model; ``WeakObservedViewModel`` doesn't. For an object, an assignment costs about as much as a
/// handwritten `didSet`. Each access copies a struct, so read it once: `let card = viewModel`.
@frozen @propertyWrapper
@MainActor public struct ObservedViewModel<HeldViewModel> {
  // First, so that a generic class finds it without looking up the layout of this type.
  @usableFromInline var stored: HeldViewModel?
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
      return observer[keyPath: storage].stored
    }
    @inline(__always) set {
      let former = observer[keyPath: storage].exchange(consume newValue)
      if ReplacementSignal.isUsed { ReplacementSignal.notify(observer[keyPath: storage].state.signal) }
      if !Observer._recordsFirstBind || observer[keyPath: storage].state.hasBegun || BindingRun.hasBegun(observer),
        observer.isReadyToBind, BindingRun.begin(observer)
      {
        observer._bindOnce()
        BindingRun.end(observer)
      }
      // Released here, after the access to the property has ended, so that its `deinit` may read the property.
      _ = consume former
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
