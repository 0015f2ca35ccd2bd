import FlyingFox
import RepoModel
import Testing

@testable import RepoHTTPStore

/// Slow answers and abandoned requests.
struct TimeTests {
  let clock = ManualClock()

  @Test(arguments: [nil, "", "{"])
  func unfinishedReplyTimesOut(beginning: String?) async throws {
    let answer: TestServer.Answer = { _ in
      guard let beginning else { return try await .never() }
      return .held(after: beginning, length: 100)
    }
    try await TestServer.run(answer) { server in
      let store = try await HTTPRepoStore(server, clock: clock)
      let search = Task { try await store.search("x") }
      try await until("the request") { await server.requests.count == 1 }
      clock.advance(by: HTTPLimits().timeout)
      await #expect(throws: RepoStoreError.timedOut(server.place)) { try await search.value }
    }
  }

  @Test func slowReplyWithinTheTimeLimitIsAnAnswer() async throws {
    let (replies, reply) = AsyncStream<HTTPResponse>.makeStream()
    try await TestServer.run({ _ in await replies.first { _ in true } ?? .json("") }) { server in
      let store = try await HTTPRepoStore(server, clock: clock)
      let search = Task { try await store.search("x") }
      try await until("the request") { await server.requests.count == 1 }
      clock.advance(by: HTTPLimits().timeout - .nanoseconds(1))
      reply.yield(.page(1))
      #expect(try await search.value == [.numbered(1)])
    }
  }

  @Test func searchWaitsForADelayBeforeItIsSent() async throws {
    try await TestServer.run({ _ in .page(1) }) { server in
      let store = try await HTTPRepoStore(server, clock: clock) { $0.pause = .seconds(1) }
      let search = Task { try await store.search("x") }
      try await until("the pause") { clock.sleepers(for: .seconds(1)) == 1 }
      clock.advance(by: .milliseconds(999))
      #expect(await server.requests.isEmpty)
      clock.advance(by: .milliseconds(1))
      #expect(try await search.value.count == 1)
    }
  }

  @Test func searchCancelledDuringTheDelayIsNotSent() async throws {
    try await TestServer.run { server in
      let store = try await HTTPRepoStore(server, clock: clock) { $0.pause = .seconds(1) }
      let search = Task { try await store.search("x") }
      try await until("the pause") { clock.sleepers(for: .seconds(1)) == 1 }
      search.cancel()
      await #expect(throws: RepoStoreError.cancelled) { try await search.value }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test func cancellationIsReportedImmediately() async throws {
    for answer in [HTTPResponse.held(after: "", length: 100), .held(after: "{", length: nil)] {
      try await TestServer.run({ _ in answer }) { server in
        let store = try await HTTPRepoStore(server, clock: clock)
        let tasks = [Task { _ = try await store.search("x") }, Task { _ = try await store.repo(1) }]
        try await until("the requests") { await server.requests.count == 2 }
        for task in tasks { task.cancel() }
        for task in tasks {
          await #expect(throws: RepoStoreError.cancelled) { try await task.value }
        }
      }
    }
  }

  @Test func requestOfACancelledTaskIsNotSent() async throws {
    try await TestServer.run { server in
      let store = try await HTTPRepoStore(server, clock: clock)
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await store.repo(1)
      }
      task.cancel()
      await #expect(throws: RepoStoreError.cancelled) { try await task.value }
      #expect(await server.requests.isEmpty)
    }
  }
}
