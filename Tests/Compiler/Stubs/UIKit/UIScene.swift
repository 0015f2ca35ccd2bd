@MainActor open class UIApplication: UIResponder {  // UIApplication
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {  // UIApplicationDelegate
  func application(  // UIApplicationDelegate.application(_:configurationForConnecting:options:)
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public static func main() {}  // UIApplicationDelegate.main()
}

@MainActor open class UIScene: UIResponder {  // UIScene
  @MainActor open class ConnectionOptions: NSObject {}  // UIScene.ConnectionOptions
}
open class UIWindowScene: UIScene {}  // UIWindowScene

@MainActor open class UISceneSession: NSObject {  // UISceneSession
  open var role: Role { Role(rawValue: "UIWindowSceneSessionRoleApplication") }  // UISceneSession.role
  public struct Role: RawRepresentable, Hashable, Sendable {  // UISceneSession.Role
    public let rawValue: String  // RawRepresentable.rawValue
    public init(rawValue: String) { self.rawValue = rawValue }  // RawRepresentable.init(rawValue:)
  }
}

@MainActor open class UISceneConfiguration: NSObject {  // UISceneConfiguration
  public init(name: String?, sessionRole: UISceneSession.Role) {}  // UISceneConfiguration.init(name:sessionRole:)
  open var delegateClass: AnyClass?  // UISceneConfiguration.delegateClass
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {  // UISceneDelegate
  func scene(  // UISceneDelegate.scene(_:willConnectTo:options:)
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)  // UISceneDelegate.sceneDidDisconnect(_:)
}
extension UISceneDelegate {
  /// Stub only: optional in Objective-C.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {  // UIWindowSceneDelegate
  var window: UIWindow? { get set }  // UIWindowSceneDelegate.window
}
