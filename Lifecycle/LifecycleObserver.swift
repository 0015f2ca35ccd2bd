#if SWIFT_PACKAGE
  internal import MVVMBinding
#endif

/// A type that observes a view model's lifecycle, such as a view controller, a cell or a test.
///
/// Implement the callbacks that you need; each has an empty default. Then call ``startObserving(_:)``, or the view
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
/// It follows the rules of ``LifecycleViewModel``. Callbacks arrive in the order of the transitions. Several observers
/// are called in the order in which they were added. An observer is referenced weakly.
@MainActor public protocol LifecycleObserver<LoadedViewModel>: AnyObject {
  /// The type of the observed view model.
  associatedtype LoadedViewModel: LifecycleViewModel

  /// The view model was set up.
  func viewModelDidSetup(_ viewModel: LoadedViewModel)
  /// The view model starts to load.
  func viewModelWillLoad(_ viewModel: LoadedViewModel)
  /// The view model and its children have loaded.
  func viewModelDidLoad(_ viewModel: LoadedViewModel)
  /// The load has failed. The view model is set up and can be loaded again.
  func viewModelDidFailToLoad(_ viewModel: LoadedViewModel, error: any Error)
  /// A child's load has failed. The other children still load.
  func viewModelChildDidFailToLoad(_ viewModel: LoadedViewModel, child: any LifecycleViewModel, error: any Error)
  /// Something changed while the view model was loaded.
  func viewModelDidUpdate(_ viewModel: LoadedViewModel, updates: LoadedViewModel.Updates)
  /// The screen disappears: the load is cancelled, or the view model starts to unload.
  func viewModelWillUnload(_ viewModel: LoadedViewModel)
  /// The view model has unloaded. It is set up and can be loaded again.
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
  /// The observation ends when either object is deallocated, or with ``LifecycleViewModel/removeObserver(_:)``. An observer
  /// that starts again is called once per transition, after the other observers.
  public func startObserving(_ viewModel: LoadedViewModel) {
    viewModel.removeObserver(self)
    viewModel.lifecycle.notices.bind(to: self) { [weak viewModel] observer, notice in
      if let viewModel { observer.receive(notice, from: viewModel) }
    }
  }
}

extension LifecycleViewModel {
  /// Adds an observer of exactly this type. To observe a subclass, call ``LifecycleObserver/startObserving(_:)``, which does
  /// the same.
  public func addObserver<Observer: LifecycleObserver>(_ observer: Observer) where Observer.LoadedViewModel == Self {
    observer.startObserving(self)
  }

  @available(
    *, unavailable,
    message: "the observer is of another type; for a superclass, call observer.startObserving(viewModel)"
  )
  public func addObserver(_ observer: some LifecycleObserver) {}

  /// Removes an observer. It isn't called again, not even for a transition that is currently being delivered to other
  /// observers.
  public func removeObserver(_ observer: some LifecycleObserver) { lifecycle.notices.unbind(observer) }
}
