@MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }

  /// The stub's own: what the storyboards have laid out, by the identifiers of the controllers.
  public static var views: [String: () -> UIView] = [:]

  open func instantiateInitialViewController() -> UIViewController? { nil }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    creator?(NSCoder())
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = creator?(NSCoder()) else { preconditionFailure("no controller named \(identifier)") }
    controller.laidOut = Self.views[identifier]
    return controller
  }
}

@MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}
