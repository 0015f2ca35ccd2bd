import RepoModel

/// A store that answers when the test tells it to, in any order.
@MainActor
final class StoreDouble: RepoStore {
  private var searches: [String: CheckedContinuation<Result<[Repo], RepoStoreError>, Never>] = [:]
  private var pages: [CheckedContinuation<Result<Repo?, RepoStoreError>, Never>] = []
  /// The immediate answers for pages; other requests wait for the test.
  var repos: [Repo.ID: Result<Repo?, RepoStoreError>] = [:]

  nonisolated func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    try await answer(to: text).get()
  }

  nonisolated func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    try await page(id).get()
  }

  private func answer(to text: String) async -> Result<[Repo], RepoStoreError> {
    await withCheckedContinuation { searches[text] = $0 }
  }

  private func page(_ id: Repo.ID) async -> Result<Repo?, RepoStoreError> {
    if let repo = repos[id] { return repo }
    return await withCheckedContinuation { pages.append($0) }
  }

  /// Returns when the request was made.
  func waitForSearch(_ text: String) async throws {
    try await wait(for: text) { searches[text] != nil }
  }

  /// Returns when this number of pages was requested.
  func waitForPageRequests(_ count: Int) async throws {
    try await wait(for: "\(count) pages") { pages.count == count }
  }

  private func wait(for request: String, until condition: () -> Bool) async throws {
    let limit = ContinuousClock.now + .seconds(180)
    while !condition() {
      guard ContinuousClock.now < limit else { throw MissingRequest(request: request) }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Answers the request for a page by its position, from zero.
  func answerPage(_ place: Int, with answer: Result<Repo?, RepoStoreError>) {
    pages[place].resume(returning: answer)
  }

  func answer(_ text: String, with answer: Result<[Repo], RepoStoreError>) {
    searches.removeValue(forKey: text)?.resume(returning: answer)
  }
}

/// An error for an expected request that wasn't made.
struct MissingRequest: Error {
  let request: String
}

extension Repo {
  static func named(_ name: String, id: Int64 = 1, stars: Int = 0) -> Repo {
    Repo(id: id, owner: "octo", name: name, description: "", language: nil, stars: stars)
  }
}
