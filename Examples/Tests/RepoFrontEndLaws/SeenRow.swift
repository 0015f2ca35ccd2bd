public import RepoViewModels

/// A row as it is read on the screen.
public struct SeenRow: Hashable, Sendable {
  public var name: String
  public var stars: String
  /// Empty where there is none.
  public var language: String
  public var description: String

  public init(name: String, stars: String, language: String, description: String) {
    (self.name, self.stars, self.language, self.description) = (name, stars, language, description)
  }

  /// The row as its view model has it.
  public init(_ row: RepoRowViewModel) {
    self.init(name: row.name, stars: row.stars, language: row.language, description: row.description)
  }
}
