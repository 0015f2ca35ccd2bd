import Foundation

@testable import GTKKit

/// Wakes the loop that many times from another thread, each time after it went to sleep without a limit. Gives up after a
/// hundred turns per wake.
///
/// - Returns: The number of sleeps, which is about the number of wakes if nothing else wakes the loop.
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

  /// Wakes the loop after a pause, in which an unnecessary wake would be counted.
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
