import RepoModel

extension Repo {
  static func numbered(_ id: Int64) -> Repo {
    Repo(id: id, owner: "octo", name: "repo\(id)", description: "number \(id)", language: nil, stars: 0)
  }
}

/// A store that answers at once.
struct FixedStore: RepoStore {
  var found: Result<[Repo], RepoStoreError>
  var current: Result<Repo?, RepoStoreError>?

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { try found.get() }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    if let current { return try current.get() }
    return try found.get().first { $0.id == id }
  }
}
