import GTKKit
import GTKMouse
public import RepoLive
import RepoViewModels

extension Browser {
  /// Shows the feed's changes, each when it learns of it, until the window is closed.
  public func follow(_ feed: LiveFeed) async throws {
    let following = Task {
      try await feed.run { [weak list] in
        list?.viewModel?.reload()
        await list?.viewModel?.settle()
        list?.update()
      }
    }
    onClose = { following.cancel() }
    present()
    try await withTaskCancellationHandler {
      try await following.value
    } onCancel: {
      following.cancel()
    }
  }

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
