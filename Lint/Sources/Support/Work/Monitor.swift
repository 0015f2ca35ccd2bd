/// State that threads share and wait for.
final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State
  private let isRelevant: @Sendable (State) -> Bool

  /// - Parameter isRelevant: whether to wake the waiting thread for a change. Waking it for each one would cost more than
  ///   the changes.
  init(_ state: State, waking isRelevant: @escaping @Sendable (State) -> Bool) {
    self.state = state
    self.isRelevant = isRelevant
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      if isRelevant(state) { pthread_cond_signal(condition) }
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Waits until `body` returns a result. It is called after each relevant change and after each interval. Only one thread
  /// may wait.
  func wait<Result>(checkingEvery interval: Duration?, _ body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      guard let interval else {
        pthread_cond_wait(condition, mutex)
        continue
      }
      var end = Self.moment(in: interval)
      pthread_cond_timedwait(condition, mutex, &end)
    }
  }

  private static func moment(in time: Duration) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let nanoseconds = now.tv_nsec + Int(time.components.attoseconds / 1_000_000_000)
    return timespec(
      tv_sec: now.tv_sec + Int(time.components.seconds) + nanoseconds / 1_000_000_000,
      tv_nsec: nanoseconds % 1_000_000_000)
  }
}
