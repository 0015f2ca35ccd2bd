import UIKit

/// Announces a screen's notices to VoiceOver, each once.
struct Announcer {
  private var announced: String?

  /// Announces the text, unless the screen is hidden or the text was the last one.
  @MainActor
  mutating func announce(_ text: String?, of screen: UIViewController?) {
    guard text != announced else { return }
    announced = text
    guard let text, screen?.viewIfLoaded?.window != nil else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
