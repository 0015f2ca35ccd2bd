import FlyingFox
import Foundation
import RepoModel
import Testing

@testable import RepoHTTPStore

struct RevalidationTests {
  /// Answers with a page and its tag, or with 304 if the request has that tag.
  private static func tagged(_ tag: String, _ id: Int64) -> TestServer.Answer {
    { $0.headers[.ifNoneMatch] == tag ? .json("", 304) : .page(id, headers: ["ETag": tag]) }
  }

  private func tags(_ server: TestServer) async -> [String?] {
    await server.requests.map { $0.headers[.ifNoneMatch] }
  }

  @Test func validReplyIsNotSentAgain() async throws {
    try await TestServer.run(Self.tagged("\"a\"", 1)) { server in
      let store = try await HTTPRepoStore(server)
      for _ in 0..<3 { #expect(try await store.search("x") == [.numbered(1)]) }
      #expect(await tags(server) == [nil, "\"a\"", "\"a\""])
    }
  }

  @Test func outdatedReplyIsReplaced() async throws {
    try await TestServer.run(Self.tagged("\"a\"", 1)) { server in
      let store = try await HTTPRepoStore(server)
      _ = try await store.search("x")
      await server.answers(Self.tagged("\"b\"", 2))
      for _ in 0..<2 { #expect(try await store.search("x") == [.numbered(2)]) }
      #expect(await tags(server) == [nil, "\"a\"", "\"b\""])
    }
  }

  @Test func otherRequestHasNoTag() async throws {
    try await TestServer.run(Self.tagged("\"a\"", 1)) { server in
      let store = try await HTTPRepoStore(server)
      for text in ["x", "y"] { _ = try await store.search(text) }
      #expect(await tags(server) == [nil, nil])
    }
  }

  @Test func replyWithoutATagIsForgotten() async throws {
    try await TestServer.run(Self.tagged("\"a\"", 1)) { server in
      let store = try await HTTPRepoStore(server)
      _ = try await store.search("x")
      await server.answers { _ in .page(2) }
      for _ in 0..<2 { #expect(try await store.search("x") == [.numbered(2)]) }
      #expect(await tags(server) == [nil, "\"a\"", nil])
    }
  }

  @Test func errorIsNotStored() async throws {
    try await TestServer.run({ _ in .json("", 500, ["ETag": "\"e\""]) }) { server in
      let store = try await HTTPRepoStore(server)
      for _ in 0..<2 { await #expect(throws: RepoStoreError.self) { try await store.search("x") } }
      #expect(await tags(server) == [nil, nil])
    }
  }

  @Test func onlyTheLatestRepliesAreStored() async throws {
    try await TestServer.run({ _ in .page(1, headers: ["ETag": "\"a\""]) }) { server in
      let store = try await HTTPRepoStore(server)
      for number in [0, 1] + Array(2..<33) + [1, 0] { _ = try await store.search("\(number)") }
      #expect(await tags(server).compactMap { $0 } == ["\"a\""])
    }
  }

  @Test func usedReplyIsStoredLonger() async throws {
    try await TestServer.run(Self.tagged("\"a\"", 1)) { server in
      let store = try await HTTPRepoStore(server)
      for number in Array(0..<32) + [0, 32, 0, 1] { _ = try await store.search("\(number)") }
      #expect(await tags(server).suffix(4) == ["\"a\"", nil, "\"a\"", nil])
    }
  }

  @Test func revalidationCountsForTheRateLimitAsTheServerSays() async throws {
    let date = ManualDate()
    try await TestServer.run(Self.tagged("\"a\"", 1)) { server in
      let store = try await HTTPRepoStore(server, date: date)
      _ = try await store.search("x")
      let spent = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "\(Int(date.now.timeIntervalSince1970) + 9)"]
      await server.answers { _ in .json("", 304, spent) }
      #expect(try await store.search("x") == [.numbered(1)])
      let failure = RepoStoreError.rateLimited(await server.place, until: date.now + 9)
      await #expect(throws: failure) { try await store.search("x") }
    }
  }
}
