import Synchronization

/// Whether something has changed, as heard from anywhere.
final class Change: Sendable {
  private let flag = Mutex(false)

  var hasHappened: Bool { flag.withLock { $0 } }

  func happened() { flag.withLock { $0 = true } }
}
