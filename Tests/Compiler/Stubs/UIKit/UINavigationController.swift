open class UINavigationController: UIViewController {  // UINavigationController
  public convenience init(rootViewController: UIViewController) {  // UINavigationController.init(rootViewController:)
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?  // UINavigationController.delegate
  open private(set) lazy var navigationBar = UINavigationBar()  // UINavigationController.navigationBar
  open var viewControllers: [UIViewController] {  // UINavigationController.viewControllers
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  // UINavigationController.pushViewController(_:animated:)
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    change(animated) { addChild(controller) }
  }
  @discardableResult
  // UINavigationController.popViewController(animated:)
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[viewControllers.count - 2], animated: animated)?.first
  }
  @discardableResult
  // UINavigationController.popToViewController(_:animated:)
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: controller) else { return nil }
    let gone = Array(viewControllers[(index + 1)...])
    change(animated) { for controller in gone { controller.removeFromParent() } }
    return gone
  }
  // UINavigationController.setViewControllers(_:animated:)
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(animated) {
      for controller in viewControllers { controller.removeFromParent() }
      for controller in controllers { addChild(controller) }
    }
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  /// Stub only: the running transition, which the test ends.
  public final var transition: Transition?
  /// Stub only: starts a swipe from the edge. The person has gone back when the transition ends.
  public final func swipeBack() {
    let former = viewControllers
    viewControllers.last?.removeFromParent()
    transition = Transition { [unowned self] isCancelled in
      if isCancelled { for controller in former where !viewControllers.contains(controller) { addChild(controller) } }
      ended()
    }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    change()
    if let window = viewIfLoaded?.window { viewControllers.last?.view.window = window }
    guard animated, viewIfLoaded?.window != nil else { return ended() }
    transition = Transition { [unowned self] _ in ended() }
  }

  private func ended() {
    transition = nil
    guard let last = viewControllers.last else { return }
    delegate?.navigationController(self, didShow: last, animated: true)
  }

  /// Stub only: a transition that runs until the test ends it.
  public final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    public private(set) var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private let ended: (_ isCancelled: Bool) -> Void

    init(_ ended: @escaping (_ isCancelled: Bool) -> Void) {
      self.ended = ended
      super.init()
    }

    public func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      if let completion { completions.append(completion) }
      return true
    }

    public func end(isCancelled: Bool = false) {
      self.isCancelled = isCancelled
      // Completions are called first; they read from the context how the transition ended.
      for completion in completions { completion(self) }
      ended(isCancelled)
    }
  }
}

open class UINavigationBar: UIView {  // UINavigationBar
  open var prefersLargeTitles = false  // UINavigationBar.prefersLargeTitles
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {  // UINavigationControllerDelegate
  func navigationController(  // UINavigationControllerDelegate.navigationController(_:didShow:animated:)
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(  // UINavigationControllerDelegate.navigationController(_:didShow:animated:)
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

// UIViewControllerTransitionCoordinatorContext
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }  // UIViewControllerTransitionCoordinatorContext.isCancelled
}

// UIViewControllerTransitionCoordinator
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  func animate(  // UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
