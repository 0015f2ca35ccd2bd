#if SWIFT_PACKAGE
  public import MVVMState
#endif

/// A step of a flow: a command that a view model executes, or a state that it sends.
///
/// ```swift
/// enum LampCommand: Equatable { case toggle }
/// struct LampState: ViewState, Equatable { var isOn = false }
///
/// let flow: [StateFlowStep<LampState, LampCommand>] = [
///   .state(LampState()), .command(.toggle), .state(LampState(isOn: true)),
/// ]
/// ```
@frozen public enum StateFlowStep<Shown: ViewState, Command> {
  /// The view model executes a command.
  case command(Command)
  /// The view model sends a state.
  case state(Shown)
}

extension StateFlowStep: Equatable where Shown: Equatable, Command: Equatable {}
extension StateFlowStep: Sendable where Shown: Sendable, Command: Sendable {}

extension StateFlowStep: CustomStringConvertible {
  /// The kind of step, and its command or state.
  public var description: String {
    switch self {
    case .command(let command): "command \(command)"
    case .state(let state): "state \(state)"
    }
  }
}
