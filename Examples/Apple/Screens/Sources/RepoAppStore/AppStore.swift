import Foundation
import RepoHTTPStore
public import RepoModel
import RepoSQLiteStore

/// Where the app's repositories come from.
public enum AppStore {
  /// What comes with the app; or, started with `-server https://api.github.com`, that server's repositories, and what was
  /// kept of its answers.
  public static func make(_ defaults: UserDefaults = .standard) -> any RepoStore {
    do {
      guard let server = defaults.string(forKey: "server") else { return try SQLiteRepoStore.inMemory() }
      return CachedRepoStore(HTTPRepoStore(try ServerAddress(server)), cache: try SQLiteRepoStore.cache(place()))
    } catch {
      return NoStore(error as? RepoStoreError ?? .unavailable("the app's store", reason: "\(error)"))
    }
  }

  /// The system may empty it: a server has it all.
  private static func place() throws -> String {
    try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      .appending(path: "repos.sqlite").path(percentEncoded: false)
  }
}

/// Says to every question why there is no store.
private struct NoStore: RepoStore {
  private let error: RepoStoreError

  init(_ error: RepoStoreError) { self.error = error }

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { throw error }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { throw error }
}
