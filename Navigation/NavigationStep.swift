/// A single change that a ``NavigationStage`` performs.
///
/// Handle it in your own stage. In a test, compare the steps of a ``NavigationRecorder``.
///
/// A step changes the front layer. Only undoing the first push, or setting another root, empties the lowest layer.
@frozen public enum NavigationStep<Screen> {
  /// Push the screen onto the front layer.
  case push(Screen)
  /// Pop this many of the navigator's screens. Zero pops only the screens of other code above them.
  case pop(Int)
  /// Present the screen as the first of a new layer.
  case present(Screen)
  /// Dismiss this many layers with all of their screens.
  case dismiss(Int)

  func map<New>(_ change: (Screen) -> New) -> NavigationStep<New> {
    switch self {
    case .push(let screen): .push(change(screen))
    case .pop(let count): .pop(count)
    case .present(let screen): .present(change(screen))
    case .dismiss(let count): .dismiss(count)
    }
  }
}

extension NavigationStep: Equatable where Screen: Equatable {}
extension NavigationStep: Sendable where Screen: Sendable {}
