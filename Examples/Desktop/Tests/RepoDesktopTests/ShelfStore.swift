import RepoModel

/// A store that finds names by their prefix, returns the test's answers, and counts the requests.
@MainActor
final class ShelfStore: RepoStore {
  var repos: [Repo]
  var error: RepoStoreError?
  var caveat: Caveat?
  /// Whether answers are held back.
  var isHeld = false
  private(set) var searches: [String] = []
  private(set) var pages = 0
  /// The number of pending requests.
  private(set) var open = 0

  init(_ repos: [Repo]) { self.repos = repos }

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    searches.append(text)
    try await hold()
    return repos.filter { $0.name.hasPrefix(text) }
  }

  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    pages += 1
    try await hold()
    return repos.first { $0.id == id }
  }

  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    Answer(try await search(text), caveat: caveat)
  }

  private func hold() async throws(RepoStoreError) {
    open += 1
    defer { open -= 1 }
    while isHeld {
      do { try await Task.sleep(for: .milliseconds(1)) } catch { throw .cancelled }
    }
    if let error { throw error }
  }
}

extension Repo {
  static func numbered(_ number: Int) -> Repo {
    Repo(
      id: Int64(number), owner: "octo", name: "repo\(number)", description: "Number \(number)", language: "Swift",
      stars: number)
  }

  static func named(_ name: String, from id: Int64) -> Repo {
    Repo(id: id, owner: "octo", name: name, description: "", language: nil, stars: 0)
  }

  static func named(_ names: String...) -> [Repo] {
    names.enumerated().map { Repo(id: Int64($0), owner: "octo", name: $1, description: "", language: nil, stars: 0) }
  }
}
