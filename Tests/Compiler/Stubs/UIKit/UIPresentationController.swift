@MainActor open class UIPresentationController: NSObject {  // UIPresentationController
  // UIPresentationController.presentedViewController
  public private(set) unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?  // UIPresentationController.delegate

  init(of controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }
}

// UIAdaptivePresentationControllerDelegate
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  // UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  /// Stub only: optional in Objective-C.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

public enum UIModalPresentationStyle: Int {  // UIModalPresentationStyle
  case fullScreen = 0  // UIModalPresentationStyle.fullScreen
  case pageSheet = 1  // UIModalPresentationStyle.pageSheet
  case formSheet = 2  // UIModalPresentationStyle.formSheet
  case automatic = -2  // UIModalPresentationStyle.automatic
}

open class UIWindow: UIView {  // UIWindow
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }  // UIWindow.init(windowScene:)
  open var rootViewController: UIViewController? {  // UIWindow.rootViewController
    didSet { rootViewController?.view.window = self }
  }
  open func makeKeyAndVisible() {}  // UIWindow.makeKeyAndVisible()
}
