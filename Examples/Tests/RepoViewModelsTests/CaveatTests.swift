import Foundation
import RepoModel
import Testing

@testable import RepoViewModels

/// A caveat is a sentence above the list and on the page.
@MainActor
struct CaveatTests {
  nonisolated private static let since = Date(timeIntervalSince1970: 1_000)
  nonisolated private static let time = since.clockTime
  nonisolated private static let until = Date(timeIntervalSince1970: 2_000)

  nonisolated private static func kept(_ error: RepoStoreError) -> Caveat { .kept(since: since, because: error) }

  @Test(arguments: [
    (kept(.offline("x")), "Offline since \(time); showing saved results."),
    (kept(.timedOut("x")), "No reply since \(time); showing saved results."),
    (
      kept(.rateLimited("x", until: until)),
      "Too many requests until \(until.clockTime); showing saved results."
    ),
    (kept(.failing("x", reason: "y")), "Server error since \(time); showing saved results."),
    (kept(.unknownServer("x")), "No server named x found since \(time); showing saved results."),
    (kept(.unreachable("x", reason: "y")), "Server unreachable since \(time); showing saved results."),
    (kept(.closed("x", partway: true)), "Connection lost since \(time); showing saved results."),
    (.partial(of: 34_567), "These are the first of 34,567."), (.partial(of: nil), "There may be more results."),
    (.unkept(.busy("x")), "These results aren't saved for offline use. \(RepoStoreError.busy("x"))."),
  ])
  func caveatIsASentence(caveat: Caveat, text: String) async {
    let store = CaveatStore(caveat: caveat)
    let list = RepoListViewModel(store: store)
    list.search("a")
    await list.settle()
    #expect(list.state == .loaded([.named("a")], caveat: caveat))
    #expect(list.notice == text)
    let page = list.detail(of: .named("a"))
    await page.load()
    #expect(page.state == .caveat(caveat))
    #expect(page.notice == text)
  }

  @Test func emptyAnswerHasNoCaveat() async {
    let list = RepoListViewModel(store: CaveatStore(caveat: .partial(of: nil), isEmpty: true))
    list.search("a")
    await list.settle()
    #expect(list.state == .empty)
    #expect(list.notice == "Nothing matches.")
  }

  @Test func pendingSearchIsReported() {
    let list = RepoListViewModel(store: StoreDouble())
    list.search("a")
    #expect(list.notice == "Searching…")
  }
}

/// A store whose answers have a caveat.
private struct CaveatStore: RepoStore {
  var caveat: Caveat
  var isEmpty = false

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { isEmpty ? [] : [.named("a")] }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { .named("a") }
  func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    Answer(try await search(text), caveat: caveat)
  }
  func answer(for id: Repo.ID) async throws(RepoStoreError) -> Answer<Repo?> {
    Answer(try await repo(id), caveat: caveat)
  }
}
