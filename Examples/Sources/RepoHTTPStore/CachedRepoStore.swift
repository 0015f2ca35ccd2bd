import Foundation
public import RepoModel
import Synchronization

/// A store that saves the results of another store, and returns them if that one doesn't answer. The answer is then marked with
/// their age.
///
/// An error that doesn't pass by itself is thrown, and so is any error without saved results.
public final class CachedRepoStore: RepoStore {
  private let source: any RepoStore
  private let cache: any EditableRepoStore
  private let now: @Sendable () -> Date
  /// The time of the first failure since the last answer; nil after an answer.
  private let failingSince = Mutex<Date?>(nil)

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
      return await save(answer) { () throws(RepoStoreError) in try await cache.save(answer.value) }
    } catch {
      let caveat = try caveat(for: error)
      guard let kept = try? await cache.search(text), !kept.isEmpty else { throw error }
      return Answer(kept, caveat: caveat)
    }
  }

  public func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    do throws(RepoStoreError) {
      let answer = try await source.answer(for: id)
      return await save(answer) { () throws(RepoStoreError) in
        if let repo = answer.value { try await cache.save(repo) } else { try await cache.delete(id) }
      }
    } catch {
      let caveat = try caveat(for: error)
      guard let kept = try? await cache.repo(id) else { throw error }
      return Answer(kept, caveat: caveat)
    }
  }

  private func save<Value>(
    _ answer: Answer<Value>, to cache: () async throws(RepoStoreError) -> Void
  ) async -> Answer<Value> {
    failingSince.withLock { $0 = nil }
    do throws(RepoStoreError) {
      try await cache()
      return answer
    } catch {
      return error == .cancelled ? answer : Answer(answer.value, caveat: answer.caveat ?? .unkept(error))
    }
  }

  /// Returns the caveat of saved results, or throws the error if it doesn't pass by itself.
  private func caveat(for error: RepoStoreError) throws(RepoStoreError) -> Caveat {
    guard error.isTemporary else { throw error }
    let since = failingSince.withLock { since in
      since = since ?? now()
      return since ?? now()
    }
    return .kept(since: since, because: error)
  }
}
