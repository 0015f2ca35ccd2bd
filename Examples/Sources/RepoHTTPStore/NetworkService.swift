import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix

/// The network, through AsyncHTTPClient.
///
/// It reads a body only as fast as its reader takes it, and stops at the limit while it decompresses. `URLSession` on
/// Linux does neither.
final class NetworkService: HTTPFetcher {
  private let client: HTTPClient
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>
  private let isOffline: @Sendable () -> Bool

  /// - Parameter isOffline: Whether this machine has no network; a test can replace it.
  init(
    _ limits: HTTPLimits = HTTPLimits(), clock: any Clock<Duration> = ContinuousClock(),
    isOffline: @escaping @Sendable () -> Bool = { Interfaces.areOffline }
  ) {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, decompression: .enabled(limit: .size(limits.largestBody)))
    configuration.httpVersion = .http1Only
    // A server that can't be reached is reported at once.
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    self.limits = limits
    self.clock = clock
    self.isOffline = isOffline
  }

  deinit { client.shutdown { _ in } }

  func get(_ request: Request) async throws(NetworkError) -> Reply {
    do throws(NetworkError) {
      return try await replyInTime(to: request).get()
    } catch .unknownHost(let host) {
      throw isOffline() ? .offline : .unknownHost(host)
    } catch .unreachable(let reason) {
      // No network is needed for a server on this machine.
      throw !request.url.isLoopback && isOffline() ? .offline : .unreachable(reason: reason)
    }
  }

  private func replyInTime(to request: Request) async -> Result<Reply, NetworkError> {
    await withTaskGroup(of: Result<Reply, NetworkError>.self) { race in
      race.addTask {
        do throws(NetworkError) { return .success(try await self.reply(to: request)) } catch { return .failure(error) }
      }
      race.addTask { [clock, limits] in
        do { try await clock.sleep(for: limits.timeout) } catch { return .failure(.cancelled) }
        return .failure(.timedOut)
      }
      defer { race.cancelAll() }
      return await race.next() ?? .failure(.cancelled)
    }
  }

  /// Returns the reply of the final address, after redirects within the server.
  ///
  /// Redirects to other servers aren't followed, because they may come from a hotel's portal, for example.
  private func reply(to request: Request) async throws(NetworkError) -> Reply {
    var request = request
    var redirects = 0
    while true {
      let response = try await response(to: request)
      guard let target = response.redirect else { return try await reply(response, to: request) }
      redirects += 1
      guard let url = URL(string: target, relativeTo: request.url)?.absoluteURL else { throw .redirected(to: target) }
      guard redirects <= HTTPLimits.redirects, url.origin == request.url.origin else {
        throw .redirected(to: url.absoluteString)
      }
      request.url = url
    }
  }

  /// Returns the beginning of a reply. A connection that was kept open may close when it is used, so one failure is
  /// retried.
  private func response(to request: Request, isRepeated: Bool = false) async throws(NetworkError) -> HTTPClientResponse
  {
    var message = HTTPClientRequest(url: request.url.absoluteString)
    message.headers = HTTPHeaders(request.headers.map { ($0.key, $0.value) })
    message.headers.add(name: "Accept-Encoding", value: "gzip, deflate")
    do {
      return try await client.execute(message, deadline: .distantFuture)
    } catch {
      let error = NetworkError(error, host: request.url.plainHost ?? "", limit: limits.largestBody)
      guard error == .closed(partway: false), !isRepeated else { throw error }
      return try await response(to: request, isRepeated: true)
    }
  }

  private func reply(_ response: HTTPClientResponse, to request: Request) async throws(NetworkError) -> Reply {
    let headers = Dictionary(response.headers.map { ($0.name, $0.value) }) { "\($0), \($1)" }
    var reply = Reply(status: Int(response.status.code), headers: headers)
    guard reply.hasKnownEncoding else { throw .noConnection("it compressed its reply in an unknown way") }
    do {
      let body = try await response.body.collect(upTo: limits.largestBody)
      reply.body = Data(body.readableBytesView)
    } catch {
      throw NetworkError(error, host: request.url.plainHost ?? "", limit: limits.largestBody, partway: true)
    }
    return reply
  }
}

extension HTTPClientResponse {
  /// The address to which the server redirects.
  fileprivate var redirect: String? {
    [301, 302, 303, 307, 308].contains(status.code) ? headers.first(name: "Location") : nil
  }
}

extension Reply {
  /// Whether the body arrives in its original form; AsyncHTTPClient decompresses only these encodings.
  fileprivate var hasKnownEncoding: Bool {
    ["", "identity", "gzip", "deflate"].contains(self["Content-Encoding"] ?? "")
  }
}
