public import TerminalKit

/// A small app on one part of the kit: a screen, and the steps that it prints without a terminal.
@MainActor
public struct Recipe {
  public let name: String
  /// A short description for the list of recipes.
  public let about: String
  let screen: any RecipeScreen
  let walk: [Step]
  /// The keys that change the app's surroundings, such as the network.
  let surroundings: [Key: () -> Void]

  /// A step of the walk: its description and its keys.
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
    let key = key == .function(5) ? .control("r") : key
    if let action = surroundings[key] { action() } else { screen.handle(key) }
  }
}
