import RepoModel
import TerminalKit

/// Shows a live run in real time.
@MainActor
public final class LiveSession {
  private let run: LiveRun
  private let terminal = Terminal()
  private var isClosed = false
  private var isInterrupted = false
  private static let leavingKeys: Set<Key> = [.escape, .character("q"), .control("c"), .control("q")]

  public init(_ run: LiveRun) {
    self.run = run
  }

  /// Returns when the run is over or the user quits; throws an `Interruption` after ^C.
  public func watch() async throws {
    terminal.enter()
    defer { terminal.leave() }
    let listening = Task { await listen() }
    defer { listening.cancel() }
    while !run.isFinished && !isClosed {
      try await run.step()
      terminal.show(LivePage(run, columns: terminal.size.columns).frame(for: terminal.size))
      try await Task.sleep(for: .milliseconds(LiveRun.interval))
    }
    if isInterrupted { throw Interruption() }
  }

  private func listen() async {
    for await event in terminal.events {
      switch event {
      case .redraw: break
      case .keys(let keys):
        isInterrupted = isInterrupted || keys.contains(.control("c"))
        isClosed = isClosed || !Self.leavingKeys.isDisjoint(with: keys)
      case .closed: isClosed = true
      }
    }
  }
}
