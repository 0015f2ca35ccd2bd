import FlyingFox
import RepoModel
import Testing

@testable import RepoHTTPStore

struct RedirectTests {
  private func elsewhere(_ place: String, _ target: String) -> RepoStoreError {
    .unavailable(place, reason: "it redirects to \(target) (this network may require you to sign in)")
  }

  @Test(arguments: [301, 302, 307, 308])
  func redirectWithinTheServerIsFollowed(status: Int) async throws {
    let answer: TestServer.Answer = { request in
      request.path == "/repositories/1" ? .movedTo("/repositories/2", status: status) : .json(HTTPResponse.record(2))
    }
    try await TestServer.run(answer) { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.repo(1) == .numbered(2))
      #expect(await server.requests.last?.headers[HTTPHeader("User-Agent")] == "repos/1.0")
    }
  }

  @Test func redirectToAnotherServerIsNotFollowed() async throws {
    try await TestServer.run({ _ in .page(1) }) { other in
      let target = await other.url + "/sign-in"
      try await TestServer.run({ _ in .movedTo(target) }) { server in
        let failure = elsewhere(await server.place, target)
        let store = try await HTTPRepoStore(server)
        await #expect(throws: failure) { try await store.search("x") }
        #expect(await other.requests.isEmpty)
      }
    }
  }

  @Test func numberOfRedirectsIsLimited() async throws {
    try await TestServer.run({ .movedTo($0.path + "0") }) { server in
      let failure = elsewhere(await server.place, await server.url + "/repositories/1000000")
      let store = try await HTTPRepoStore(server)
      await #expect(throws: failure) { try await store.repo(1) }
      #expect(await server.requests.count == 1 + HTTPLimits.redirects)
    }
  }
}
