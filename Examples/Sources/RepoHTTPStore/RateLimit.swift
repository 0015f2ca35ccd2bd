import Foundation

/// What a reply says of how often the server may be asked: GitHub's rules, and HTTP's `Retry-After`.
struct RateLimit: Hashable {
  /// Whether this very question was refused; else it was the last one for now.
  var isExceeded: Bool
  /// Whether all questions are refused, not just those of this kind.
  var isForAll: Bool
  /// When the server may be asked again.
  var until: Date

  /// How long to wait where the server does not say.
  static let usual = 60.0
  /// A longer wait than this is a mistake of the server's.
  static let longest = 86_400.0

  /// Nil where there is nothing to respect.
  init?(_ reply: Reply, now: Date) {
    let isSpent = reply["X-RateLimit-Remaining"] == "0"
    let pause = reply["Retry-After"].flatMap { Self.pause($0, now: now) }
    isExceeded = Self.isRefusal(reply, isSpent: isSpent, hasPause: pause != nil)
    isForAll = isExceeded && !isSpent
    let wait = isExceeded ? pause : nil
    guard let seconds = wait ?? (isSpent ? Self.untilReset(reply, now: now) : nil) ?? (isExceeded ? Self.usual : nil)
    else { return nil }
    until = now.addingTimeInterval(min(max(seconds, 0), Self.longest))
  }

  /// 403 also says other things, such as that something is nobody's business.
  private static func isRefusal(_ reply: Reply, isSpent: Bool, hasPause: Bool) -> Bool {
    switch reply.status {
    case 429: true
    case 403: isSpent || hasPause || reply.message?.lowercased().contains("rate limit") == true
    default: false
    }
  }

  /// The header's seconds, or those up to its moment.
  private static func pause(_ text: String, now: Date) -> Double? {
    Int(text).map(Double.init) ?? HTTPDate.date(text)?.timeIntervalSince(now)
  }

  /// By the server's own clock where it tells the time, for ours may be wrong.
  private static func untilReset(_ reply: Reply, now: Date) -> Double? {
    guard let reset = reply["X-RateLimit-Reset"].flatMap(Double.init), reset.isFinite else { return nil }
    let clock = reply["Date"].flatMap(HTTPDate.date) ?? now
    return reset - clock.timeIntervalSince1970
  }
}
