import FlyingFox
import RepoModel
import Testing

@testable import RepoHTTPStore

/// The requests to a server, and the parsing of its answers.
struct RequestTests {
  @Test func searchHasTheServersForm() async throws {
    try await TestServer.run({ _ in .page(1, 2) }) { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.search("go user:x NOT \"y\"") == [.numbered(1), .numbered(2)])
      let request = try #require(await server.requests.first)
      #expect(request.path == "/search/repositories")
      #expect(request.query.map(\.name) == ["q", "per_page"])
      #expect(request.query.map(\.value) == ["go user x not y in:name,description", "100"])
      #expect(request.headers[HTTPHeader("Accept")] == "application/vnd.github+json")
      #expect(request.headers[HTTPHeader("User-Agent")]?.isEmpty == false)
      #expect(await server.requests.count == 1)
    }
  }

  @Test(arguments: ["", " \n"])
  func blankTextRequestsTheMostStarred(text: String) async throws {
    try await TestServer.run({ _ in .page(1) }) { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.search(text) == [.numbered(1)])
      let query = try #require(await server.requests.first?.query)
      #expect(query.map { "\($0.name)=\($0.value)" } == ["q=stars:>0", "sort=stars", "order=desc", "per_page=100"])
    }
  }

  @Test func textWithoutALetterOrDigitIsNotSent() async throws {
    try await TestServer.run { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.search("\"*-:") == [])
      #expect(await server.requests.isEmpty)
    }
  }

  @Test func missingValuesAreEmpty() async throws {
    let record = #"{"id": 7, "full_name": "a/b", "owner": null, "description": null, "stargazers_count": 0}"#
    try await TestServer.run({ _ in .json(record) }) { server in
      let repo = Repo(id: 7, owner: "a", name: "b", description: "", language: nil, stars: 0)
      let store = try await HTTPRepoStore(server)
      #expect(try await store.repo(7) == repo)
      #expect(await server.paths == ["/repositories/7"])
    }
  }

  @Test(arguments: [404, 410])
  func missingRepositoryIsNil(status: Int) async throws {
    try await TestServer.run({ _ in .json(#"{"message": "Not Found"}"#, status) }) { server in
      let store = try await HTTPRepoStore(server)
      #expect(try await store.repo(7) == nil)
    }
  }

  @Test func serverAddressMayHaveAPath() async throws {
    try await TestServer.run({ _ in .page(1) }) { server in
      for end in ["/api/v3", "/api/v3/"] {
        let store = HTTPRepoStore(try ServerAddress(await server.url + end))
        #expect(try await store.search("x") == [.numbered(1)])
      }
      #expect(await Set(server.paths) == ["/api/v3/search/repositories"])
    }
  }
}
