import GTKKit
public import RepoLive
import RepoViewModels

extension Browser {
  /// Shows the feed's changes, each when it learns of it, until the window is closed; it is, too, when the task is cancelled.
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
    defer { window.close() }
    try await withTaskCancellationHandler {
      try await following.value
    } onCancel: {
      following.cancel()
    }
  }
}
