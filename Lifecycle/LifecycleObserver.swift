#if SWIFT_PACKAGE
  internal import MVVMBinding
#endif

/// A type that observes a view model's lifecycle, such as a view controller, a cell or a test.
///
/// **When to use it.** Write the callbacks that you need, because each has an empty default. Then call ``startObserving(_:)``, or the view
/// model's ``LifecycleViewModel/addObserver(_:)``.
///
/// ```swift
/// final class SpinnerViewModel: LifecycleViewModel {
///   let lifecycle = Lifecycle<Never>()
/// }
///
/// final class Spinner: LifecycleObserver {
///   private(set) var isSpinning = false
///   func viewModelWillLoad(_ viewModel: SpinnerViewModel) { isSpinning = true }
///   func viewModelDidLoad(_ viewModel: SpinnerViewModel) { isSpinning = false }
///   func viewModelDidFailToLoad(_ viewModel: SpinnerViewModel, error: any Error) { isSpinning = false }
/// }
/// ```
///
/// **Laws.** Those of ``LifecycleViewModel``. Callbacks come in the order of the transitions; to several observers, in the order in which they were added.
///
/// **Isolation.** Main actor. **Ownership.** It is held weakly. **Cost.** Its own.
@MainActor public protocol LifecycleObserver<LoadedViewModel>: AnyObject {
  /// What it observes.
  associatedtype LoadedViewModel: LifecycleViewModel

  /// It was set up.
  func viewModelDidSetup(_ viewModel: LoadedViewModel)
  /// It begins to load.
  func viewModelWillLoad(_ viewModel: LoadedViewModel)
  /// It has loaded, with its children.
  func viewModelDidLoad(_ viewModel: LoadedViewModel)
  /// Its load has failed. It is set up and can be loaded again.
  func viewModelDidFailToLoad(_ viewModel: LoadedViewModel, error: any Error)
  /// A child's load has failed; the others are loaded all the same.
  func viewModelChildDidFailToLoad(_ viewModel: LoadedViewModel, child: any LifecycleViewModel, error: any Error)
  /// Something changed while it was loaded.
  func viewModelDidUpdate(_ viewModel: LoadedViewModel, updates: LoadedViewModel.Updates)
  /// Its screen is left: its load is cancelled, or it begins to unload.
  func viewModelWillUnload(_ viewModel: LoadedViewModel)
  /// It has unloaded. It is set up and can be loaded again.
  func viewModelDidUnload(_ viewModel: LoadedViewModel)
}

extension LifecycleObserver {
  public func viewModelDidSetup(_ viewModel: LoadedViewModel) {}
  public func viewModelWillLoad(_ viewModel: LoadedViewModel) {}
  public func viewModelDidLoad(_ viewModel: LoadedViewModel) {}
  public func viewModelDidFailToLoad(_ viewModel: LoadedViewModel, error: any Error) {}
  public func viewModelChildDidFailToLoad(_ viewModel: LoadedViewModel, child: any LifecycleViewModel, error: any Error)
  {}
  public func viewModelDidUpdate(_ viewModel: LoadedViewModel, updates: LoadedViewModel.Updates) {}
  public func viewModelWillUnload(_ viewModel: LoadedViewModel) {}
  public func viewModelDidUnload(_ viewModel: LoadedViewModel) {}
}

extension LifecycleObserver {
  /// Observes a view model, which may be of a subclass of ``LoadedViewModel``.
  ///
  /// ```swift
  /// class VehicleViewModel: LifecycleViewModel {
  ///   let lifecycle = Lifecycle<Never>()
  /// }
  /// final class TruckViewModel: VehicleViewModel {}
  ///
  /// final class VehicleLog: LifecycleObserver {
  ///   func viewModelDidLoad(_ viewModel: VehicleViewModel) { print("\(type(of: viewModel)) has loaded") }
  /// }
  ///
  /// @MainActor func log(_ truck: TruckViewModel, to log: VehicleLog) { log.startObserving(truck) }
  /// ```
  ///
  /// The observation ends when either object is deallocated, or with ``LifecycleViewModel/removeObserver(_:)``. An observer that starts again is
  /// called once per transition, after the other observers.
  public func startObserving(_ viewModel: LoadedViewModel) {
    viewModel.removeObserver(self)
    viewModel.lifecycle.notices.bind(to: self) { [weak viewModel] observer, notice in
      if let viewModel { observer.hear(notice, of: viewModel) }
    }
  }
}

extension LifecycleViewModel {
  /// Adds an observer of exactly this type. To observe a subclass, call ``LifecycleObserver/startObserving(_:)``, which does the same.
  public func addObserver<Observer: LifecycleObserver>(_ observer: Observer) where Observer.LoadedViewModel == Self {
    observer.startObserving(self)
  }

  @available(
    *, unavailable,
    message: "the observer is of another type; for a superclass, call observer.startObserving(viewModel)"
  )
  public func addObserver(_ observer: some LifecycleObserver) {}

  /// Removes an observer. It isn't called again, not even for a transition that other observers are just being notified of.
  public func removeObserver(_ observer: some LifecycleObserver) { lifecycle.notices.unbind(observer) }
}
