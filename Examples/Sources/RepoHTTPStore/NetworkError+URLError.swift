import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NetworkError {
  /// What a task that was cancelled throws depends on the system: both mean that nobody waits for the answer any more.
  init(_ error: any Error) {
    switch error {
    case let error as NetworkError: self = error
    case is CancellationError: self = .cancelled
    case let error as URLError: self.init(error)
    default: self = .noConnection(error.localizedDescription)
    }
  }

  private init(_ error: URLError) {
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost,
      .internationalRoamingOff, .dataNotAllowed, .callIsActive, .badServerResponse:
      self = .offline
    // On Linux most of what can break on the way has this one code, and a text of its own.
    case .unknown where !error.localizedDescription.contains("SSL"): self = .offline
    default: self = .noConnection(error.localizedDescription)
    }
  }
}
