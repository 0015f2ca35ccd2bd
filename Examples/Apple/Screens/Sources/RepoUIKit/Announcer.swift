import UIKit

/// Tells who does not see a screen what is said on it, once.
struct Announcer {
  private var announced: String?

  /// Nothing is announced of a screen that is behind others.
  @MainActor
  mutating func announce(_ text: String?, of screen: UIViewController?) {
    guard text != announced else { return }
    announced = text
    guard let text, screen?.viewIfLoaded?.window != nil else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
