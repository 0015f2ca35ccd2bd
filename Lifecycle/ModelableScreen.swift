#if SWIFT_PACKAGE
  internal import MVVMBinding
  public import MVVMCore
#endif

/// The role of a screen whose coming and going loads and unloads its view model.
///
/// **When to use it.** On a controller that has a base class of its own, or comes from a storyboard, which makes no subclass of a generic class; else subclass
/// `ModelableViewController`. Hand on what the system tells:
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
/// **Laws.** None of its calls is refused, whatever the view model's state and however often each comes. A view model on several screens is loaded as the
/// first of them comes, and unloaded once the last has gone. ``LifecycleViewModel/disappear()``, its parent's too, asks no screen.
///
/// **Isolation.** Main actor. **Ownership.** The property keeps the view model, which holds its screen weakly. **Cost.** A call.
@MainActor public protocol ModelableScreen: ViewModelHolder, LifecycleObserver where HeldViewModel == LoadedViewModel {}

extension ModelableScreen {
  /// Listens to the view model, and sets it up.
  public func screenDidLoad() {
    viewModel?.addObserver(self)
    try? viewModel?.setup()
  }

  /// Leads the view model to loaded.
  public func screenWillAppear() {
    viewModel?.lifecycle.screens.bind(to: self) { _, _ in }
    viewModel?.appear()
  }

  /// Cancels the view model's load, or unloads it, unless another screen shows it.
  public func screenDidDisappear() { leave(viewModel) }

  private func leave(_ viewModel: HeldViewModel?) {
    viewModel?.lifecycle.screens.unbind(self)
    // Lets go of screens that went without a word.
    viewModel?.lifecycle.screens.tell(())
    if viewModel?.lifecycle.screens.isEmpty == true { viewModel?.disappear() }
  }

  /// Leaves the former view model alone, and takes over the one that is held now.
  public func screenDidReplace(_ former: HeldViewModel?, isShown: Bool) {
    guard former !== viewModel else { return }
    former?.removeObserver(self)
    leave(former)
    screenDidLoad()
    if isShown { screenWillAppear() }
  }
}
