public import LintSyntax

/// Members of ReactorKit's reactors.
public enum ReactorMembers {
  /// The property by which a view stores its reactor, and the label of `bind(reactor:)`.
  public static let reactor: Name = "reactor"
  /// The stream of actions that a view sends.
  public static let action: Name = "action"
  /// The function that receives each action and returns mutations.
  public static let mutate: Name = "mutate"
  /// The function that receives each mutation and changes the state.
  public static let reduce: Name = "reduce"
  /// The functions that return another stream of actions, mutations or states, by the label of the stream that they receive.
  public static let transform: Name = "transform"
  public static let transformed: NameSet = [action, "mutation", stateStream]
  public static let currentState: Name = "currentState"
  /// The stream of the reactor's states.
  public static let stateStream: Name = "state"
  /// The function that returns a stream of a property of the state.
  public static let pulse: Name = "pulse"
  /// The type of the state.
  public static let stateType: Name = "State"

  /// The protocol of reactors.
  public static let supertype: Name = "Reactor"
}
