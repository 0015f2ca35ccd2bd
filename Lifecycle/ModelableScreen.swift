#if SWIFT_PACKAGE
  internal import MVVMBinding
  public import MVVMCore
#endif

/// A screen that loads its view model when it appears, and unloads it when it disappears.
///
/// Adopt it on a controller that has another base class, or that comes from a storyboard, which can't create a subclass
/// of a generic class. Otherwise subclass `ModelableViewController`. Forward the system's calls:
///
/// ```swift
/// final class GarageViewModel: LifecycleViewModel {
///   let lifecycle = Lifecycle<Never>()
/// }
///
/// final class GarageViewController: UITableViewController, ModelableScreen {
///   private var isShown = false
///   var viewModel: GarageViewModel? {
///     didSet { screenDidReplace(oldValue, isShown: isShown) }
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     screenDidLoad()
///   }
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     isShown = true
///     screenWillAppear()
///   }
///
///   override func viewDidDisappear(_ animated: Bool) {
///     super.viewDidDisappear(animated)
///     isShown = false
///     screenDidDisappear()
///   }
///
///   func viewModelDidLoad(_ viewModel: GarageViewModel) { tableView.reloadData() }
/// }
/// ```
///
/// Its calls are never refused, in any state and however often they are made. A view model on several screens is loaded
/// when the first one appears, and unloaded when the last one has disappeared. ``LifecycleViewModel/disappear()``
/// unloads it even if a screen still shows it.
///
/// The property retains the view model, which references its screen weakly.
@MainActor public protocol ModelableScreen: ViewModelHolder, LifecycleObserver where HeldViewModel == LoadedViewModel {}

extension ModelableScreen {
  /// Observes the view model and sets it up.
  public func screenDidLoad() {
    viewModel?.addObserver(self)
    try? viewModel?.setup()
  }

  /// Loads the view model, unless it is loading or loaded.
  public func screenWillAppear() {
    viewModel?.lifecycle.screens.bind(to: self) { _, _ in }
    viewModel?.appear()
  }

  /// Cancels the view model's load, or unloads it, unless another screen shows it.
  public func screenDidDisappear() { leave(viewModel) }

  private func leave(_ viewModel: HeldViewModel?) {
    viewModel?.lifecycle.screens.unbind(self)
    // Removes screens that were released without disappearing.
    viewModel?.lifecycle.screens.notify(())
    if viewModel?.lifecycle.screens.isEmpty == true { viewModel?.disappear() }
  }

  /// Stops observing the former view model, and observes and sets up the current one.
  public func screenDidReplace(_ former: HeldViewModel?, isShown: Bool) {
    guard former !== viewModel else { return }
    former?.removeObserver(self)
    leave(former)
    screenDidLoad()
    if isShown { screenWillAppear() }
  }
}
