@MainActor open class UIPresentationController: NSObject {
  public private(set) unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

public enum UIModalPresentationStyle: Int {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case automatic = -2
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { rootViewController?.view.window = self }
  }
}
