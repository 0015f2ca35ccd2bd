/// How far an app goes with a server.
public struct HTTPLimits: Hashable, Sendable {
  /// How long a search waits before it is sent. Who types on supersedes it meanwhile, and the server is asked once a
  /// word and not once a letter: GitHub answers ten searches a minute to those it does not know.
  public var pause = Duration.milliseconds(300)
  /// How long a reply may take, from the question to its last byte.
  public var patience = Duration.seconds(15)
  /// How many bytes a reply may have. GitHub's longest have about one million.
  public var largestBody = 8 << 20
  /// How many pages of one search are read; each counts as a question.
  public var pages = 2
  /// How often a server may send us on from one address to another.
  static let redirects = 5

  public init() {}
}
