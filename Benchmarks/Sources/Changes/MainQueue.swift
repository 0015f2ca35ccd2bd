import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the pending work of the main actor with the function that a run loop uses. So Observation is charged only for its own
/// turn, and everything runs on one thread.
@MainActor
enum MainQueue {
  private typealias Turn = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static let turn: Turn = {
    _ = DispatchQueue.main
    guard let turn = dlsym(dlopen(nil, RTLD_NOW), "_dispatch_main_queue_callback_4CF") else {
      print("libdispatch doesn't export the main queue's function")
      exit(1)
    }
    return unsafeBitCast(turn, to: Turn.self)
  }()

  static func runOnce() { turn(nil) }
}
