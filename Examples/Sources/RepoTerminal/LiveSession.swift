import RepoModel
import TerminalKit

/// A person who watches a live run, in time.
@MainActor
public final class LiveSession {
  private let run: LiveRun
  private let terminal = Terminal()
  private var isLeft = false
  private static let leavingKeys: Set<Key> = [.escape, .character("q"), .control("c"), .control("q")]

  public init(_ run: LiveRun) {
    self.run = run
  }

  /// Returns when the run is over, or the person leaves.
  public func watch() async throws {
    terminal.enter()
    defer { terminal.leave() }
    let listening = Task { await listen() }
    defer { listening.cancel() }
    while !run.isOver && !isLeft {
      try await run.step()
      terminal.show(frame(for: terminal.size))
      try await Task.sleep(for: .milliseconds(LiveRun.interval))
    }
  }

  private func listen() async {
    for await event in terminal.events {
      switch event {
      case .redraw: break
      case .keys(let keys): isLeft = isLeft || !Self.leavingKeys.isDisjoint(with: keys)
      case .closed: isLeft = true
      }
    }
  }

  private func frame(for size: Size) -> Frame {
    let rows = run.rows.window.map { index in
      let text = run.rows.visibleCell(at: index)?.text(columns: size.columns - 2) ?? ""
      return index == run.selected ? Line("> \(text)", .chosen) : Line("  \(text)")
    }
    let filling = Array(repeating: Line(), count: max(0, run.rows.height - rows.count))
    let report = run.report.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
    return Frame(rows + filling + [Line()] + report + [Line(), Line("q quit", .faint)])
  }
}
