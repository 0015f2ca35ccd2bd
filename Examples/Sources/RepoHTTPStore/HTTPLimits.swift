/// Limits for requests to a server.
public struct HTTPLimits: Hashable, Sendable {
  /// The delay before a search is sent. Typing another letter supersedes it meanwhile, so the server receives one
  /// search per word instead of one per letter. GitHub allows ten searches per minute without authentication.
  public var pause = Duration.milliseconds(300)
  /// The time limit for a complete reply.
  public var timeout = Duration.seconds(15)
  /// The size limit of a reply in bytes. GitHub's longest replies have about one million.
  public var largestBody = 8 << 20
  /// The number of pages to read per search; each is a separate request.
  public var pages = 2
  /// The number of redirects to follow.
  static let redirects = 5

  public init() {}
}
