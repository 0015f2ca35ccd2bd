public import RepoOptions

/// What the command line asks for.
public struct Options: Hashable, Sendable {
  /// What the program does.
  public enum Task: Hashable, Sendable {
    /// Whatever fits: a person's terminal, a script on standard input, or a demonstration.
    case browse
    case script(path: String)
    case live
    case help
    case version
  }

  public var task = Task.browse
  public var place = StorePlace.memory
  public var selections = 1_000
  public var delay = 50
  public var seed: UInt64 = 1

  public init() {}
}
