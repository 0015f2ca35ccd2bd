import Foundation
import RepoHTTPStore
public import RepoModel
import RepoSQLiteStore

/// The store of an app that isn't started from a terminal.
public enum AppStore {
  /// The bundled repositories or, with `--url https://api.github.com`, that server's, with a cache of its answers.
  public static func make(_ arguments: [String] = CommandLine.arguments) -> any RepoStore {
    make(arguments, cache: place)
  }

  static func make(_ arguments: [String], cache: () throws -> String) -> any RepoStore {
    do {
      guard let option = arguments.firstIndex(of: "--url") else { return try SQLiteRepoStore.inMemory() }
      let address = try ServerAddress(arguments.dropFirst(option + 1).first ?? "")
      return CachedRepoStore(HTTPRepoStore(address), cache: try SQLiteCache(cache()))
    } catch {
      return NoStore(error as? RepoStoreError ?? .unavailable("the server", reason: "\(error)"))
    }
  }

  /// Returns the path of the cache. The system may delete it.
  private static func place() throws -> String {
    try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      .appending(path: "repos.sqlite").path(percentEncoded: false)
  }
}

/// A store that fails every request with the same error.
private struct NoStore: RepoStore {
  private let error: RepoStoreError

  init(_ error: RepoStoreError) { self.error = error }

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { throw error }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { throw error }
}
