/// Why a call of a ``Navigator`` did not do what it was asked.
///
/// ```swift
/// func advice(_ error: NavigationError) -> String? {
///   switch error {
///   case .noScreen(let problem), .failed(let problem): "This cannot be opened: \(problem)"
///   case .leftHalfway, .cannotPush: "Please try again."
///   case .nothingToPop, .nothingToDismiss, .interrupted, .cancelled, .ended: nil
///   }
/// }
/// ```
///
/// **Laws.** All but ``leftHalfway(_:)`` leave what was shown before the call, or what the person left by going back during it.
///
/// **Isolation.** None; a value.
@frozen public enum NavigationError: Error, CustomStringConvertible {
  /// The front layer has only its first screen, when the call's turn came.
  case nothingToPop
  /// Nothing is presented, when the call's turn came.
  case nothingToDismiss
  /// The front layer takes no pushes.
  case cannotPush
  /// The app's function has no screen for a route, and threw this.
  case noScreen(any Error)
  /// The stage could not perform a step, and threw this; what had been done is taken back.
  case failed(any Error)
  /// The stage could not take back what had been done either, and threw this. ``NavigationHost/layers`` says what is shown.
  case leftHalfway(any Error)
  /// The person went back between two steps; what was done after that is taken back.
  case interrupted
  /// The caller's task was cancelled before the call's turn came.
  case cancelled
  /// The ``NavigationHost`` is gone: the app's window was closed, or nobody kept the host.
  case ended

  /// One sentence: what happened, and what holds now.
  public var description: String {
    switch self {
    case .nothingToPop: "nothing to pop: the front layer has only its first screen; dismiss it, if it is presented"
    case .nothingToDismiss: "nothing to dismiss: nothing is presented; pop, if it was pushed"
    case .cannotPush: "cannot push: the front layer takes no pushes; present it, or call show"
    case .noScreen(let error): "no screen for a route, and nothing was changed: \(error)"
    case .failed(let error): "a step failed, and what was done is taken back: \(error)"
    case .leftHalfway(let error): "a step failed, and so did taking back what was done: \(error)"
    case .interrupted: "the person went back meanwhile, and what is shown is what that left"
    case .cancelled: "cancelled before its turn, and nothing was changed"
    case .ended: "the host of the navigator is gone: keep it for as long as its window is shown"
    }
  }
}
