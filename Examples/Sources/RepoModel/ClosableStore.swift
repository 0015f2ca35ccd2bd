/// A store whose pending requests end with the window that made them, however long the answers take.
@MainActor
public final class ClosableStore: RepoStore {
  private let store: any RepoStore
  /// The closure that cancels each pending request.
  private var questions: [Int: () -> Void] = [:]
  private var latest = 0
  private var isClosed = false

  public init(_ store: any RepoStore) { self.store = store }

  /// The number of pending requests.
  public var openCount: Int { questions.count }

  /// Cancels pending and future requests.
  public func close() {
    isClosed = true
    for withdraw in questions.values { withdraw() }
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    try await answer(to: text).value
  }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    try await answer(for: id).value
  }

  public func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    try await ask { store async throws(RepoStoreError) in try await store.answer(to: text) }
  }

  public func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    try await ask { store async throws(RepoStoreError) in try await store.answer(for: id) }
  }

  private func ask<Value: Sendable>(
    _ question: @escaping @Sendable (any RepoStore) async throws(RepoStoreError) -> Value
  ) async throws(RepoStoreError) -> Value {
    if isClosed { throw .cancelled }
    latest += 1
    let (number, store) = (latest, store)
    let asking = Task { () -> Result<Value, RepoStoreError> in
      do throws(RepoStoreError) { return .success(try await question(store)) } catch { return .failure(error) }
    }
    questions[number] = { asking.cancel() }
    defer { questions[number] = nil }
    return try await withTaskCancellationHandler {
      await asking.value
    } onCancel: {
      asking.cancel()
    }.get()
  }
}
