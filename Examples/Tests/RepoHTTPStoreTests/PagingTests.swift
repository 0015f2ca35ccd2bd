import FlyingFox
import Foundation
import RepoModel
import Testing

@testable import RepoHTTPStore

struct PagingTests {
  /// The header for the next page, in GitHub's format.
  private static func link(_ address: String) -> [String: String] {
    ["Link": "<\(address)>; rel=\"next\", <http://x/last>; rel=\"last\""]
  }

  @Test func nextPagesAreReadToTheEnd() async throws {
    try await TestServer.run { server in
      let url = await server.url
      await server.answers { request in
        switch request.path {
        case "/second": .page(2, 3, total: 4, headers: Self.link(url + "/third"))
        case "/third": .page(4, total: 4, headers: ["Link": "<\(url)/x>; rel=\"prev\""])
        default: .page(1, 2, total: 4, headers: Self.link(url + "/second"))
        }
      }
      // The second repository has moved from the first page to the second in between, so it is read twice.
      let answer = try await HTTPRepoStore(server) { $0.pages = 5 }.answer(to: "x")
      #expect(answer == Answer([1, 2, 3, 4].map(Repo.numbered)))
      #expect(await server.requests.count == 3)
    }
  }

  @Test func pageLimitIsRespectedAndReported() async throws {
    try await TestServer.run { server in
      let links = Self.link(await server.url + "/more")
      await server.answers { request in
        request.path == "/more" ? .page(2, total: 999, headers: links) : .page(1, total: 999, headers: links)
      }
      let answer = try await HTTPRepoStore(server) { $0.pages = 2 }.answer(to: "x")
      #expect(answer == Answer([.numbered(1), .numbered(2)], caveat: .partial(of: 999)))
      #expect(await server.requests.count == 2)
    }
  }

  @Test func pageOfAnotherServerIsNotRead() async throws {
    try await TestServer.run({ _ in .page(2) }) { other in
      let links = Self.link(await other.url + "/more")
      try await TestServer.run({ _ in .page(1, total: 2, headers: links) }) { server in
        let store = try await HTTPRepoStore(server)
        #expect(try await store.answer(to: "x") == Answer([.numbered(1)], caveat: .partial(of: 2)))
        #expect(await other.requests.isEmpty)
      }
    }
  }

  @Test(arguments: [(500, ""), (200, "<html>"), (429, "")])
  func failedPageKeepsTheOnesBeforeIt(status: Int, body: String) async throws {
    try await TestServer.run { server in
      let links = Self.link(await server.url + "/more")
      await server.answers { $0.path == "/more" ? .json(body, status) : .page(1, total: 2, headers: links) }
      let store = try await HTTPRepoStore(server)
      #expect(try await store.answer(to: "x") == Answer([.numbered(1)], caveat: .partial(of: 2)))
    }
  }

  @Test func cancellationOnASecondPageIsAnError() async throws {
    try await TestServer.run { server in
      let links = Self.link(await server.url + "/more")
      await server.answers { $0.path == "/more" ? try await .never() : .page(1, total: 2, headers: links) }
      let store = try await HTTPRepoStore(server)
      let search = Task { try await store.search("x") }
      try await until("the second page") { await server.requests.count == 2 }
      search.cancel()
      await #expect(throws: RepoStoreError.cancelled) { try await search.value }
    }
  }

  @Test func incompleteEmptyAnswerIsNotTrusted() async throws {
    try await TestServer.run({ _ in .page(1, isIncomplete: true) }) { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.answer(to: "x") == Answer([.numbered(1)], caveat: .partial(of: nil)))
      await server.answers { _ in .page(isIncomplete: true) }
      await #expect(throws: RepoStoreError.timedOut(server.place)) { try await store.search("x") }
    }
  }
}
