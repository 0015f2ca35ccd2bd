/// A store whose pending requests end with the window that made them, however long the answers take.
@MainActor
public final class ClosableStore: RepoStore {
  private let store: any RepoStore
  /// The closure that cancels each pending request.
  private var requests: [Int: () -> Void] = [:]
  private var latest = 0
  private var isClosed = false

  public init(_ store: any RepoStore) { self.store = store }

  /// The number of pending requests.
  public var openCount: Int { requests.count }

  /// Cancels pending and future requests.
  public func close() {
    isClosed = true
    for withdraw in requests.values { withdraw() }
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    try await answer(to: text).value
  }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    try await answer(for: id).value
  }

  public func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    try await send { store async throws(RepoStoreError) in try await store.answer(to: text) }
  }

  public func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    try await send { store async throws(RepoStoreError) in try await store.answer(for: id) }
  }

  private func send<Value: Sendable>(
    _ request: @escaping @Sendable (any RepoStore) async throws(RepoStoreError) -> Value
  ) async throws(RepoStoreError) -> Value {
    if isClosed { throw .cancelled }
    latest += 1
    let (number, store) = (latest, store)
    let task = Task { () -> Result<Value, RepoStoreError> in
      do throws(RepoStoreError) { return .success(try await request(store)) } catch { return .failure(error) }
    }
    requests[number] = { task.cancel() }
    defer { requests[number] = nil }
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }
}
