#if SWIFT_PACKAGE
  internal import MVVMBinding
#endif

/// The role of what hears of a view model's lifecycle: a controller, a cell, a test.
///
/// **When to use it.** Add one by ``LifecycleViewModel/addObserver(_:)``, and write the callbacks that you want: each has an empty body.
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

extension LifecycleViewModel {
  /// Tells an observer each transition from now on, while both live. One that is added again is told once, after the others.
  public func addObserver<Observer: LifecycleObserver>(_ observer: Observer) where Observer.LoadedViewModel == Self {
    removeObserver(observer)
    lifecycle.notices.bind(to: observer) { [weak self] observer, notice in
      if let self { observer.hear(notice, of: self) }
    }
  }

  /// Tells it nothing more, not even what is being told to others.
  public func removeObserver(_ observer: some LifecycleObserver) { lifecycle.notices.unbind(observer) }
}
