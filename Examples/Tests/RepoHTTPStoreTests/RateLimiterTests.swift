import FlyingFox
import Foundation
import RepoModel
import Testing

@testable import RepoHTTPStore

/// No requests are sent while a server's limit applies.
struct RateLimiterTests {
  let date = ManualDate()

  @Test(arguments: [429, 403])
  func nothingIsSentUntilTheLimitEnds(status: Int) async throws {
    try await TestServer.run({ _ in .json("", status, ["Retry-After": "30"]) }) { server in
      let store = try await HTTPRepoStore(server, date: date)
      let failure = RepoStoreError.rateLimited(await server.place, until: date.now + 30)
      await #expect(throws: failure) { try await store.search("x") }
      await server.answers { _ in .page(1) }
      date.advance(by: 29)
      await #expect(throws: failure) { try await store.search("y") }
      await #expect(throws: failure) { try await store.repo(1) }
      #expect(await server.requests.count == 1)
      date.advance(by: 1)
      #expect(try await store.search("y") == [.numbered(1)])
    }
  }

  @Test func lastAllowedRequestIsAnsweredAndTheNextIsNotSent() async throws {
    let reset = "\(Int(date.now.timeIntervalSince1970) + 20)"
    let spent = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset]
    try await TestServer.run({ _ in .page(1, headers: spent) }) { server in
      let store = try await HTTPRepoStore(server, date: date)
      #expect(try await store.search("x") == [.numbered(1)])
      let failure = RepoStoreError.rateLimited(await server.place, until: date.now + 20)
      await #expect(throws: failure) { try await store.search("y") }
      #expect(await server.requests.count == 1)
      // Pages are counted separately.
      await server.answers { _ in .json(HTTPResponse.record(2)) }
      #expect(try await store.repo(2) == .numbered(2))
      date.advance(by: 20)
      await server.answers { _ in .page(3) }
      #expect(try await store.search("y") == [.numbered(3)])
    }
  }

  @Test func earlierEndDoesNotReplaceALaterOne() async throws {
    try await TestServer.run { server in
      let store = try await HTTPRepoStore(server, date: date)
      let (replies, reply) = AsyncStream<HTTPResponse>.makeStream()
      await server.answers { request in
        if request.query.first?.value.hasPrefix("slow") == true {
          return await replies.first { _ in true } ?? .json("")
        }
        return .json("", 429, ["Retry-After": "90"])
      }
      let slow = Task { try await store.search("slow") }
      try await until("the slow request") { await server.requests.count == 1 }
      await #expect(throws: RepoStoreError.self) { try await store.search("quick") }
      reply.yield(.json("", 429, ["Retry-After": "5"]))
      await #expect(throws: RepoStoreError.self) { try await slow.value }
      let failure = RepoStoreError.rateLimited(await server.place, until: date.now + 90)
      await #expect(throws: failure) { try await store.search("x") }
    }
  }
}
