/// What is known of the value of an expression by the declarations of the project.
public struct Value: Sendable {
  public var referent: Referent
  /// The type as it is written, where it is: its parts tell what an array holds.
  public var use: TypeUse?
  /// A type itself, rather than a value of it.
  public var isType = false

  public var isFunction: Bool { referent == .unknown(LanguageWords.function) }
}
