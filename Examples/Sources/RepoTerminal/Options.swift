public import RepoOptions

/// The options of the command line.
public struct Options: Hashable, Sendable {
  /// A task of the program.
  public enum Task: Hashable, Sendable {
    /// Browse in a terminal, run the commands on standard input, or print a sample session.
    case browse
    /// Run the commands in a file; `-` is standard input.
    case script(path: String)
    case live
    case help
    case version
  }

  public var task = Task.browse
  public var place = StoreLocation.memory
  public var selections = 1_000
  public var delay = 50
  public var seed: UInt64 = 1

  public init() {}
}
