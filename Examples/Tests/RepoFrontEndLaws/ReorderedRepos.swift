import RepoModel
import RepoViewModels

/// Repositories that are inserted, deleted, moved and renamed, with every look that a row of each has had.
struct ReorderedRepos {
  private(set) var repos: [Repo] = []
  private(set) var looks: Set<SeenRow> = []
  private var latest: Int64 = 0

  init(count: Int) {
    for _ in 0..<count { insert(at: repos.count) }
  }

  /// Makes one random change.
  mutating func change(using random: inout SplitMix64) {
    guard let place = repos.indices.randomElement(using: &random) else { return insert(at: 0) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: insert(at: place)
    case 1: repos.remove(at: place)
    case 2: repos.insert(repos.remove(at: place), at: 0)
    default: rename(at: place)
    }
  }

  /// Returns the results of a search. The text selects a part of the repositories.
  func found(_ text: String) -> [Repo] {
    text.isEmpty ? repos : repos.filter { $0.id.isMultiple(of: Int64(text.count + 1)) }
  }

  func current(_ id: Repo.ID) -> Repo? { repos.first { $0.id == id } }

  private mutating func insert(at place: Int) {
    latest += 1
    repos.insert(latest.isMultiple(of: 3) ? .bare(latest) : .full(latest), at: place)
    looks.insert(SeenRow(RepoRowViewModel(repos[place])))
  }

  private mutating func rename(at place: Int) {
    repos[place].stars += 1
    repos[place].name = "repo\(repos[place].id)-\(repos[place].stars)"
    looks.insert(SeenRow(RepoRowViewModel(repos[place])))
  }
}
