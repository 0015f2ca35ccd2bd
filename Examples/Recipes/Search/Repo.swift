/// A repository in the results of a search.
public struct Repo: Hashable, Identifiable, Sendable {
  public let id: Int
  public var fullName: String
  public var language: String?

  public init(id: Int, fullName: String, language: String?) {
    self.id = id
    self.fullName = fullName
    self.language = language
  }
}
