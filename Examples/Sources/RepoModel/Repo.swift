/// A repository in a list and on a page.
public struct Repo: Hashable, Identifiable, Sendable {
  public let id: Int64
  public var owner: String
  public var name: String
  public var description: String
  /// The main programming language; nil if there is none, as in a list of links.
  public var language: String?
  public var stars: Int

  public init(id: Int64, owner: String, name: String, description: String, language: String?, stars: Int) {
    self.id = id
    self.owner = owner
    self.name = name
    self.description = description
    self.language = language
    self.stars = stars
  }

  /// The name by which people refer to it: `owner/name`.
  public var fullName: String { "\(owner)/\(name)" }
}
