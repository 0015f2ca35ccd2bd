public import TerminalKit

/// One way of MVVM at work: a screen, and how it shows itself where nobody is there.
@MainActor
public struct Recipe {
  public let name: String
  /// What it shows, in a few words.
  public let about: String
  let screen: any RecipeScreen
  let walk: [Step]
  /// What keys do to the world around the app: a network that fails, say.
  let surroundings: [Key: () -> Void]

  /// What is done in one step of the walk, in words and in keys.
  public struct Step {
    let words: String
    let keys: [Key]

    public init(_ words: String, _ keys: Key...) {
      (self.words, self.keys) = (words, keys)
    }
  }

  public init(
    _ name: String, _ about: String, screen: any RecipeScreen, walk: [Step], surroundings: [Key: () -> Void] = [:]
  ) {
    (self.name, self.about) = (name, about)
    (self.screen, self.walk, self.surroundings) = (screen, walk, surroundings)
  }

  func handle(_ key: Key) {
    if let happens = surroundings[key] { happens() } else { screen.handle(key) }
  }
}
