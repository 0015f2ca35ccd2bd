import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network, by `URLSession`.
final class NetworkService: Gettable {
  private let session: URLSession
  let exchanges = Exchanges()
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>
  private let isOffline: @Sendable () -> Bool

  /// - Parameter isOffline: Whether this machine has no network; a test may decide.
  init(
    _ limits: HTTPLimits = HTTPLimits(), clock: any Clock<Duration> = ContinuousClock(),
    isOffline: @escaping @Sendable () -> Bool = { Interfaces.areOffline }
  ) {
    let configuration = URLSessionConfiguration.ephemeral
    // Only Revalidation reuses replies.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: Self.queue)
    self.limits = limits
    self.clock = clock
    self.isOffline = isOffline
  }

  deinit {
    // On Linux, this waits for what the session is reading.
    DispatchQueue.global().async { [session] in session.invalidateAndCancel() }
  }

  #if canImport(FoundationNetworking)
    private static var queue: OperationQueue? { ImmediateQueue() }
  #else
    private static var queue: OperationQueue? { nil }
  #endif

  func get(_ request: URLRequest) async throws(NetworkError) -> Reply {
    do throws(NetworkError) {
      return try await result(of: request).get()
    } catch {
      switch error {
      case .unknownHost, .unreachable:
        // No network is needed for a server on this machine.
        throw request.url?.isLoopback != true && isOffline() ? .offline : error
      case .badAddress:
        guard let url = request.url?.withEncodedIPv6Host else { throw error }
        var request = request
        request.url = url
        return try await get(request)
      default: throw error
      }
    }
  }

  private func result(of request: URLRequest) async -> Result<Reply, NetworkError> {
    let task = session.dataTask(with: request)
    // URLSession's own timeout starts again with each byte.
    return await withTaskGroup(of: Result<Reply, NetworkError>.self) { race in
      race.addTask { [exchanges, limits] in await exchanges.reply(to: task, largestBody: limits.largestBody) }
      race.addTask { [clock, limits] in
        do { try await clock.sleep(for: limits.patience) } catch { return .failure(.cancelled) }
        return .failure(.timedOut)
      }
      defer { race.cancelAll() }
      return await race.next() ?? .failure(.cancelled)
    }
  }
}
