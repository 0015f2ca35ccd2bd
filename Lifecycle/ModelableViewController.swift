#if canImport(UIKit) && !os(watchOS)
  #if SWIFT_PACKAGE
    internal import MVVMCore
  #endif
  public import UIKit

  /// A controller whose appearing loads its view model, and whose disappearing unloads it.
  ///
  /// **When to use it.** As the base class of a controller that is made in code. Override the callbacks that you want.
  ///
  /// ```swift
  /// final class BoatViewModel: LifecycleViewModel {
  ///   let lifecycle = Lifecycle<Never>()
  ///   var name = ""
  /// }
  ///
  /// final class BoatViewController: ModelableViewController<BoatViewModel> {
  ///   override func viewModelDidLoad(_ viewModel: BoatViewModel) { title = viewModel.name }
  /// }
  /// ```
  ///
  /// **Laws.** Those of ``ModelableScreen``. `viewDidLoad` sets it up, `viewWillAppear` leads it to loaded, `viewDidDisappear` to unloaded: call `super` where you
  /// override one. A view model that replaces another while the screen is shown is loaded, and the other one unloaded.
  ///
  /// **Isolation.** Main actor. **Ownership.** It keeps the view model. **Cost.** A call.
  @MainActor open class ModelableViewController<HeldViewModel: LifecycleViewModel>: UIViewController, ModelableScreen {
    private var isShown = false

    /// The view model, once it is injected.
    public final var viewModel: HeldViewModel? {
      didSet { if isViewLoaded { screenDidReplace(oldValue, isShown: isShown) } }
    }

    /// A controller without a view model, as UIKit makes one.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    /// A controller from a file of Interface Builder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
      super.viewDidLoad()
      screenDidLoad()
    }

    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      isShown = true
      screenWillAppear()
    }

    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isShown = false
      screenDidDisappear()
    }

    open func viewModelDidSetup(_ viewModel: HeldViewModel) {}
    open func viewModelWillLoad(_ viewModel: HeldViewModel) {}
    open func viewModelDidLoad(_ viewModel: HeldViewModel) {}
    open func viewModelDidFailToLoad(_ viewModel: HeldViewModel, error: any Error) {}
    open func viewModelChildDidFailToLoad(_ viewModel: HeldViewModel, child: any LifecycleViewModel, error: any Error) {
    }
    open func viewModelDidUpdate(_ viewModel: HeldViewModel, updates: HeldViewModel.Updates) {}
    open func viewModelWillUnload(_ viewModel: HeldViewModel) {}
    open func viewModelDidUnload(_ viewModel: HeldViewModel) {}
  }
#endif
