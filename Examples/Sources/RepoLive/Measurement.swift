import RepoModel

/// Presses rows while the data changes, and counts how often each way to open them opened what was on screen.
@MainActor
public final class Measurement {
  public private(set) var tally = LiveTally()
  /// How many presses came to nothing that could be counted: their row changed or went before it was opened.
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

  /// - Parameter misses: How many presses may come to nothing; if nil, a hundred more than are counted.
  public init(of presses: Int, misses: Int? = nil, on feed: LiveFeed, seed: UInt64) {
    (self.presses, self.feed, self.seed) = (presses, feed, seed)
    self.misses = misses ?? 100 + presses
    random = SplitMix64(seed: ~seed)
  }

  /// - Parameter press: Presses one of the rows that are in view, by the random number; nil where nothing was opened.
  public func run(press: (UInt64) async throws -> Press?) async throws {
    while tally.selections < presses {
      try onPress()
      // At any time between two changes, not in step with them.
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

  /// What was counted, and under which condition.
  public var report: String {
    """
    \(tally.selections.grouped) clicks on rows in view, while the data changed \(feed.changeCount.grouped) times, once in \(feed.interval) ms (seed \(seed)).
    The condition: the view learns \(feed.delay) ms after the data (measured: \(feed.lags.middle)); a click opens its row at once.

    \(tally.tableWithShares)

    Clicks not counted, as their row changed or went between the press and the release: \(uncounted.grouped).
    """
  }
}

/// Almost every press missed.
struct TooFewRows: Error, CustomStringConvertible {
  var description: String { "Almost every click missed; leave the window alone during the measurement" }
}

extension [Duration] {
  /// In words.
  fileprivate var middle: String {
    let ordered = sorted()
    guard let last = ordered.last else { return "there was no change" }
    return "\(ordered[count / 2].milliseconds) ms in the middle, \(last.milliseconds) ms at most"
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { Int64((self / .milliseconds(1)).rounded()) }
}
