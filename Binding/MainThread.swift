#if canImport(Darwin)
  internal import Darwin

  /// The thread on which the main actor runs.
  enum MainThread {
    /// Whether the current thread is the main thread, also inside `queue.sync`.
    static var isCurrent: Bool { pthread_main_np() != 0 }
  }
#elseif compiler(<6.2)
  internal import Dispatch

  /// The main actor has no thread on this platform, only a queue.
  enum MainThread {
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether this code runs on the main queue; false inside another queue's `sync`.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
  }
#endif
