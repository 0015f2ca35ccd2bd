open class UIViewController: UIResponder {  // UIViewController
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }  // UIViewController.init(nibName:bundle:)
  public required init?(coder: NSCoder) { super.init() }  // UIViewController.init(coder:)
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?  // UIViewController.title
  open private(set) lazy var navigationItem = UINavigationItem()  // UIViewController.navigationItem
  open private(set) weak var parent: UIViewController?  // UIViewController.parent
  open private(set) var children: [UIViewController] = []  // UIViewController.children
  // UIViewController.navigationController
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var storyboard: UIStoryboard? { nil }  // UIViewController.storyboard

  open var isViewLoaded: Bool { loaded != nil }  // UIViewController.isViewLoaded
  open var viewIfLoaded: UIView? { loaded }  // UIViewController.viewIfLoaded
  open var view: UIView! {  // UIViewController.view
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }

  /// Creates the view from a storyboard.
  var laidOut: (() -> UIView)?

  open func loadView() { loaded = laidOut?() ?? UIView() }  // UIViewController.loadView()
  open func loadViewIfNeeded() {  // UIViewController.loadViewIfNeeded()
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}  // UIViewController.viewDidLoad()
  open func viewWillAppear(_ animated: Bool) {}  // UIViewController.viewWillAppear(_:)
  open func viewDidAppear(_ animated: Bool) {}  // UIViewController.viewDidAppear(_:)
  open func viewWillDisappear(_ animated: Bool) {}  // UIViewController.viewWillDisappear(_:)
  open func viewDidDisappear(_ animated: Bool) {}  // UIViewController.viewDidDisappear(_:)

  open func show(_ controller: UIViewController, sender: Any?) {  // UIViewController.show(_:sender:)
    navigationController?.pushViewController(controller, animated: false)
  }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}  // UIViewController.prepare(for:sender:)
  // UIViewController.performSegue(withIdentifier:sender:)
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  open var definesPresentationContext = false  // UIViewController.definesPresentationContext
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()  // UIViewController.tabBarItem
  // UIViewController.contentUnavailableConfiguration
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?

  open var modalPresentationStyle = UIModalPresentationStyle.automatic  // UIViewController.modalPresentationStyle
  open fileprivate(set) var presentedViewController: UIViewController?  // UIViewController.presentedViewController
  // UIViewController.presentingViewController
  open fileprivate(set) weak var presentingViewController: UIViewController?
  // UIViewController.presentationController
  open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(of: self)

  /// As in UIKit, a failed presentation is reported on the console, and its completion isn't called.
  // UIViewController.present(_:animated:completion:)
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.view.window = window
    completion?()
  }
  /// Dismisses the presented controller, or this one if there is none.
  // UIViewController.dismiss(animated:completion:)
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    endPresentation()
    completion?()
  }
  private func endPresentation() {
    presentedViewController?.endPresentation()
    presentedViewController?.view.window = nil
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
  }
  /// Stub only: the person swipes the controller down.
  public final func swipeDown() {
    presentingViewController?.endPresentation()
    presentationController?.delegate?.presentationControllerDidDismiss(presentationController ?? .init(of: self))
  }

  // UIViewController.transitionCoordinator
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }

  open func addChild(_ child: UIViewController) {  // UIViewController.addChild(_:)
    child.parent = self
    children.append(child)
  }
  open func removeFromParent() {  // UIViewController.removeFromParent()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}  // UIViewController.didMove(toParent:)
}
