/// The reason why a call to a ``Navigator`` failed.
///
/// ```swift
/// func advice(_ error: NavigationError) -> String? {
///   switch error {
///   case .noScreen(let problem), .failed(let problem): "This cannot be opened: \(problem)"
///   case .undoFailed, .cannotPush: "Please try again."
///   case .nothingToPop, .nothingToDismiss, .interrupted, .cancelled, .ended: nil
///   }
/// }
/// ```
///
/// Except for ``undoFailed(_:)``, the screens are those that were shown before the call, minus any that the person
/// left during it.
@frozen public enum NavigationError: Error, CustomStringConvertible {
  /// When the call started, the front layer contained only its first screen.
  case nothingToPop
  /// When the call started, nothing was presented.
  case nothingToDismiss
  /// The front layer doesn't accept pushes.
  case cannotPush
  /// The app's closure has no screen for a route, and threw this error.
  case noScreen(any Error)
  /// The stage threw this error in a step. The steps before it were undone.
  case failed(any Error)
  /// The stage threw this error while undoing a failed call. ``NavigationHost/layers`` is what is shown.
  case undoFailed(any Error)
  /// The person went back between two steps. Later steps were undone.
  case interrupted
  /// The caller's task was cancelled before the call started.
  case cancelled
  /// The ``NavigationHost`` was deallocated: the app closed the window, or didn't store the host.
  case ended

  /// One sentence: the problem and what to do, or what is shown now.
  public var description: String {
    switch self {
    case .nothingToPop: "nothing to pop, because the front layer has one screen; dismiss the layer if it is presented"
    case .nothingToDismiss: "nothing to dismiss, because nothing is presented; if the screen was pushed, pop it"
    case .cannotPush: "the front layer doesn't accept pushes; call present or show"
    case .noScreen(let error): "no screen for a route (nothing was changed): \(error)"
    case .failed(let error): "a step failed (the steps before it were undone): \(error)"
    case .undoFailed(let error): "a step failed, and undoing the steps before it failed too: \(error)"
    case .interrupted: "the person went back during the call; its later steps were undone"
    case .cancelled: "cancelled before it started; nothing was changed"
    case .ended: "the navigator's host was deallocated; store it together with its window"
    }
  }
}
