public import UIKit

/// Configures the scene delegate. An app is an `@main` subclass.
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
