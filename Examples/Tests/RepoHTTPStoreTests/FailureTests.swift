import FlyingFox
import RepoModel
import Testing

@testable import RepoHTTPStore

/// Every failure has an error that names the server.
struct FailureTests {
  /// Checks that both kinds of requests fail with the same error at the server's place.
  private func expect(_ failure: RepoStoreError, _ answer: @escaping TestServer.Answer) async throws {
    try await TestServer.run(answer) { server in
      let store = try await HTTPRepoStore(server) { $0.largestBody = 1_000 }
      let expected = failure.at(await server.place)
      await #expect(throws: expected) { try await store.search("x") }
      await #expect(throws: expected) { try await store.repo(1) }
      #expect(await server.requests.count == 2)
    }
  }

  @Test(
    arguments: [
      (500, #"{"message": "Oops"}"#, .failing("?", reason: "Oops")),
      (503, "<html>", .failing("?", reason: "an internal error (503)")),
      (408, "", .timedOut("?")),
      (400, "", .unavailable("?", reason: "it refused the request (400)")),
      (401, #"{"message": "Bad credentials"}"#, .unavailable("?", reason: "Bad credentials")),
      (403, #"{"message": "Not for you"}"#, .unavailable("?", reason: "Not for you")),
      (422, #"{"message": "Validation Failed"}"#, .unavailable("?", reason: "Validation Failed")),
      (304, "", .unavailable("?", reason: "it refused the request (304)")),
    ] as [(Int, String, RepoStoreError)])
  func statusIsAnError(status: Int, body: String, failure: RepoStoreError) async throws {
    try await expect(failure) { _ in .json(body, status, ["WWW-Authenticate": "Basic"]) }
  }

  @Test(arguments: [
    ("", "it isn't JSON"), ("<html>", "it isn't JSON"), (#"{"items": ["#, "it isn't JSON"),
    ("[]", "it has the wrong type"), ("7", "it has the wrong type"),
  ])
  func invalidReplyIsUnreadable(body: String, reason: String) async throws {
    try await expect(.unreadable("?", reason: reason)) { _ in .json(body) }
  }

  @Test(arguments: [
    (#"{"total_count": 1, "incomplete_results": false}"#, "items is missing"),
    (#"{"total_count": 1, "incomplete_results": false, "items": null}"#, "items is null"),
    (#"{"total_count": 1, "incomplete_results": false, "items": [{"id": "x"}]}"#, "items.0.full_name is missing"),
    (
      #"{"total_count": 1, "incomplete_results": false, "items": [{"full_name": "a/b", "id": "x"}]}"#,
      "items.0.id has the wrong type"
    ),
    (
      #"{"total_count": 1, "incomplete_results": false, "items": [{"full_name": "a", "id": 1}]}"#,
      "items.0.full_name is not owner/name"
    ),
  ])
  func invalidPageNamesThePathOfTheProblem(body: String, reason: String) async throws {
    try await TestServer.run({ _ in .json(body) }) { server in
      let failure = RepoStoreError.unreadable(await server.place, reason: reason)
      let store = try await HTTPRepoStore(server)
      await #expect(throws: failure) { try await store.search("x") }
    }
  }

  @Test func limitInMegabytesIsReportedInMegabytes() {
    let failure = RepoStoreError(.tooLarge(limit: HTTPLimits().largestBody), at: "x")
    #expect(failure.description == "Can't read the reply of x: it is larger than 8 MB")
  }

  @Test func readingStopsAtTheSizeLimit() async throws {
    let long = String(repeating: " ", count: 1_001)
    let failure = RepoStoreError.unreadable("?", reason: "it is larger than 1000 bytes")
    try await expect(failure) { _ in .held(after: "", length: 1_001) }
    try await expect(failure) { _ in .held(after: long, length: nil) }
  }

  @Test func serverThatStopsInTheMiddleClosesTheConnection() async throws {
    for answer in [HTTPResponse.held(after: "{", length: 100), .held(after: "{", length: nil)] {
      try await TestServer.run({ _ in answer }) { server in
        let store = try await HTTPRepoStore(server)
        let search = Task { try await store.search("x") }
        try await until("the request") { await server.requests.count == 1 }
        await server.stop()
        await #expect(throws: RepoStoreError.closed(server.place, partway: true)) { try await search.value }
      }
    }
  }

  @Test func stoppedServerIsUnreachableUntilItReturns() async throws {
    try await TestServer.run({ _ in .page(1) }) { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.search("x").count == 1)
      await server.stop()
      for _ in 0..<2 {
        await #expect(throws: RepoStoreError.unreachable(server.place)) { try await store.search("x") }
      }
      try await server.start()
      #expect(try await store.search("x").count == 1)
    }
  }

  @Test func hostThatDoesNotExistIsNamed() async throws {
    let store = HTTPRepoStore(try ServerAddress("http://nowhere.invalid"))
    await #expect(throws: RepoStoreError.unknownServer("nowhere.invalid")) { try await store.repo(1) }
  }
}
