import Foundation

/// The rate limit in a reply, by GitHub's rules and HTTP's `Retry-After`.
struct RateLimit: Hashable {
  /// Whether this request was refused; otherwise it was the last allowed one.
  var isExceeded: Bool
  /// Whether all requests are refused, not only those of this kind.
  var isForAll: Bool
  /// The end of the limit.
  var until: Date

  /// The default delay in seconds, if the server doesn't send one.
  static let usual = 60.0
  /// The longest plausible delay in seconds.
  static let longest = 86_400.0

  /// Returns nil if the reply contains no limit.
  init?(_ reply: Reply, now: Date) {
    let isExhausted = reply["X-RateLimit-Remaining"] == "0"
    let pause = reply["Retry-After"].flatMap { Self.pause($0, now: now) }
    isExceeded = Self.isRefusal(reply, isExhausted: isExhausted, hasPause: pause != nil)
    isForAll = isExceeded && !isExhausted
    let wait = isExceeded ? pause : nil
    guard
      let seconds = wait ?? (isExhausted ? Self.untilReset(reply, now: now) : nil) ?? (isExceeded ? Self.usual : nil)
    else { return nil }
    until = now.addingTimeInterval(min(max(seconds, 0), Self.longest))
  }

  /// Returns whether the reply is a refusal because of the limit. Status 403 also has other meanings, such as missing
  /// permission.
  private static func isRefusal(_ reply: Reply, isExhausted: Bool, hasPause: Bool) -> Bool {
    switch reply.status {
    case 429: true
    case 403: isExhausted || hasPause || reply.message?.lowercased().contains("rate limit") == true
    default: false
    }
  }

  /// Returns the delay in seconds from a number of seconds or a date.
  private static func pause(_ text: String, now: Date) -> Double? {
    Int(text).map(Double.init) ?? HTTPDate.date(text)?.timeIntervalSince(now)
  }

  /// Returns the delay by the server's own clock if it sends the time, because ours may be wrong.
  private static func untilReset(_ reply: Reply, now: Date) -> Double? {
    guard let reset = reply["X-RateLimit-Reset"].flatMap(Double.init), reset.isFinite else { return nil }
    let clock = reply["Date"].flatMap(HTTPDate.date) ?? now
    return reset - clock.timeIntervalSince1970
  }
}
