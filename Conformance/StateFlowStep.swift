#if SWIFT_PACKAGE
  public import MVVMState
#endif

/// A step of what a screen goes through: a command that it was told, or a state that it showed.
///
/// ```swift
/// enum LampCommand: Equatable { case toggle }
/// struct LampState: ViewState, Equatable { var isOn = false }
///
/// let flow: [StateFlowStep<LampState, LampCommand>] = [
///   .state(LampState()), .command(.toggle), .state(LampState(isOn: true)),
/// ]
/// ```
///
/// **Isolation.** None; a value.
@frozen public enum StateFlowStep<Shown: ViewState, Command> {
  /// The view model was told to do this.
  case command(Command)
  /// The view model told that this is its state.
  case state(Shown)
}

extension StateFlowStep: Equatable where Shown: Equatable, Command: Equatable {}
extension StateFlowStep: Sendable where Shown: Sendable, Command: Sendable {}

extension StateFlowStep: CustomStringConvertible {
  /// The kind of step, and what it holds.
  public var description: String {
    switch self {
    case .command(let command): "command \(command)"
    case .state(let state): "state \(state)"
    }
  }
}
