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

  @Test(arguments: [
    URLError.Code.notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .networkConnectionLost, .unknown,
  ])
  func whatBreaksOnTheWayIsOffline(code: URLError.Code) {
    #expect(NetworkError(URLError(code)) == .offline)
  }

  @Test func aSilenceOfTheSystemsOwnMeasureIsTimedOut() {
    #expect(NetworkError(URLError(.timedOut)) == .timedOut)
  }

  @Test func whatDoesNotPassKeepsItsOwnWords() {
    let untrusted = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: "SSL: wrong version number"])
    #expect(NetworkError(untrusted) == .noConnection("SSL: wrong version number"))
    let other = URLError(.serverCertificateUntrusted, userInfo: [NSLocalizedDescriptionKey: "not trusted"])
    #expect(NetworkError(other) == .noConnection("not trusted"))
    #expect(NetworkError(NetworkError.timedOut) == .timedOut)
  }
}
