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

  open func loadView() { loaded = UIView() }
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

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }
  open func didMove(toParent parent: UIViewController?) {}
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) { addChild(controller) }
}
