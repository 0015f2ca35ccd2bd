import Foundation
import Synchronization

/// A time of day that the test sets.
final class ManualDate: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { date.withLock { $0 } }

  func advance(by seconds: Double) {
    date.withLock { $0 += seconds }
  }
}
