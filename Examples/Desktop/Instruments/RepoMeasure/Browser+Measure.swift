import GTKMouse
public import RepoDesktop
public import RepoLive

extension Browser {
  /// Clicks rows of the window while it follows the feed.
  public func measure(_ measurement: Measurement, on feed: LiveFeed) async throws {
    let mouse = try Mouse()
    let presser = RowPresser(list, feed) { mouse.click($0, at: $1) }
    try await withThrowingTaskGroup { group in
      group.addTask { try await self.follow(feed) }
      group.addTask { try await measurement.run { try await presser.press($0) } }
      // Whichever ends first: all is counted, or the window is closed, or something failed.
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
