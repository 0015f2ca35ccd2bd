open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar = UINavigationBar()
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    change(animated) { addChild(controller) }
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[viewControllers.count - 2], animated: animated)?.first
  }
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: controller) else { return nil }
    let gone = Array(viewControllers[(index + 1)...])
    change(animated) { for controller in gone { controller.removeFromParent() } }
    return gone
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(animated) {
      for controller in viewControllers { controller.removeFromParent() }
      for controller in controllers { addChild(controller) }
    }
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  /// The stub's own: the transition that is under way, until the test ends it.
  public final var transition: Transition?
  /// The stub's own: the person begins to swipe from the edge, and has gone back once the transition is ended.
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

  /// The stub's own: a transition that goes on until the test ends it.
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
      // The completions are called first: who has waited for one asks for himself how it ended.
      for completion in completions { completion(self) }
      ended(isCancelled)
    }
  }
}

open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
