import FlyingFox
import Foundation
import Testing

@testable import RepoHTTPStore

struct NetworkServiceTests {
  let network = NetworkService(HTTPLimits(), clock: ManualClock())

  private func request(_ server: TestServer, _ path: String = "/") async throws -> Request {
    Request(url: try #require(URL(string: await server.url + path)))
  }

  @Test func cancellingDuringARedirectIsSafe() async throws {
    let answer: TestServer.Answer = { .movedTo($0.path.count < 5 ? $0.path + "0" : "/") }
    try await TestServer.run(answer) { server in
      for delay in 0..<200 {
        let task = Task { [request = try await request(server)] in try await network.get(request) }
        for _ in 0..<(delay * 5) { await Task.yield() }
        task.cancel()
        _ = await task.result
      }
      await server.answers { _ in .json("{}") }
      let reply = try await network.get(request(server))
      #expect(reply.body == Data("{}".utf8))
    }
  }

  @Test func networkIsReleasedDuringARequest() async throws {
    try await TestServer.run({ _ in try await .never() }) { server in
      var network: NetworkService? = NetworkService()
      weak let released = network
      let task = Task { [network, request = try await request(server)] in try await network?.get(request) }
      network = nil
      try await until("the request") { await server.requests.count == 1 }
      task.cancel()
      await #expect(throws: NetworkError.cancelled) { try await task.value }
      try await until("the release") { released == nil }
    }
  }

  @Test(arguments: [
    ("gzip", "the reply is broken", NetworkError.badCompression),
    ("br", "{}", .noConnection("it compressed its reply in an unknown way")),
    ("gzip, gzip", "{}", .noConnection("it compressed its reply in an unknown way")),
  ])
  func encodingThatCannotBeReadIsAnError(encoding: String, body: String, error: NetworkError) async throws {
    try await TestServer.run({ _ in .json(body, 200, ["Content-Encoding": encoding]) }) { server in
      await #expect(throws: error) { try await network.get(request(server)) }
      #expect(await server.requests.first?.headers[HTTPHeader("Accept-Encoding")] == "gzip, deflate")
    }
  }

  @Test func redirectWithoutATargetIsAReply() async throws {
    try await TestServer.run({ _ in .json("{}", 302) }) { server in
      let reply = try await network.get(request(server))
      #expect(reply.status == 302)
    }
  }

  @Test(arguments: [("http://nowhere.invalid", true), ("http://127.0.0.1:1", false), ("http://[::1]:1", false)])
  func offlineIsOnlyReportedForServersElsewhere(address: String, isOffline: Bool) async throws {
    let request = Request(url: try #require(URL(string: address)))
    let alone = NetworkService { true }
    let connected = NetworkService { false }
    let error = await #expect(throws: NetworkError.self) { try await alone.get(request) }
    #expect((error == .offline) == isOffline)
    let other = await #expect(throws: NetworkError.self) { try await connected.get(request) }
    #expect(other == (isOffline ? .unknownHost("nowhere.invalid") : .unreachable(reason: "it refused the connection")))
  }
}
