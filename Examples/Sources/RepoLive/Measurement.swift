import RepoModel

/// Presses rows while the data changes, and counts how often each way opened what was on screen.
@MainActor
public final class Measurement {
  public private(set) var tally = LiveTally()
  /// The number of presses that couldn't be counted, because their row changed before it was opened.
  public private(set) var uncounted = 0
  /// Called with each new count.
  public var onCount: (Int) -> Void = { _ in }
  /// Called before each press; an error ends the measurement.
  public var onPress: () throws -> Void = {}
  private let presses: Int
  private let misses: Int
  private let feed: LiveFeed
  private let seed: UInt64
  private var random: SplitMix64

  /// - Parameter misses: The number of presses that may be uncounted; if nil, a hundred more than are counted.
  public init(of presses: Int, misses: Int? = nil, on feed: LiveFeed, seed: UInt64) {
    (self.presses, self.feed, self.seed) = (presses, feed, seed)
    self.misses = misses ?? 100 + presses
    random = SplitMix64(seed: ~seed)
  }

  /// - Parameter press: Presses a visible row, chosen by the random number; returns nil if nothing was opened.
  public func run(press: (UInt64) async throws -> Press?) async throws {
    while tally.selections < presses {
      try onPress()
      // At a random time between two changes.
      try await Task.sleep(for: .microseconds(Int.random(in: 0...feed.interval * 1_000, using: &random)))
      if let press = try await press(random.next()), press.onScreen == press.afterwards {
        tally.byIndex.count(opened: press.byIndex?.fullName, onScreen: press.onScreen)
        tally.byContext.count(opened: press.byContext?.fullName, onScreen: press.onScreen)
        onCount(tally.selections)
      } else {
        uncounted += 1
      }
      if uncounted > misses { throw TooFewRows() }
    }
  }

  /// The counts and their condition.
  public var report: String {
    """
    \(tally.selections.grouped) clicks on visible rows while the data changed \(feed.changeCount.grouped) times, once every \(feed.interval) ms (seed \(seed)).
    Condition: the view shows a change \(feed.delay) ms after the data (measured: \(feed.lags.summary)); a click opens its row immediately.

    \(tally.tableWithShares)

    Not counted because the row changed between press and release: \(uncounted.grouped) \(uncounted == 1 ? "click" : "clicks").
    """
  }
}

/// An error for a measurement in which almost every press missed.
struct TooFewRows: Error, CustomStringConvertible {
  var description: String { "Almost every click missed; leave the window alone during the measurement" }
}

extension [Duration] {
  /// The median and the maximum as text.
  fileprivate var summary: String {
    let ordered = sorted()
    guard let last = ordered.last else { return "no change" }
    return "median \(ordered[count / 2].milliseconds) ms, maximum \(last.milliseconds) ms"
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { Int64((self / .milliseconds(1)).rounded()) }
}
