import RepoModel

/// A store that answers when the test tells it to, in that order.
@MainActor
final class SuspendedStore: RepoStore {
  /// The search requests.
  private(set) var searches: [Request<String, [Repo]>] = []
  /// The requests for pages.
  private(set) var pages: [Request<Repo.ID, Repo?>] = []

  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    let request = Request<String, [Repo]>(text)
    searches.append(request)
    return try await request.answer()
  }

  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    let request = Request<Repo.ID, Repo?>(id)
    pages.append(request)
    return try await request.answer()
  }

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { try await answer(to: text).value }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { try await answer(for: id).value }

  /// Answers abandoned requests.
  func withdraw() {
    for request in searches { request.answer(.failure(.cancelled)) }
    for request in pages { request.answer(.failure(.cancelled)) }
  }
}

extension SuspendedStore {
  /// A request that is answered once.
  @MainActor
  final class Request<Subject: Equatable & Sendable, Value: Sendable> {
    typealias Reply = Result<Answer<Value>, RepoStoreError>

    let subject: Subject
    private var waiting: CheckedContinuation<Reply, Never>?

    init(_ subject: Subject) { self.subject = subject }

    /// Whether it is pending.
    var isOpen: Bool { waiting != nil }

    func answer(_ reply: Reply) {
      waiting?.resume(returning: reply)
      waiting = nil
    }

    fileprivate func answer() async throws(RepoStoreError) -> Answer<Value> {
      try await withCheckedContinuation { waiting = $0 }.get()
    }
  }
}
