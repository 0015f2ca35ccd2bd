import RepoModel

extension Repo {
  static func numbered(_ id: Int64) -> Repo {
    Repo(id: id, owner: "octo", name: "repo\(id)", description: "number \(id)", language: nil, stars: 0)
  }
}

/// A store that answers immediately.
struct FixedStore: RepoStore {
  /// The caveat of each answer.
  var caveat: Caveat?
  var found: Result<[Repo], RepoStoreError>
  var current: Result<Repo?, RepoStoreError>?

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { try found.get() }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    if let current { return try current.get() }
    return try found.get().first { $0.id == id }
  }
  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    Answer(try await search(text), caveat: caveat)
  }
  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    Answer(try await repo(id), caveat: caveat)
  }
}

/// A store that finds names by their beginning, and delays its answers while it is held.
@MainActor
final class SuspendableStore: RepoStore {
  var repos: [Repo]
  var isHeld = false
  /// The search requests.
  private(set) var requests: [String] = []
  /// The number of requests for pages.
  private(set) var pages = 0

  init(_ repos: [Repo]) { self.repos = repos }

  nonisolated func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    await answer(to: text)
  }

  nonisolated func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    await page(id)
  }

  private func page(_ id: Repo.ID) -> Repo? {
    pages += 1
    return repos.first { $0.id == id }
  }

  private func answer(to text: String) async -> [Repo] {
    requests.append(text)
    while isHeld { await Task.yield() }
    return repos.filter { $0.name.hasPrefix(text) }
  }
}
