/// A source of movies: a server, a cache or a test double.
public protocol MovieStore: Sendable {
  func movies(_ kind: MovieKind, page: Int) async throws(MovieStoreError) -> MoviePage
}

/// The reason why a store returned no page.
public enum MovieStoreError: Error, Hashable, Sendable {
  case offline
  case noSuchPage(Int)
}

extension MovieStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline: "The network is down. Press ^R to try again."
    case .noSuchPage(let page): "There is no page \(page)."
    }
  }
}
