import RepoModel

/// Counts of what selections opened, compared with what was on screen.
public struct LiveTally: Hashable, Sendable {
  /// The counts of one way to select.
  public struct Counts: Hashable, Sendable {
    public var right = 0
    public var wrong = 0
    /// There was nothing to open: the index was out of bounds, or the cell was empty.
    public var nothing = 0

    public init(right: Int = 0, wrong: Int = 0, nothing: Int = 0) {
      (self.right, self.wrong, self.nothing) = (right, wrong, nothing)
    }

    /// Counts one selection by what it opened and what the selected row showed.
    public mutating func count(opened: String?, onScreen: String) {
      switch opened {
      case nil: nothing += 1
      case onScreen: right += 1
      default: wrong += 1
      }
    }
  }

  public var byIndex = Counts()
  public var byContext = Counts()
  public var changes = 0

  public init() {}

  public var selections: Int { byIndex.right + byIndex.wrong + byIndex.nothing }
}

// MARK: - As text

extension LiveTally {
  /// The counts and their condition, as two lines.
  public func condition(delay: Int, interval: Int, seed: UInt64) -> String {
    let late = Self.changes(within: delay, interval: interval)
    let lag = "\(delay) ms (\(late) \(late == 1 ? "change" : "changes"))"
    return """
      \(selections.grouped) selections from a list that changed \(changes.grouped) times, once every \(interval) ms (seed \(seed)).
      Condition: the view shows a change \(lag) after the data; a selection opens its row immediately.
      """
  }

  /// The counts as a table of three lines.
  public var table: String {
    """
    opened              what was on screen   another   past the end
    by the index        \(byIndex.row)
    by the context      \(byContext.row)
    """
  }

  /// The table with the share of wrong results of each way: another repository, or nothing.
  public var tableWithShares: String {
    zip(table.split(separator: "\n"), ["       wrong", byIndex.share, byContext.share])
      .map { $0 + $1 }.joined(separator: "\n")
  }

  /// Returns the number of changes that the view is behind at a selection, which follows the latest change immediately.
  public static func changes(within delay: Int, interval: Int) -> Int { (delay + interval - 1) / interval }
}

extension LiveTally.Counts {
  fileprivate var row: String {
    right.text(width: 18) + wrong.text(width: 10) + nothing.text(width: 15)
  }

  /// The share, rounded to tenths of a percent, but never to zero unless it is zero.
  fileprivate var share: String {
    let (failed, all) = (wrong + nothing, right + wrong + nothing)
    let tenths = all == 0 ? 0 : max(failed == 0 ? 0 : 1, (failed * 2_000 + all) / (all * 2))
    return (tenths / 10).text(width: 8) + ".\(tenths % 10) %"
  }
}

extension Int {
  fileprivate func text(width: Int) -> String {
    let digits = grouped
    return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
  }
}
