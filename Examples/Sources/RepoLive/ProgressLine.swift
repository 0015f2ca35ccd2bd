import Foundation
import Synchronization

/// Shows the progress of a run on standard error, if that is a terminal, and notes ^C.
@MainActor
public final class ProgressLine {
  private let isWatched = isatty(STDERR_FILENO) == 1
  private var latest: ContinuousClock.Instant?

  /// Keeps ^C from ending the program until ``end()``.
  public init() {
    wasInterrupted.store(false, ordering: .relaxed)
    let former = signal(SIGINT) { _ in wasInterrupted.store(true, ordering: .relaxed) }
    // A program that was started to ignore ^C continues to do so.
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGINT, SIG_IGN) }
  }

  /// Whether ^C was pressed.
  public var isInterrupted: Bool { wasInterrupted.load(ordering: .relaxed) }

  /// Draws the line, at most 20 times per second.
  public func show(_ progress: RunProgress) {
    if let latest, .now - latest < .milliseconds(50) { return }
    latest = .now
    write("\r\(progress)")
  }

  /// Clears the line. From now on, ^C ends the program.
  public func end() {
    if latest != nil { write("\r\u{1B}[K") }
    latest = nil
    signal(SIGINT, SIG_DFL)
  }

  private func write(_ text: String) {
    if isWatched { FileHandle.standardError.write(Data(text.utf8)) }
  }
}

private let wasInterrupted = Atomic(false)
