import UIKit

/// Tells who does not see a screen what is said on it, once.
struct Announcer {
  private var told: String?

  /// Nothing is told of a screen that is behind others.
  @MainActor
  mutating func tell(_ text: String?, of screen: UIViewController?) {
    guard text != told else { return }
    told = text
    guard let text, screen?.viewIfLoaded?.window != nil else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
