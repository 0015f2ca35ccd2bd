public import Observation
public import RepoModel
public import SwiftMVVMPattern

/// The search and its list.
@MainActor
@Observable
public final class RepoListViewModel: ViewModel {
  public private(set) var query = ""
  public private(set) var state = RepoListState.loading(former: [])

  @ObservationIgnored private let store: any RepoStore
  @ObservationIgnored private(set) var latest: Task<Void, Never>?
  @ObservationIgnored private var latestNumber = 0

  public init(store: any RepoStore) {
    self.store = store
  }

  /// Asks for what matches the text. Only the latest question's answer is ever shown, whatever comes when.
  public func search(_ text: String) {
    query = text
    state = .loading(former: state.repos)
    latestNumber += 1
    latest?.cancel()
    latest = Task { [weak self, store, latestNumber] in
      let answer = await Result.of { () throws(RepoStoreError) in try await store.answer(to: text) }
      self?.show(answer, number: latestNumber)
    }
  }

  /// Asks again, after a failure or a change.
  public func reload() {
    search(query)
  }

  /// The page of a repository in the list.
  public func detail(of repo: Repo) -> RepoDetailViewModel {
    RepoDetailViewModel(repo, store: store)
  }

  /// Returns once the latest search has been answered.
  public func settle() async {
    while let task = latest {
      await task.value
      if task == latest { return }
    }
  }

  private func show(_ answer: Result<Answer<[Repo]>, RepoStoreError>, number: Int) {
    guard number == latestNumber else { return }
    state = RepoListState(answer)
  }
}

// MARK: - As text

extension RepoListViewModel {
  /// A sentence on what the list is not; nil where it is the whole answer, as new as can be.
  public var notice: String? {
    switch state {
    case .loading: "Searching…"
    case .loaded(_, let caveat): caveat?.text
    case .empty: "Nothing matches."
    case .failed(let error): "\(error)"
    }
  }
}
