import FlyingFox
import Foundation
import RepoModel
import RepoSQLiteStore
import Testing

@testable import RepoHTTPStore

/// Answers are saved, and returned while there are no new ones.
struct CachedRepoStoreTests {
  let date = ManualDate()
  let cache: SQLiteRepoStore

  init() throws { cache = try SQLiteRepoStore.cache() }

  private func store(_ server: TestServer) async throws -> CachedRepoStore {
    CachedRepoStore(try await HTTPRepoStore(server, date: date), cache: cache) { [date] in date.now }
  }

  private func offline(_ server: TestServer, since: Date) async -> Caveat {
    .kept(since: since, because: .unreachable(await server.place))
  }

  @Test func savedResultsAreShownOfflineAndReplacedOnline() async throws {
    try await TestServer.run({ _ in .page(1, 2) }) { server in
      let store = try await store(server)
      #expect(try await store.answer(to: "octo") == Answer([.numbered(1), .numbered(2)]))
      await server.stop()
      date.advance(by: 5)
      let caveat = await offline(server, since: date.now)
      #expect(try await store.answer(to: "repo1") == Answer([.numbered(1)], caveat: caveat))
      date.advance(by: 60)
      #expect(try await store.answer(for: 2) == Answer(.numbered(2), caveat: caveat))
      try await server.start()
      await server.answers { _ in .page(3) }
      #expect(try await store.answer(to: "octo") == Answer([.numbered(3)]))
      await server.stop()
      let again = await offline(server, since: date.now)
      #expect(try await store.answer(to: "octo").caveat == again)
    }
  }

  @Test func pageIsSavedAndRemovedOnceItIsGone() async throws {
    try await TestServer.run({ _ in .json(HTTPResponse.record(7)) }) { server in
      let store = try await store(server)
      #expect(try await store.answer(for: 7) == Answer(.numbered(7)))
      #expect(try await cache.repo(7) == .numbered(7))
      await server.answers { _ in .json("", 404) }
      #expect(try await store.answer(for: 7) == Answer(nil))
      #expect(try await cache.repo(7) == nil)
    }
  }

  @Test func repositoriesBeyondTheLimitAreRemovedByLastUse() async throws {
    let cache = try SQLiteRepoStore.cache(limit: 2)
    try await TestServer.run({ _ in .page(1, 2) }) { server in
      let store = CachedRepoStore(try await HTTPRepoStore(server), cache: cache)
      _ = try await store.search("octo")
      await server.stop()
      #expect(try await store.repo(2) == .numbered(2))
      try await server.start()
      await server.answers { _ in .page(3) }
      _ = try await store.search("octo")
      await server.stop()
      #expect(try await store.search("octo") == [.numbered(3), .numbered(2)])
      let failure = RepoStoreError.unreachable(await server.place)
      await #expect(throws: failure) { try await store.repo(1) }
    }
  }

  @Test func newAnswerReplacesTheSavedOne() async throws {
    try await cache.save(Repo(id: 1, owner: "octo", name: "old", description: "", language: nil, stars: 0))
    try await TestServer.run({ _ in .page(1) }) { server in
      _ = try await store(server).search("x")
      #expect(try await cache.search("") == [.numbered(1)])
    }
  }

  @Test(arguments: [
    (500, RepoStoreError.failing("?", reason: "an internal error (500)")), (408, .timedOut("?")),
  ])
  func passingErrorReturnsSavedResults(status: Int, error: RepoStoreError) async throws {
    try await cache.save(.numbered(1))
    try await TestServer.run({ _ in .json("", status) }) { server in
      let store = try await store(server)
      let caveat = Caveat.kept(since: date.now, because: error.at(await server.place))
      #expect(try await store.answer(to: "") == Answer([.numbered(1)], caveat: caveat))
    }
  }

  @Test func rateLimitReturnsSavedResults() async throws {
    try await cache.save(.numbered(1))
    try await TestServer.run({ _ in .json("", 429, ["Retry-After": "30"]) }) { server in
      let store = try await store(server)
      let limited = RepoStoreError.rateLimited(await server.place, until: date.now + 30)
      let caveat = Caveat.kept(since: date.now, because: limited)
      #expect(try await store.answer(to: "") == Answer([.numbered(1)], caveat: caveat))
      date.advance(by: 30)
      await server.answers { _ in .page(2) }
      #expect(try await store.answer(to: "") == Answer([.numbered(2)]))
    }
  }

  @Test(arguments: [(200, "<html>"), (401, ""), (422, "")])
  func otherErrorIsThrownDespiteSavedResults(status: Int, body: String) async throws {
    try await cache.save(.numbered(1))
    try await TestServer.run({ _ in .json(body, status) }) { server in
      let store = try await store(server)
      await #expect { try await store.search("") } throws: { ($0 as? RepoStoreError)?.isTemporary == false }
      await #expect { try await store.repo(1) } throws: { ($0 as? RepoStoreError)?.isTemporary == false }
    }
  }

  @Test func offlineWithoutSavedResultsIsAnError() async throws {
    try await TestServer.run { server in
      let store = try await store(server)
      await server.stop()
      let failure = RepoStoreError.unreachable(await server.place)
      await #expect(throws: failure) { try await store.search("x") }
      await #expect(throws: failure) { try await store.repo(1) }
    }
  }

  @Test func cancelledRequestIsNotAnsweredFromTheCache() async throws {
    try await cache.save(.numbered(1))
    try await TestServer.run({ _ in try await .never() }) { server in
      let store = try await store(server)
      let search = Task { try await store.answer(to: "") }
      try await until("the request") { await server.requests.count == 1 }
      search.cancel()
      await #expect(throws: RepoStoreError.cancelled) { try await search.value }
    }
  }

  @Test func answerThatCannotBeSavedIsStillReturned() async throws {
    try await TestServer.run({ $0.path.contains("search") ? .page(1) : .json(HTTPResponse.record(1)) }) { server in
      let source = try await HTTPRepoStore(server)
      let store = CachedRepoStore(source, cache: FullStore())
      #expect(try await store.answer(to: "x") == Answer([.numbered(1)], caveat: .unkept(FullStore.error)))
      #expect(try await store.answer(for: 1) == Answer(.numbered(1), caveat: .unkept(FullStore.error)))
    }
  }
}
