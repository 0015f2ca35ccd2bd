public import Observation
public import RepoModel
public import SwiftMVVMPattern

/// One repository's page.
@MainActor
@Observable
public final class RepoDetailViewModel: ViewModel {
  /// The progress of the page.
  public enum State: Hashable, Sendable {
    /// The repository from the list, until the store has answered.
    case loading
    /// The repository from the store.
    case loaded
    /// The repository from the store, with a caveat.
    case caveat(Caveat)
    /// The store no longer has the repository; the page shows the one from the list.
    case gone
    /// There was no answer.
    case failed(RepoStoreError)
  }

  public private(set) var repo: Repo
  public private(set) var state = State.loading

  @ObservationIgnored private let store: any RepoStore
  /// Called when the page is loaded, the first time or again.
  @ObservationIgnored private let onLoad: @MainActor (RepoDetailViewModel) -> Void
  @ObservationIgnored private var latestNumber = 0

  public init(
    _ repo: Repo, store: any RepoStore, onLoad: @escaping @MainActor (RepoDetailViewModel) -> Void = { _ in }
  ) {
    self.repo = repo
    self.store = store
    self.onLoad = onLoad
  }

  /// Loads the page, the first time or again. Only the answer to the latest request is shown, in whatever order answers
  /// arrive.
  public func load() async {
    latestNumber += 1
    onLoad(self)
    if state != .loaded { state = .loading }
    let (id, number) = (repo.id, latestNumber)
    let answer = await Result.of { () throws(RepoStoreError) in try await store.answer(for: id) }
    guard number == latestNumber else { return }
    switch answer {
    case .success(let answer): show(answer)
    case .failure(let error): state = .failed(error)
    }
  }

  private func show(_ answer: Answer<Repo?>) {
    guard let current = answer.value else { return state = .gone }
    (repo, state) = (current, answer.caveat.map(State.caveat) ?? .loaded)
  }
}

// MARK: - As text

extension RepoDetailViewModel {
  public var title: String { repo.fullName }
  public var description: String { repo.description }
  public var language: String { repo.language ?? "none" }
  public var stars: String { repo.stars.grouped }
  public var address: String { "https://github.com/\(repo.fullName)" }

  /// A sentence about a limitation of the page; nil if it is up to date.
  public var notice: String? {
    switch state {
    case .loading: "Loading…"
    case .loaded: nil
    case .caveat(let caveat): caveat.text
    case .gone: "This repository is gone from the store."
    case .failed(let error): "\(error)"
    }
  }

  public var noticeKind: NoticeKind {
    switch state {
    case .loading, .loaded: .note
    case .caveat, .gone: .warning
    case .failed: .error
    }
  }
}
