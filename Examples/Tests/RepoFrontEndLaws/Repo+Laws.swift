import RepoModel
import RepoViewModels

extension Repo {
  /// How many rows any front end has in view.
  static let fewest = 5

  /// Each other than the rest in what a row can be.
  static let various = [
    Repo(id: 1, owner: "octo", name: "cat", description: "A cat", language: "Swift", stars: 12_345),
    Repo(id: 2, owner: "octo", name: "links", description: "", language: nil, stars: 950),
    Repo(id: 3, owner: "漢字", name: "宽", description: "Wide 漢字", language: "C++", stars: 1_200_000),
    Repo(id: 4, owner: "a", name: "b", description: "Says <b>&amp; 100 %d</b>", language: "Objective-C", stars: 9_640),
    Repo(id: 5, owner: "last", name: "none", description: "Not seen yet", language: nil, stars: 0),
  ]

  /// With nothing that a row could leave out.
  static func full(_ id: Int64) -> Repo {
    Repo(
      id: id, owner: "full", name: "repo\(id)", description: "Number \(id)", language: "Swift", stars: 1_000 + Int(id))
  }

  /// With all that a row can leave out left out.
  static func bare(_ id: Int64) -> Repo {
    Repo(id: id, owner: "bare", name: "repo\(id)", description: "", language: nil, stars: 0)
  }

  /// The same one, some time later.
  var later: Repo {
    Repo(id: id, owner: owner, name: name + "-renamed", description: "Later", language: "Rust", stars: stars + 1)
  }
}

extension SeenPage {
  /// The page of a repository that the list knew, once the store has answered; or before.
  @MainActor
  init(_ known: Repo, answered: Result<Answer<Repo?>, RepoStoreError>?) async {
    let page = RepoDetailViewModel(known, store: ReadyStore(answered: answered ?? .failure(.cancelled)))
    if answered != nil { await page.load() }
    self.init(page)
  }
}

/// A store with one answer.
private struct ReadyStore: RepoStore {
  let answered: Result<Answer<Repo?>, RepoStoreError>

  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> { try answered.get() }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { try answered.get().value }
  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { [] }
}
