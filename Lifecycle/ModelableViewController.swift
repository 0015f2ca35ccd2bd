#if canImport(UIKit) && !os(watchOS)
  #if SWIFT_PACKAGE
    internal import MVVMCore
  #endif
  public import UIKit

  /// A view controller that loads its view model when it appears, and unloads it when it disappears.
  ///
  /// Use it as the base class of a controller that is created in code. Override the callbacks that you need.
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
  /// It follows the rules of ``ModelableScreen``. `viewDidLoad` sets up the view model, `viewWillAppear` loads it, and
  /// `viewDidDisappear` unloads it; call `super` in your overrides. A replacement while the screen is visible is
  /// loaded, and the former view model is unloaded.
  @MainActor open class ModelableViewController<HeldViewModel: LifecycleViewModel>: UIViewController, ModelableScreen {
    private var isShown = false

    /// The view model; nil until it is injected.
    public final var viewModel: HeldViewModel? {
      didSet { if isViewLoaded { screenDidReplace(oldValue, isShown: isShown) } }
    }

    /// Creates a controller without a view model.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    /// Creates a controller from Interface Builder.
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
