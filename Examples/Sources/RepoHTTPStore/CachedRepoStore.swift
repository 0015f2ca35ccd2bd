import Foundation
public import RepoModel
import Synchronization

/// A store that may be out of reach, and another that keeps what it answered: while the first does not answer, the
/// kept repositories do, and the answer says so, and since when.
///
/// A failure that does not pass by itself is told, and so is any failure where nothing that was kept would do.
public final class CachedRepoStore: RepoStore {
  private let source: any RepoStore
  private let cache: any EditableRepoStore
  private let now: @Sendable () -> Date
  /// Since when there has been no answer; nil after one.
  private let silence = Mutex<Date?>(nil)

  public convenience init(_ source: any RepoStore, cache: any EditableRepoStore) {
    self.init(source, cache: cache) { Date() }
  }

  init(_ source: any RepoStore, cache: any EditableRepoStore, now: @escaping @Sendable () -> Date) {
    self.source = source
    self.cache = cache
    self.now = now
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    try await answer(to: text).value
  }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    try await answer(for: id).value
  }

  public func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    do throws(RepoStoreError) {
      let answer = try await source.answer(to: text)
      return await heard(answer) { () throws(RepoStoreError) in try await cache.save(answer.value) }
    } catch {
      let caveat = try caveat(for: error)
      guard let kept = try? await cache.search(text), !kept.isEmpty else { throw error }
      return Answer(kept, caveat: caveat)
    }
  }

  public func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    do throws(RepoStoreError) {
      let answer = try await source.answer(for: id)
      return await heard(answer) { () throws(RepoStoreError) in
        if let repo = answer.value { try await cache.save(repo) } else { try await cache.delete(id) }
      }
    } catch {
      let caveat = try caveat(for: error)
      guard let kept = try? await cache.repo(id) else { throw error }
      return Answer(kept, caveat: caveat)
    }
  }

  private func heard<Value>(
    _ answer: Answer<Value>, keep: () async throws(RepoStoreError) -> Void
  ) async -> Answer<Value> {
    silence.withLock { $0 = nil }
    do throws(RepoStoreError) {
      try await keep()
      return answer
    } catch {
      return error == .cancelled ? answer : Answer(answer.value, caveat: answer.caveat ?? .unkept(error))
    }
  }

  /// What is to be said of what was kept; throws the error where nothing kept may stand for the answer.
  private func caveat(for error: RepoStoreError) throws(RepoStoreError) -> Caveat {
    guard error.isPassing else { throw error }
    let since = silence.withLock { since in
      since = since ?? now()
      return since ?? now()
    }
    return .kept(since: since, because: error)
  }
}
