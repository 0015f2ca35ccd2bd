/// What a ``NavigationStage`` is told to do, one at a time.
///
/// **When to use it.** In a stage of your own. A test compares those that a ``NavigationRecorder`` was told.
///
/// **Laws.** A step is about the front layer. Counts are positive. The lowest layer is emptied only in taking back its first screen.
///
/// **Isolation.** None; a value.
@frozen public enum NavigationStep<Screen> {
  /// Put it onto the front layer.
  case push(Screen)
  /// Take so many screens from the front layer.
  case pop(Int)
  /// Present it, as the first of a new layer.
  case modal(Screen)
  /// Take so many layers away, with all of their screens.
  case dismiss(Int)

  func map<New>(_ change: (Screen) -> New) -> NavigationStep<New> {
    switch self {
    case .push(let screen): .push(change(screen))
    case .pop(let count): .pop(count)
    case .modal(let screen): .modal(change(screen))
    case .dismiss(let count): .dismiss(count)
    }
  }
}

extension NavigationStep: Equatable where Screen: Equatable {}
extension NavigationStep: Sendable where Screen: Sendable {}
