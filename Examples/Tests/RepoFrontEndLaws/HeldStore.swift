import RepoModel

/// A store that answers when the test tells it to, in that order.
@MainActor
final class HeldStore: RepoStore {
  /// The search requests.
  private(set) var searches: [Question<String, [Repo]>] = []
  /// The requests for pages.
  private(set) var pages: [Question<Repo.ID, Repo?>] = []

  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    let question = Question<String, [Repo]>(text)
    searches.append(question)
    return try await question.answer()
  }

  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    let question = Question<Repo.ID, Repo?>(id)
    pages.append(question)
    return try await question.answer()
  }

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { try await answer(to: text).value }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { try await answer(for: id).value }

  /// Answers abandoned requests.
  func withdraw() {
    for question in searches { question.answer(.failure(.cancelled)) }
    for question in pages { question.answer(.failure(.cancelled)) }
  }
}

extension HeldStore {
  /// A request that is answered once.
  @MainActor
  final class Question<Subject: Equatable & Sendable, Value: Sendable> {
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
