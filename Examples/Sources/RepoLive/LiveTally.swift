import RepoModel

/// What selections opened, compared with what was on screen.
public struct LiveTally: Hashable, Sendable {
  /// The counts of one way to select.
  public struct Counts: Hashable, Sendable {
    public var right = 0
    public var wrong = 0
    /// There was nothing to open: the index lay past the end, or the cell was empty.
    public var nothing = 0

    public init(right: Int = 0, wrong: Int = 0, nothing: Int = 0) {
      (self.right, self.wrong, self.nothing) = (right, wrong, nothing)
    }

    /// Counts what a selection opened, beside what the selected row showed.
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
  /// What was counted, and under which condition: two sentences, of a line each.
  public func condition(delay: Int, interval: Int, seed: UInt64) -> String {
    let late = Self.changes(within: delay, interval: interval)
    let lag = "\(delay) ms (\(late) \(late == 1 ? "change" : "changes"))"
    return """
      \(selections.grouped) selections from a list that changed \(changes.grouped) times, once in \(interval) ms (seed \(seed)).
      The condition: a selection follows each change at once; the view learns \(lag) after the data.
      """
  }

  /// The counts, for people: three lines.
  public var table: String {
    """
    opened              what was on screen   another   past the end
    by the index        \(byIndex.row)
    by the context      \(byContext.row)
    """
  }

  /// The same, and the share that each way opened wrongly: another, or nothing.
  public var tableWithShares: String {
    zip(table.split(separator: "\n"), ["       wrong", byIndex.share, byContext.share])
      .map { $0 + $1 }.joined(separator: "\n")
  }

  /// How many changes the view is behind at a selection, which comes right after the latest of them.
  public static func changes(within delay: Int, interval: Int) -> Int { (delay + interval - 1) / interval }
}

extension LiveTally.Counts {
  fileprivate var row: String {
    right.text(width: 18) + wrong.text(width: 10) + nothing.text(width: 15)
  }

  /// Rounded to tenths of a percent, but never to none where there is one.
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
