import RecipeKit
import TerminalKit

/// A screen that shows what the test says, and notes its keys.
@MainActor
final class ScreenDouble: RecipeScreen {
  var onChange: () -> Void = {}
  var isAtRest = true
  var help = "help"
  var text: [Line] = [] { didSet { onChange() } }
  private(set) var keys: [Key] = []
  /// What a key does to the screen.
  var reaction: (ScreenDouble, Key) -> Void = { _, _ in }

  func handle(_ key: Key) {
    keys.append(key)
    reaction(self, key)
  }

  func lines(columns: Int) -> [Line] { text }
}
