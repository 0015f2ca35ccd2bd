import FlyingFox
import Foundation
import Testing

@testable import RepoHTTPStore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct ExchangeTests {
  let network = NetworkService(HTTPLimits(), clock: ManualClock())

  private func url(_ server: TestServer, _ path: String) async throws -> URLRequest {
    URLRequest(url: try #require(URL(string: await server.url + path)))
  }

  @Test func nothingIsLeftOfAnExchangeHoweverItEnds() async throws {
    let answer: TestServer.Answer = { request in
      switch request.path {
      case "/elsewhere": .movedTo("http://nowhere.invalid")
      case "/held": .held(after: "{", length: 100)
      default: .json("{}")
      }
    }
    try await TestServer.run(answer) { server in
      for path in ["/", "/elsewhere"] { _ = try? await network.get(url(server, path)) }
      let held = Task { [request = try await url(server, "/held")] in try await network.get(request) }
      try await until("the question") { await server.requests.count == 3 }
      held.cancel()
      _ = await held.result
      try await until("the end of all exchanges") { network.exchanges.count == 0 }
    }
  }

  /// On Linux, URLSession ends the program where a task is cancelled while it asks whether to follow.
  @Test func cancellingWhileBeingSentOnIsSafe() async throws {
    let answer: TestServer.Answer = { .movedTo($0.path.count < 5 ? $0.path + "0" : "/") }
    try await TestServer.run(answer) { server in
      for delay in 0..<200 {
        let question = Task { [request = try await url(server, "/")] in try await network.get(request) }
        for _ in 0..<(delay * 5) { await Task.yield() }
        question.cancel()
        _ = await question.result
      }
      try await until("the end of all exchanges") { network.exchanges.count == 0 }
    }
  }
}
