import Synchronization

/// A clock that moves only when the test advances it.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var count = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())
  let minimumResolution = Duration.zero

  var now: Instant { state.withLock(\.now) }

  /// Returns the number of sleepers with exactly this remaining duration.
  func sleepers(for duration: Duration) -> Int {
    state.withLock { state in state.sleepers.values.count { $0.deadline.offset - state.now.offset == duration } }
  }

  /// The number of sleepers.
  var sleepers: Int { state.withLock(\.sleepers.count) }

  func advance(by duration: Duration) {
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let awake = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in awake.keys { state.sleepers[id] = nil }
      return awake.values.map(\.continuation)
    }
    for continuation in awake { continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, CancellationError>? = state.withLock { state in
          if state.cancelled.contains(id) { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
