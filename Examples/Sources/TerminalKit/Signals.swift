import Dispatch
import Foundation

/// Signals as events of the main queue, where a handler may do anything.
enum Signals {
  /// Hears the signal instead of what the system would do on it.
  @MainActor
  static func source(of number: Int32, _ handler: @escaping @MainActor () -> Void) -> any DispatchSourceProtocol {
    // To continue is the system's part of SIGCONT, also when the signal is ignored.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(handler) }
    source.activate()
    return source
  }

  /// Ends the program by the signal, so that its parent sees which.
  static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    exit(128 + number)
  }

  /// Stops the program until it is continued.
  static func stop() {
    kill(getpid(), SIGSTOP)
  }
}
