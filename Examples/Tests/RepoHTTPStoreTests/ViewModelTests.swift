import Foundation
import FlyingFox
import RepoModel
import RepoSQLiteStore
import RepoViewModels
import Testing

@testable import RepoHTTPStore

/// The list and the page over a real network, with answers and failures.
@MainActor
struct ViewModelTests {
  let clock = ManualClock()
  let date = ManualDate()

  private func store(_ server: TestServer, pause: Duration = .zero) async throws -> CachedRepoStore {
    let source = try await HTTPRepoStore(server, clock: clock, date: date) { $0.pause = pause }
    return CachedRepoStore(source, cache: try SQLiteRepoStore.cache()) { [date] in date.now }
  }

  @Test func offlineIsReportedAndNewAnswersReplaceSavedOnes() async throws {
    try await TestServer.run({ $0.path.contains("search") ? .page(1) : .json(HTTPResponse.record(1)) }) { server in
      let list = RepoListViewModel(store: try await store(server))
      list.search("octo")
      await list.settle()
      #expect(list.state == .loaded([.numbered(1)]))
      #expect(list.notice == nil)
      await server.stop()
      list.reload()
      await list.settle()
      let caveat = Caveat.kept(since: date.now, because: .unreachable(await server.place))
      #expect(list.state == .loaded([.numbered(1)], caveat: caveat))
      #expect(list.notice?.hasPrefix("Server unreachable since ") == true)
      let page = list.detail(of: .numbered(1))
      await page.load()
      #expect(page.state == .caveat(caveat))
      #expect(page.notice == list.notice)
      list.search("elsewhere")
      await list.settle()
      #expect(list.state == .failed(.unreachable(await server.place), former: [.numbered(1)]))
      try await server.start()
      list.reload()
      await list.settle()
      await page.load()
      #expect(list.state == .loaded([.numbered(1)]))
      #expect(page.state == .loaded)
    }
  }

  @Test func supersededSearchIsNeitherShownNorAwaited() async throws {
    let answer: TestServer.Answer = { request in
      if request.query.contains(where: { $0.value.hasPrefix("a ") }) { return try await .never() }
      return .page(2)
    }
    try await TestServer.run(answer) { server in
      let list = RepoListViewModel(store: try await store(server))
      list.search("a")
      try await until("the first search") { await server.requests.count == 1 }
      list.search("ab")
      await list.settle()
      #expect(list.state == .loaded([.numbered(2)]))
      #expect(clock.sleepers == 0)
    }
  }

  @Test func typingSendsOneSearchPerWord() async throws {
    try await TestServer.run({ _ in .page(1) }) { server in
      let list = RepoListViewModel(store: try await store(server, pause: .seconds(1)))
      for text in ["s", "sw", "swi", "swif", "swift"] {
        list.search(text)
        try await until("the pause after \(text)") { clock.sleepers(for: .seconds(1)) == 1 }
      }
      clock.advance(by: .seconds(1))
      await list.settle()
      #expect(list.state == .loaded([.numbered(1)]))
      #expect(await server.queries == ["swift in:name,description"])
    }
  }

  @Test func errorStateEndsWithTheNextAnswer() async throws {
    try await TestServer.run({ _ in .json("<html>") }) { server in
      let list = RepoListViewModel(store: try await store(server))
      list.search("x")
      await list.settle()
      #expect(list.state == .failed(.unreadable(await server.place, reason: "it isn't JSON")))
      #expect(list.notice == "Can't read the reply of \(await server.place): it isn't JSON")
      await server.answers { _ in .page(1) }
      list.reload()
      await list.settle()
      #expect(list.state == .loaded([.numbered(1)]))
    }
  }

  @Test func rateLimitIsShownWithItsEnd() async throws {
    try await TestServer.run({ _ in .json("", 429, ["Retry-After": "30"]) }) { server in
      let list = RepoListViewModel(store: try await store(server))
      list.search("x")
      await list.settle()
      #expect(list.state == .failed(.rateLimited(await server.place, until: date.now + 30)))
      #expect(list.notice?.contains("until \((date.now + 30).clockTime); try again then") == true)
    }
  }
}
