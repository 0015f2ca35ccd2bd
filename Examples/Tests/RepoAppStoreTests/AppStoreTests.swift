import RepoAppStore
import RepoHTTPStore
import RepoModel
import RepoSQLiteStore
import Testing

@Suite("An app's store")
struct AppStoreTests {
  @Test func withoutArgumentsItHoldsWhatComesWithTheApp() async throws {
    let store = AppStore.make(["app"])
    #expect(store is SQLiteRepoStore)
    #expect(try await !store.search("").isEmpty)
  }

  @Test func aServerIsAskedByWayOfACache() {
    #expect(AppStore.make(["app", "--url", "http://127.0.0.1:9"]) is CachedRepoStore)
  }

  @Test(arguments: [["--url"], ["--url", "nowhere"]])
  func whatIsNoServerIsToldWhereTheListWouldBe(_ arguments: [String]) async throws {
    let store = AppStore.make(["app"] + arguments)
    let error = await #expect(throws: RepoStoreError.self) { try await store.search("") }
    #expect(error?.description.contains("not the address of a server") == true)
  }
}
