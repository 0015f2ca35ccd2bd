import Foundation
public import RepoModel
import Synchronization

/// A cache in a file that may be deleted or replaced while it is in use.
///
/// Before each change, the cache checks that its file is still there. If not, it opens the path again, which creates a
/// new, empty cache. If that fails, the change fails, and the next change tries again. Reads use the former contents
/// until then.
public final class SQLiteCache: EditableRepoStore {
  private let path: String
  private let current: Mutex<OpenDatabase>

  private struct OpenDatabase {
    var store: SQLiteRepoStore
    var file: FileIdentity?
  }

  public init(_ path: String) throws(RepoStoreError) {
    self.path = path
    current = Mutex(try Self.open(path))
  }

  private static func open(_ path: String) throws(RepoStoreError) -> OpenDatabase {
    OpenDatabase(store: try SQLiteRepoStore.cache(path), file: FileIdentity(path))
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] { try await opened.search(text) }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { try await opened.repo(id) }

  public func save(_ repo: Repo) async throws(RepoStoreError) { try await save([repo]) }

  public func save(_ repos: [Repo]) async throws(RepoStoreError) { try await reopened().save(repos) }

  public func delete(_ id: Repo.ID) async throws(RepoStoreError) { try await reopened().delete(id) }

  private var opened: SQLiteRepoStore { current.withLock(\.store) }

  private func reopened() throws(RepoStoreError) -> SQLiteRepoStore {
    try current.withLock { current throws(RepoStoreError) in
      if current.file == nil || current.file != FileIdentity(path) { current = try Self.open(path) }
      return current.store
    }
  }
}

/// The file at a path, whatever its contents.
private struct FileIdentity: Equatable {
  let device: dev_t
  let number: ino_t

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
