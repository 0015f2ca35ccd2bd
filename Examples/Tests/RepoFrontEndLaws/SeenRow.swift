public import RepoViewModels

/// A row as it is visible on screen.
public struct SeenRow: Hashable, Sendable {
  public var name: String
  public var stars: String
  /// Empty if there is none.
  public var language: String
  public var description: String

  public init(name: String, stars: String, language: String, description: String) {
    (self.name, self.stars, self.language, self.description) = (name, stars, language, description)
  }

  /// Creates the row that its view model describes.
  public init(_ row: RepoRowViewModel) {
    self.init(name: row.name, stars: row.stars, language: row.language, description: row.description)
  }
}
