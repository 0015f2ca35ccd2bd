import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension NetworkError {
  /// - Parameters:
  ///   - error: The error of a request.
  ///   - host: The requested host.
  ///   - limit: The size limit of a reply.
  ///   - partway: Whether the reply had begun.
  init(_ error: any Error, host: String = "", limit: Int = 0, partway: Bool = false) {
    self =
      switch error {
      case let error as NetworkError: error
      case is CancellationError: .cancelled
      case let error as HTTPClientError: Self.client(error, partway)
      case let error as NIOConnectionError:
        error.connectionErrors.last.map { Self($0.error, host: host) } ?? .unknownHost(host)
      case let error as IOError: Self.system(error.errnoCode, partway)
      case let error as ChannelError: Self.channel(error, partway)
      case HTTPParserError.invalidEOFState, HTTPParserError.closedConnection: .closed(partway: partway)
      case is HTTPParserError: .noConnection("its reply isn't HTTP")
      case is NIOTooManyBytesError, NIOHTTPDecompression.DecompressionError.limit: .tooLarge(limit: limit)
      case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError: .badCompression
      case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .noConnection(TLSProblem(error).rawValue)
      default: .noConnection("the connection failed")
      }
  }

  private static func client(_ error: HTTPClientError, _ partway: Bool) -> NetworkError {
    switch error {
    case .cancelled: .cancelled
    case .connectTimeout, .readTimeout, .deadlineExceeded, .tlsHandshakeTimeout: .timedOut
    case .remoteConnectionClosed, .uncleanShutdown: .closed(partway: partway)
    case .invalidURL, .emptyHost, .emptyScheme: .badAddress
    default: .noConnection("its reply isn't HTTP")
    }
  }

  private static func channel(_ error: ChannelError, _ partway: Bool) -> NetworkError {
    switch error {
    case .connectTimeout: .timedOut
    case .ioOnClosedChannel, .alreadyClosed, .outputClosed, .inputClosed, .eof: .closed(partway: partway)
    default: .noConnection("the connection failed")
    }
  }

  private static func system(_ code: CInt, _ partway: Bool) -> NetworkError {
    switch code {
    case ECONNREFUSED: .unreachable(reason: "it refused the connection")
    case ECONNRESET, EPIPE, ECONNABORTED: .closed(partway: partway)
    case ETIMEDOUT: .timedOut
    default: .unreachable(reason: "there is no connection to it")
    }
  }
}

/// The reason why there is no secure connection.
private enum TLSProblem: String {
  case noTLS = "it doesn't use TLS on this port (use http:// for a server without TLS)"
  case otherHost = "its certificate is for another host"
  case untrusted = "its certificate isn't trusted or has expired"
  case closed = "it closed the connection before it was secure"
  case unknown = "there is no secure connection to it"

  init(_ error: any Error) {
    let text = "\(error)"
    func says(_ words: String...) -> Bool { words.contains(where: text.contains) }
    if says("WRONG_VERSION_NUMBER", "HTTP_REQUEST", "PACKET_LENGTH", "UNKNOWN_PROTOCOL") {
      self = .noTLS
    } else if says("ailedToValidateHostname", "Couldn't find") {
      self = .otherHost
    } else if says("CERTIFICATE_VERIFY_FAILED", "ValidateCertificate") {
      self = .untrusted
    } else {
      self = says("EOF", "uncleanShutdown", "syscall") ? .closed : .unknown
    }
  }
}
