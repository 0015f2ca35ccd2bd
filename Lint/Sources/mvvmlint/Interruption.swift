import Foundation
import Synchronization

/// Runs an action before a signal ends the process.
///
/// A signal handler can do almost nothing, so it writes the signal into a pipe. A thread waits for it, runs the action, and lets the
/// signal end the process as it would have done without the handler.
enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// The end of the pipe that the handler writes to.
  private static let input = Atomic<Int32>(-1)

  /// - Parameter action: runs once, in a thread of its own.
  static func prepare(_ action: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    let (output, input) = (ends[0], ends[1])
    // A process that this one starts doesn't need the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.input.store(input, ordering: .relaxed)
    Thread.detachNewThread {
      var number: UInt8 = 0
      var count = 0
      repeat { count = read(output, &number, 1) } while count < 0 && errno == EINTR
      if count != 1 { return }
      action()
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
    for number in signals { handle(number) }
  }

  private static func handle(_ number: Int32) {
    let previous = signal(number) { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.input.load(ordering: .relaxed), &byte, 1)
    }
    // A shell ignores SIGINT for commands in the background, and `nohup` ignores SIGHUP.
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }
}
