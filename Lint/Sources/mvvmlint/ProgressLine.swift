import Synchronization

/// How far a long run has come, on one line of a terminal; elsewhere, and on short runs, nothing.
final class ProgressLine: Sendable {
  private struct State {
    var shown: ContinuousClock.Instant?
    var isVisible = false
  }

  /// Who waits less does not ask how long it takes.
  private static let deadline = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let start = ContinuousClock.now
  private let isTerminal = Standard.errorIsTerminal
  private let state = Mutex(State())

  func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard isTerminal, now - start > Self.deadline else { return }
    state.withLock { state in
      if let shown = state.shown, now - shown < Self.interval { return }
      state = State(shown: now, isVisible: true)
      Standard.errorText("\r\u{1B}[Kreading: \(done) of \(total) files")
    }
  }

  func clear() {
    state.withLock { state in
      if state.isVisible { Standard.errorText("\r\u{1B}[K") }
      state.isVisible = false
    }
  }
}
