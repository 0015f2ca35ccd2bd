import Foundation
import Synchronization

/// The time of day as the test says it is.
final class ManualDate: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { date.withLock { $0 } }

  func advance(by seconds: Double) {
    date.withLock { $0 += seconds }
  }
}
