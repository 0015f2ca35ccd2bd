import MoviesRecipe

/// A store that answers when the test tells it to, in any order.
@MainActor
final class MovieStoreDouble: MovieStore {
  struct Request: Hashable {
    var kind: MovieKind
    var page: Int
  }

  private(set) var requests: [Request] = []
  private var open: [Request: CheckedContinuation<Result<MoviePage, MovieStoreError>, Never>] = [:]

  nonisolated func movies(_ kind: MovieKind, page: Int) async throws(MovieStoreError) -> MoviePage {
    try await send(Request(kind: kind, page: page)).get()
  }

  private func send(_ request: Request) async -> Result<MoviePage, MovieStoreError> {
    requests.append(request)
    return await withCheckedContinuation { open[request] = $0 }
  }

  /// Answers a request, waiting for it if necessary.
  func answer(_ kind: MovieKind, page: Int, with answer: Result<MoviePage, MovieStoreError>) async throws {
    let request = Request(kind: kind, page: page)
    try await wait { open[request] != nil }
    open.removeValue(forKey: request)?.resume(returning: answer)
  }
}

/// A condition that didn't become true in time.
struct Timeout: Error {}

/// Returns when the condition is true.
@MainActor
func wait(until condition: () -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while !condition() {
    guard ContinuousClock.now < limit else { throw Timeout() }
    await Task.yield()
  }
}

extension Movie {
  static let metropolis = Movie(id: 1, title: "Metropolis", director: "Fritz Lang", year: 1927)
  static let kid = Movie(id: 2, title: "The Kid", director: "Charlie Chaplin", year: 1921)
  static let m = Movie(id: 3, title: "M", director: "Fritz Lang", year: 1931)
}

extension MoviePage {
  static let first = MoviePage(
    page: 1, results: [.metropolis, .kid], totalPages: 2, totalResults: 3, dates: 1921...1927)
  static let second = MoviePage(page: 2, results: [.m], totalPages: 2, totalResults: 3, dates: 1921...1927)
}
