import Synchronization

/// Records from any thread whether something has changed.
final class Change: Sendable {
  private let flag = Mutex(false)

  var hasHappened: Bool { flag.withLock { $0 } }

  func happened() { flag.withLock { $0 = true } }
}
