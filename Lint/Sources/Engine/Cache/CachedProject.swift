import LintSemantics

/// A project as an earlier run joined it, with what was edited in functions since.
struct CachedProject {
  let project: Project
  /// For the files that were edited since then, by their places among all, the facts from which it was joined.
  let origins: [Int: CacheBlock]

  /// More edits than these cost more, each time, than to write once what they lead to.
  private static let limit = 16

  var isWorthWriting: Bool { origins.count > Self.limit }
}
