public import RepoModel
public import SwiftMVVMPattern

/// The content of a repository's row.
public struct RepoRowViewModel: ViewModel, Hashable, Sendable {
  public let name: String
  public let stars: String
  public let language: String
  public let description: String

  public init(_ repo: Repo) {
    name = repo.fullName
    stars = repo.stars.short
    language = repo.language ?? ""
    description = repo.description
  }
}
