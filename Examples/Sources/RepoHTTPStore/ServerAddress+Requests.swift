import Foundation
import RepoModel

extension ServerAddress {
  /// The largest page that the server sends.
  static let pageLength = 100

  /// Returns the address of the first page of matches; nil if nothing can match.
  func search(_ text: String) -> URL? {
    let ranking: [URLQueryItem]
    switch SearchTerms(text) {
    case .nothing: return nil
    case .everything: ranking = Self.items("q", "stars:>0", "sort", "stars", "order", "desc")
    case .words(let words): ranking = Self.items("q", "\(words) in:name,description")
    }
    let request = url.appending(path: "search/repositories")
      .appending(queryItems: ranking + Self.items("per_page", "\(Self.pageLength)"))
    // A query doesn't encode a plus sign, and a server reads it as a space.
    var parts = URLComponents(url: request, resolvingAgainstBaseURL: true)
    let query = parts?.percentEncodedQuery?.replacing("+", with: "%2B")
    parts?.percentEncodedQuery = query
    return parts?.url
  }

  /// Returns the address of a repository.
  func repo(_ id: Repo.ID) -> URL {
    url.appending(path: "repositories/\(id)")
  }

  private static func items(_ pairs: String...) -> [URLQueryItem] {
    stride(from: 0, to: pairs.count - 1, by: 2).map { URLQueryItem(name: pairs[$0], value: pairs[$0 + 1]) }
  }
}
