import Foundation
import Testing

@testable import RepoHTTPStore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct NetworkErrorTests {
  @Test func aSystemsTwoWordsForCancelledAreOne() {
    #expect(NetworkError(URLError(.cancelled)) == .cancelled)
    #expect(NetworkError(CancellationError()) == .cancelled)
  }

  private func error(_ message: String, _ code: URLError.Code = .unknown, partway: Bool = false) -> NetworkError {
    let error = URLError(code, userInfo: [NSLocalizedDescriptionKey: message])
    return NetworkError(error, host: "x", partway: partway)
  }

  @Test(arguments: [false, true])
  func lostConnectionIsClosedPartwayOrBefore(partway: Bool) {
    #expect(error("Recv failure: Connection reset by peer", partway: partway) == .closed(partway: partway))
    #expect(error("", .networkConnectionLost, partway: partway) == .closed(partway: partway))
    #expect(error("transfer closed with 9 bytes remaining to read", partway: partway) == .closed(partway: partway))
  }

  @Test func everyCauseHasAnErrorOfItsOwn() {
    #expect(error("Empty reply from server", .badServerResponse) == .closed(partway: false))
    #expect(error("Could not resolve host: x", .cannotFindHost) == .unknownHost("x"))
    let refusal = error("Failed to connect to x port 9 after 0 ms: Couldn't connect to server", .cannotConnectToHost)
    #expect(refusal == .unreachable(reason: "it refused the connection"))
    #expect(error("connect to x failed: No route to host") == .unreachable(reason: "there is no connection to it"))
    #expect(error("", .notConnectedToInternet) == .unreachable(reason: "there is no connection to it"))
    #expect(error("Error while processing content unencoding: incorrect header check") == .badCompression)
    #expect(error("", .badURL) == .badAddress)
    #expect(error("Received HTTP/0.9 when not allowed", .unsupportedURL) == .noConnection("its reply isn't HTTP"))
    #expect(error("something else") == .noConnection("the connection failed"))
  }

  @Test(arguments: [
    ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", "it doesn't use TLS on this port"),
    ("SSL certificate problem: certificate has expired", "its certificate has expired"),
    ("SSL certificate problem: self-signed certificate", "its certificate isn't trusted"),
    (
      "SSL: no alternative certificate subject name matches target host name 'x'", "its certificate is for another host"
    ),
    ("OpenSSL SSL_connect: Connection reset by peer", "it closed the connection before it was secure"),
    ("SSL: something else", "there is no secure connection to it"),
  ])
  func tlsErrorIsOnePlainPhrase(message: String, phrase: String) {
    guard case .noConnection(let reason) = error(message) else { return #expect(Bool(false), "\(error(message))") }
    #expect(reason.hasPrefix(phrase))
    #expect(!reason.contains("SSL"))
  }

  @Test func aSilenceOfTheSystemsOwnMeasureIsTimedOut() {
    #expect(NetworkError(URLError(.timedOut)) == .timedOut)
  }

  @Test func errorsOfTheNetworkAreKept() {
    #expect(NetworkError(NetworkError.timedOut) == .timedOut)
  }

  @Test(arguments: [("http://nowhere.invalid", true), ("http://127.0.0.1:1", false), ("http://[::1]:1", false)])
  func offlineIsOnlyReportedForServersElsewhere(address: String, isOffline: Bool) async throws {
    let request = URLRequest(url: try #require(URL(string: address)))
    let alone = NetworkService { true }
    let connected = NetworkService { false }
    let error = await #expect(throws: NetworkError.self) { try await alone.get(request) }
    #expect((error == .offline) == isOffline)
    let other = await #expect(throws: NetworkError.self) { try await connected.get(request) }
    #expect(other != .offline)
  }
}
