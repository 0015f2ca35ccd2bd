import RepoModel
import RepoViewModels

extension Repo {
  /// The smallest number of rows that any front end shows.
  static let fewest = 5

  /// Repositories that differ in everything that a row can show.
  static let various = [
    Repo(id: 1, owner: "octo", name: "cat", description: "A cat", language: "Swift", stars: 12_345),
    Repo(id: 2, owner: "octo", name: "links", description: "", language: nil, stars: 950),
    Repo(id: 3, owner: "漢字", name: "宽", description: "Wide 漢字", language: "C++", stars: 1_200_000),
    Repo(id: 4, owner: "a", name: "b", description: "Says <b>&amp; 100 %d</b>", language: "Objective-C", stars: 9_640),
    Repo(id: 5, owner: "last", name: "none", description: "Not visible at first", language: nil, stars: 0),
  ]

  /// A repository with every optional part of a row.
  static func full(_ id: Int64) -> Repo {
    Repo(
      id: id, owner: "full", name: "repo\(id)", description: "Number \(id)", language: "Swift", stars: 1_000 + Int(id))
  }

  /// A repository without any optional part of a row.
  static func bare(_ id: Int64) -> Repo {
    Repo(id: id, owner: "bare", name: "repo\(id)", description: "", language: nil, stars: 0)
  }

  /// The same repository at a later time.
  var later: Repo {
    Repo(id: id, owner: owner, name: name + "-renamed", description: "Later", language: "Rust", stars: stars + 1)
  }
}

extension SeenPage {
  /// Creates the page of a repository from the list, before or after the store has answered.
  @MainActor
  init(_ known: Repo, answered: Result<Answer<Repo?>, RepoStoreError>?) async {
    let page = RepoDetailViewModel(known, store: ReadyStore(answered: answered ?? .failure(.cancelled)))
    if answered != nil { await page.load() }
    self.init(page)
  }
}

/// A store with a fixed answer.
private struct ReadyStore: RepoStore {
  let answered: Result<Answer<Repo?>, RepoStoreError>

  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> { try answered.get() }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { try answered.get().value }
  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { [] }
}
