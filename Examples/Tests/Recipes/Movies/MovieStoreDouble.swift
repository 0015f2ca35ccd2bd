import MoviesRecipe

/// A store that answers when the test tells it to, in any order.
@MainActor
final class MovieStoreDouble: MovieStore {
  struct Question: Hashable {
    var kind: MovieKind
    var page: Int
  }

  private(set) var requests: [Question] = []
  private var open: [Question: CheckedContinuation<Result<MoviePage, MovieStoreError>, Never>] = [:]

  nonisolated func movies(_ kind: MovieKind, page: Int) async throws(MovieStoreError) -> MoviePage {
    try await ask(Question(kind: kind, page: page)).get()
  }

  private func ask(_ question: Question) async -> Result<MoviePage, MovieStoreError> {
    requests.append(question)
    return await withCheckedContinuation { open[question] = $0 }
  }

  /// Answers a request, waiting for it if necessary.
  func answer(_ kind: MovieKind, page: Int, with answer: Result<MoviePage, MovieStoreError>) async throws {
    let question = Question(kind: kind, page: page)
    try await wait { open[question] != nil }
    open.removeValue(forKey: question)?.resume(returning: answer)
  }
}

/// An error for an expected event that didn't happen.
struct NeverCame: Error {}

/// Returns when the condition is true.
@MainActor
func wait(until condition: () -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while !condition() {
    guard ContinuousClock.now < limit else { throw NeverCame() }
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
