public import UIKit

/// The app. Its program is one line: a subclass that is `@main`.
open class RepoAppDelegate: UIResponder, UIApplicationDelegate {
  open func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = RepoSceneDelegate.self
    return configuration
  }
}
