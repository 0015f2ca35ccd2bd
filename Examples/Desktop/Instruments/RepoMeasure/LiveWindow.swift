import GTKMouse
import RepoDesktop
public import RepoLive
public import RepoModel
import RepoSQLiteStore
import RepoViewModels

/// A window on changing data, whose rows can be clicked meanwhile.
@MainActor
public final class LiveWindow {
  let feed: LiveFeed
  let browser: Browser
  /// The time limit for a click to arrive.
  var timeout = Duration.seconds(10)
  private let seed: UInt64

  /// Creates the window on a copy of the repositories in memory, because the changes must not reach the store.
  public init(on store: any RepoStore, delay: Int, seed: UInt64) async throws {
    self.seed = seed
    feed = try await LiveFeed(of: store, seed: seed, delay: delay) { try SQLiteRepoStore.inMemory($0) }
    browser = Browser(store: feed.copy)
  }

  /// Shows the changes until the window is closed, or closes it when the task is cancelled.
  public func follow() async throws {
    let following = Task { [feed, weak list = browser.list] in
      try await feed.run {
        list?.viewModel?.reload()
        await list?.viewModel?.settle()
        list?.update()
      }
    }
    browser.onClose = { following.cancel() }
    browser.present()
    defer { browser.close() }
    try await withTaskCancellationHandler {
      try await following.value
    } onCancel: {
      following.cancel()
    }
  }

  /// Clicks rows while they change, and returns the counts. Throws an `UnfinishedRun` if the window is closed or ^C is pressed
  /// first.
  ///
  /// - Parameter misses: The number of clicks that may miss.
  public func measure(clicks: Int, misses: Int? = nil) async throws -> Measurement {
    let measurement = Measurement(of: clicks, misses: misses, on: feed, seed: seed)
    let line = ProgressLine()
    defer { line.end() }
    let progress = { RunProgress(done: measurement.tally.selections, count: clicks) }
    measurement.onPress = {
      line.show(progress())
      if line.isInterrupted { throw UnfinishedRun(progress(), of: "clicks", isInterrupted: true) }
    }
    line.show(progress())
    try await run(measurement)
    if measurement.tally.selections < clicks { throw UnfinishedRun(progress(), of: "clicks", isInterrupted: false) }
    return measurement
  }

  func run(_ measurement: Measurement) async throws {
    let mouse = try Mouse()
    let presser = RowPresser(browser.list, feed) { mouse.click($0, at: $1) }
    presser.timeout = timeout
    try await withThrowingTaskGroup { group in
      group.addTask { try await self.follow() }
      group.addTask { try await measurement.run { try await presser.press($0) } }
      // The first task to end decides: the clicks are counted, the window is closed, or something failed.
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
