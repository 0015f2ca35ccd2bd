/// The end of a session by ^C.
public struct Interruption: Error {
  /// The exit status of an interrupted program.
  public static let exitStatus: Int32 = 130

  public init() {}
}
