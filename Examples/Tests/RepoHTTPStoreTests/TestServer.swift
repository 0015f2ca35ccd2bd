import FlyingFox
import FlyingSocks
import Foundation
import RepoHTTPStore

/// A server on this machine that answers as the test tells it to, and records its requests.
actor TestServer {
  typealias Answer = @Sendable (HTTPRequest) async throws -> HTTPResponse

  private(set) var requests: [HTTPRequest] = []
  private var answer: Answer
  private var running: (server: HTTPServer, task: Task<Void, any Error>)?
  /// The port that the system chose; a restarted server uses it again.
  private(set) var port: UInt16 = 0

  private init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Runs the test with a server that is stopped afterwards.
  static func run(
    _ answer: @escaping Answer = { _ in .json("{}") }, isolation: isolated (any Actor)? = #isolation,
    _ test: (TestServer) async throws -> Void
  ) async throws {
    let server = TestServer(answer)
    try await server.start()
    do {
      try await test(server)
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  func start() async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 3_600, logger: .disabled,
      handler: ClosureHTTPHandler { [weak self] in try await self?.respond($0) ?? HTTPResponse(statusCode: .gone) })
    running = (server, Task { try await server.run() })
    try await server.waitUntilListening(timeout: 180)
    if case .ip4(_, let port) = await server.listeningAddress { self.port = port }
  }

  /// Stops the server and its pending replies.
  func stop() async {
    await running?.server.stop()
    running?.task.cancel()
    _ = await running?.task.result
    running = nil
  }

  func answers(_ answer: @escaping Answer) {
    self.answer = answer
  }

  private func respond(_ request: HTTPRequest) async throws -> HTTPResponse {
    requests.append(request)
    return try await answer(request)
  }

  var url: String { "http://127.0.0.1:\(port)" }
  var place: String { "127.0.0.1:\(port)" }
  var address: ServerAddress { get throws { try ServerAddress(url) } }
  /// The paths of the requests.
  var paths: [String] { requests.map(\.path) }
  var queries: [String] { requests.compactMap { request in request.query.first { $0.name == "q" }?.value } }
}
