public import UIKit

/// Creates the window with the tabs.
public final class RepoSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var tabs: RepoTabs?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = RepoTabs()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs.controller
    window.makeKeyAndVisible()
    (self.tabs, self.window) = (tabs, window)
  }

  public func sceneDidDisconnect(_ scene: UIScene) {
    (tabs, window) = (nil, nil)
  }
}
