import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Testing

@testable import RepoHTTPStore

struct NetworkErrorTests {
  private func error(_ error: any Error, partway: Bool = false) -> NetworkError {
    NetworkError(error, host: "x", limit: 9, partway: partway)
  }

  @Test func bothErrorsForCancellationAreOne() {
    #expect(error(HTTPClientError.cancelled) == .cancelled)
    #expect(error(CancellationError()) == .cancelled)
  }

  @Test(
    arguments: [
      IOError(errnoCode: ECONNRESET, reason: "read"), IOError(errnoCode: EPIPE, reason: "write"), ChannelError.eof,
      HTTPParserError.invalidEOFState, HTTPClientError.remoteConnectionClosed, HTTPClientError.uncleanShutdown,
    ] as [any Error], [false, true])
  func lostConnectionIsClosedPartwayOrBefore(cause: any Error, partway: Bool) {
    #expect(error(cause, partway: partway) == .closed(partway: partway))
  }

  @Test(
    arguments: [
      (IOError(errnoCode: ECONNREFUSED, reason: "connect"), .unreachable(reason: "it refused the connection")),
      (IOError(errnoCode: EHOSTUNREACH, reason: "connect"), .unreachable(reason: "there is no connection to it")),
      (IOError(errnoCode: ETIMEDOUT, reason: "connect"), .timedOut),
      (ChannelError.connectTimeout(.seconds(1)), .timedOut),
      (HTTPClientError.connectTimeout, .timedOut),
      (HTTPClientError.emptyHost, .badAddress),
      (HTTPParserError.invalidConstant, .noConnection("its reply isn't HTTP")),
      (NIOTooManyBytesError(maxBytes: 9), .tooLarge(limit: 9)),
      (NIOHTTPDecompression.DecompressionError.limit, .tooLarge(limit: 9)),
      (NIOHTTPDecompression.DecompressionError.inflationError(-3), .badCompression),
      (NIOHTTPDecompression.ExtraDecompressionError.truncatedData, .badCompression),
      (NIOSSLExtraError.failedToValidateHostname, .noConnection("its certificate is for another host")),
      (NIOSSLError.unableToValidateCertificate, .noConnection("its certificate isn't trusted or has expired")),
      (NIOSSLError.uncleanShutdown, .noConnection("it closed the connection before it was secure")),
      (NIOSSLError.cannotFindPeerIP, .noConnection("there is no secure connection to it")),
      (CocoaError(.coderInvalidValue), .noConnection("the connection failed")),
      (NetworkError.timedOut, .timedOut),
    ] as [(any Error, NetworkError)])
  func everyCauseHasItsOwnError(cause: any Error, expected: NetworkError) {
    #expect(error(cause) == expected)
  }
}
