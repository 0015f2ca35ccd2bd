import RecipeKit
import TerminalKit

/// A screen that shows a test's lines and records its keys.
@MainActor
final class ScreenDouble: RecipeScreen {
  var onChange: () -> Void = {}
  var isIdle = true
  var help = ["help", "a longer help"]
  var text: [Line] = [] { didSet { onChange() } }
  private(set) var keys: [Key] = []
  /// The effect of a key on the screen.
  var reaction: (ScreenDouble, Key) -> Void = { _, _ in }

  private(set) var starts = 0
  func start() { starts += 1 }

  func handle(_ key: Key) {
    keys.append(key)
    reaction(self, key)
  }

  func lines(columns: Int) -> [Line] { text }
}
