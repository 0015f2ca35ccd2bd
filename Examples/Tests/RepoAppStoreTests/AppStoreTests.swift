import Foundation
import RepoHTTPStore
import RepoModel
import RepoSQLiteStore
import Testing

@testable import RepoAppStore

@Suite("An app's store")
struct AppStoreTests {
  @Test func bundledRepositoriesAreUsedWithoutArguments() async throws {
    let store = AppStore.make(["app"])
    #expect(store is SQLiteRepoStore)
    #expect(try await !store.search("").isEmpty)
  }

  @Test func serverIsUsedThroughACache() throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite")
    defer { try? FileManager.default.removeItem(at: cache) }
    let store = AppStore.make(["app", "--url", "http://127.0.0.1:9"]) { cache.path(percentEncoded: false) }
    #expect(store is CachedRepoStore)
    #expect(FileManager.default.fileExists(atPath: cache.path(percentEncoded: false)))
  }

  @Test func missingCacheFolderIsReported() async throws {
    let store = AppStore.make(["app", "--url", "http://127.0.0.1:9"]) { throw CocoaError(.fileWriteNoPermission) }
    await #expect(throws: RepoStoreError.self) { try await store.search("") }
  }

  @Test(arguments: [["--url"], ["--url", "nowhere"]])
  func invalidServerIsReportedInPlaceOfTheList(_ arguments: [String]) async throws {
    let store = AppStore.make(["app"] + arguments)
    let error = await #expect(throws: RepoStoreError.self) { try await store.search("") }
    #expect(error?.description.contains("isn't the address of a server") == true)
  }
}
