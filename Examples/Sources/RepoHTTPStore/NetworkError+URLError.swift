import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NetworkError {
  /// - Parameters:
  ///   - error: The error of a request. Systems report a cancelled task in two ways; both are ``cancelled``.
  ///   - host: The host that was asked.
  ///   - partway: Whether the reply had begun.
  init(_ error: any Error, host: String = "", partway: Bool = false) {
    switch error {
    case let error as NetworkError: self = error
    case is CancellationError: self = .cancelled
    case let error as URLError: self.init(error, host, partway)
    default: self = .noConnection(error.localizedDescription)
    }
  }

  private init(_ error: URLError, _ host: String, _ partway: Bool) {
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .badURL, .unsupportedURL: self = Self.curl(error.localizedDescription, partway) ?? .badAddress
    case .cannotFindHost, .dnsLookupFailed: self = .unknownHost(host)
    case .cannotDecodeContentData, .cannotDecodeRawData: self = .badCompression
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .noConnection(TLSProblem(error.localizedDescription).rawValue)
    default: self = Self.curl(error.localizedDescription, partway) ?? Self.other(error, partway)
    }
  }

  /// The cause by libcurl's message: on Linux, most errors have the code `unknown`.
  private static func curl(_ message: String, _ partway: Bool) -> NetworkError? {
    func says(_ words: String...) -> Bool { words.contains(where: message.contains) }
    if says("SSL", "TLS", "certificate") { return .noConnection(TLSProblem(message).rawValue) }
    if says("unencoding", "decompress") { return .badCompression }
    if says("transfer closed", "Recv failure", "Send failure") { return .closed(partway: partway) }
    if says("Empty reply") { return .closed(partway: false) }
    if says("content encoding") { return .noConnection("it compressed its reply in an unknown way") }
    if says("HTTP/0.9", "Unsupported HTTP") { return .noConnection("its reply isn't HTTP") }
    return nil
  }

  private static func other(_ error: URLError, _ partway: Bool) -> NetworkError {
    switch error.code {
    case .networkConnectionLost, .badServerResponse: .closed(partway: partway)
    case .cannotConnectToHost: .unreachable(reason: "it refused the connection")
    case .notConnectedToInternet, .internationalRoamingOff, .dataNotAllowed, .callIsActive:
      .unreachable(reason: "there is no connection to it")
    case .unknown where error.localizedDescription.contains("onnect"):
      .unreachable(reason: "there is no connection to it")
    default: .noConnection("the connection failed")
    }
  }
}

/// Why there is no secure connection, by the words of OpenSSL, libcurl or the system.
private enum TLSProblem: String {
  case noTLS = "it doesn't use TLS on this port (use http:// for a server without TLS)"
  case expired = "its certificate has expired or isn't valid yet"
  case otherHost = "its certificate is for another host"
  case untrusted = "its certificate isn't trusted"
  case closed = "it closed the connection before it was secure"
  case unknown = "there is no secure connection to it"

  init(_ message: String) {
    let message = message.lowercased()
    func says(_ words: String...) -> Bool { words.contains(where: message.contains) }
    if says("wrong version number", "unknown protocol", "packet length", "http request") {
      self = .noTLS
    } else if says("expired", "not yet valid", "bad date") {
      self = .expired
    } else if says("subject name", "host name", "hostname") {
      self = .otherHost
    } else if says("certificate", "untrusted", "not trusted") {
      self = .untrusted
    } else {
      self = says("reset", "syscall", "eof") ? .closed : .unknown
    }
  }
}
