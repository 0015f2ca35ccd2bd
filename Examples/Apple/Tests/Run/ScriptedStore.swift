import RepoModel

/// A store that immediately returns the test's answers and counts the requests.
@MainActor
final class ScriptedStore: RepoStore {
  var answers: [String: Result<[Repo], RepoStoreError>] = [:]
  private(set) var searches: [String] = []
  /// The number of pages that are loading; their loads never end.
  private(set) var pagesLoading = 0

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    searches.append(text)
    return try (answers[text] ?? .success([])).get()
  }

  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    pagesLoading += 1
    defer { pagesLoading -= 1 }
    while !Task.isCancelled { await Task.yield() }
    throw .cancelled
  }
}

extension Repo {
  static func numbered(_ id: Int64, stars: Int = 1) -> Repo {
    Repo(id: id, owner: "owner", name: "repo\(id)", description: "", language: nil, stars: stars)
  }

  static func numbered(_ ids: ClosedRange<Int64>) -> [Repo] { ids.map { numbered($0) } }
}
