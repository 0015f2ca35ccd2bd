open class UIViewController: UIResponder {
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var storyboard: UIStoryboard? { nil }

  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: UIView? { loaded }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }

  /// What a storyboard has for it.
  var laidOut: (() -> UIView)?

  open func loadView() { loaded = laidOut?() ?? UIView() }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func show(_ controller: UIViewController, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open fileprivate(set) var presentedViewController: UIViewController?
  open fileprivate(set) weak var presentingViewController: UIViewController?
  open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(of: self)

  /// Real UIKit does so too: where it cannot present it says so on the console, and calls no completion.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.view.window = window
    completion?()
  }
  /// Dismisses what it presented, or else itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    letGo()
    completion?()
  }
  private func letGo() {
    presentedViewController?.letGo()
    presentedViewController?.view.window = nil
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
  }
  /// The stub's own: the person swipes it down.
  public final func swipeDown() {
    presentingViewController?.letGo()
    presentationController?.delegate?.presentationControllerDidDismiss(presentationController ?? .init(of: self))
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}
}
