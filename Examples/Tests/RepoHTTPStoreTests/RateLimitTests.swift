import Foundation
import Testing

@testable import RepoHTTPStore

struct RateLimitTests {
  private static let now = Date(timeIntervalSince1970: 1_000)

  @Test(
    arguments: [
      (200, [:], nil), (200, ["X-RateLimit-Remaining": "1", "X-RateLimit-Reset": "1030"], nil),
      (200, ["X-RateLimit-Remaining": "0"], nil), (200, ["Retry-After": "9"], nil),
      (403, [:], nil), (403, ["X-RateLimit-Remaining": "7"], nil), (503, ["Retry-After": "9"], nil),
      (200, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1030"], 30),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1030"], 30),
      (429, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1030"], 30),
      (429, [:], 60), (429, ["Retry-After": "9"], 9), (403, ["Retry-After": "9"], 9), (429, ["Retry-After": "x"], 60),
      (429, ["Retry-After": "9", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1030"], 9),
      (429, ["retry-after": "Thu, 01 Jan 1970 00:16:50 GMT"], 10),
      (429, ["Retry-After": "-5"], 0), (429, ["Retry-After": "99999999999"], RateLimit.longest),
      (429, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "nan"], 60),
      // Our clock is ten minutes ahead.
      (
        403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "430", "Date": "Thu, 01 Jan 1970 00:06:40 GMT"],
        30
      ),
    ] as [(Int, [String: String], Double?)])
  func replyContainsTheEndOfTheLimit(status: Int, headers: [String: String], seconds: Double?) {
    let limit = RateLimit(Reply(status: status, headers: headers), now: Self.now)
    #expect(limit?.until.timeIntervalSince(Self.now) == seconds)
  }

  @Test func refusalIsRecognizedByItsMessage() {
    let body = Data(#"{"message": "You have exceeded a secondary Rate Limit."}"#.utf8)
    #expect(RateLimit(Reply(status: 403, body: body), now: Self.now)?.isExceeded == true)
  }
}
