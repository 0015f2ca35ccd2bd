import Foundation
import RepoHTTPStore
public import RepoModel
import RepoSQLiteStore

/// Where the repositories of an app come from that is started without a terminal.
public enum AppStore {
  /// What comes with the app; or, started with `--url https://api.github.com`, that server's repositories, and what was
  /// kept of its answers.
  public static func make(_ arguments: [String] = CommandLine.arguments) -> any RepoStore {
    make(arguments, cache: place)
  }

  static func make(_ arguments: [String], cache: () throws -> String) -> any RepoStore {
    do {
      guard let option = arguments.firstIndex(of: "--url") else { return try SQLiteRepoStore.inMemory() }
      let address = try ServerAddress(arguments.dropFirst(option + 1).first ?? "")
      return CachedRepoStore(HTTPRepoStore(address), cache: try SQLiteRepoStore.cache(cache()))
    } catch {
      return NoStore(error as? RepoStoreError ?? .unavailable("the repositories", reason: "\(error)"))
    }
  }

  /// The system may empty it: the server has it all.
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
