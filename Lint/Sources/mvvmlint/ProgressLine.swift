import Synchronization

/// The progress of a long run, on one line of a terminal.
final class ProgressLine: Sendable {
  private struct Display {
    var shown: ContinuousClock.Instant?
    var isVisible = false
  }

  /// Shorter runs show no progress.
  private static let deadline = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let verb: String
  private let noun: String
  private let start = ContinuousClock.now
  private let isTerminal = StandardStreams.errorIsTerminal
  private let display = Mutex(Display())

  init(doing verb: String = "Reading", _ noun: String = "files") {
    self.verb = verb
    self.noun = noun
  }

  func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard isTerminal, now - start > Self.deadline else { return }
    display.withLock { display in
      if let shown = display.shown, now - shown < Self.interval { return }
      display = Display(shown: now, isVisible: true)
      StandardStreams.errorText("\r\u{1B}[K\(verb) \(done) of \(total) \(noun)")
    }
  }

  func clear() {
    display.withLock { display in
      if display.isVisible { StandardStreams.errorText("\r\u{1B}[K") }
      display.isVisible = false
    }
  }
}
