import Foundation

@testable import GTKKit

/// Wakes the loop that many times from another thread, each time after it went to sleep without a limit.
///
/// A loop that never goes to sleep is given up after a hundred turns for each wake.
///
/// - Returns: How often the loop slept. A loop that only wakes when something happens sleeps about as often as it is woken.
@MainActor
func sleeps(untilWoken count: Int) -> Int {
  let log = SleepLog()
  let sleep = MainLoop.sleep
  defer { MainLoop.sleep = sleep }
  MainLoop.sleep = { limit in
    log.sleeps += 1
    if limit == .distantFuture, !log.isWakePending { log.wakeFromAnotherThread() }
    sleep(limit)
  }
  MainLoop.run { log.wakes < count && log.sleeps < 100 * count }
  return log.wakes == count ? log.sleeps : .max
}

@MainActor
private final class SleepLog {
  var sleeps = 0
  private(set) var wakes = 0
  private(set) var isWakePending = false

  /// The pause leaves time for a wake that nothing has caused. If there is none, its length doesn't matter.
  func wakeFromAnotherThread() {
    isWakePending = true
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
      DispatchQueue.main.async {
        self.wakes += 1
        self.isWakePending = false
      }
    }
  }
}
