import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What waits for the main actor. A run loop lets it run by the same call, among much else; so Observation is charged for no more than
/// its own turn, and all on one thread.
@MainActor
enum MainQueue {
  private typealias Turn = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static let turn: Turn = {
    _ = DispatchQueue.main
    guard let turn = dlsym(dlopen(nil, RTLD_NOW), "_dispatch_main_queue_callback_4CF") else {
      print("libdispatch has no turn of the main queue")
      exit(1)
    }
    return unsafeBitCast(turn, to: Turn.self)
  }()

  static func runOnce() { turn(nil) }
}
