public import UIKit

/// Gives each window its delegate. An app is a subclass of it that is `@main`.
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
