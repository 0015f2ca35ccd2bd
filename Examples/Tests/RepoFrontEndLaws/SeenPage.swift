public import RepoViewModels

/// A page as it is visible on screen.
public struct SeenPage: Hashable, Sendable {
  public var title: String
  public var description: String
  public var language: String
  public var stars: String
  public var address: String
  /// The notice of the page; nil if there is none.
  public var notice: String?

  public init(
    title: String, description: String, language: String, stars: String, address: String, notice: String?
  ) {
    (self.title, self.description, self.language) = (title, description, language)
    (self.stars, self.address, self.notice) = (stars, address, notice)
  }

  /// Creates the page that its view model describes.
  @MainActor
  public init(_ page: RepoDetailViewModel) {
    self.init(
      title: page.title, description: page.description, language: page.language, stars: page.stars,
      address: page.address, notice: page.notice)
  }
}
