@MainActor open class UIStoryboard: NSObject {  // UIStoryboard
  public init(name: String, bundle: Bundle?) { super.init() }  // UIStoryboard.init(name:bundle:)

  /// Stub only: the views of storyboards, by the identifiers of their controllers.
  public static var views: [String: () -> UIView] = [:]

  // UIStoryboard.instantiateInitialViewController()
  open func instantiateInitialViewController() -> UIViewController? { nil }

  // UIStoryboard.instantiateInitialViewController(creator:)
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    creator?(NSCoder())
  }

  // UIStoryboard.instantiateViewController(identifier:creator:)
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = creator?(NSCoder()) else { preconditionFailure("no controller named \(identifier)") }
    controller.laidOut = Self.views[identifier]
    return controller
  }
}

@MainActor open class UIStoryboardSegue: NSObject {  // UIStoryboardSegue
  public let identifier: String?  // UIStoryboardSegue.identifier
  public let source: UIViewController  // UIStoryboardSegue.source
  public let destination: UIViewController  // UIStoryboardSegue.destination

  // UIStoryboardSegue.init(identifier:source:destination:)
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}
