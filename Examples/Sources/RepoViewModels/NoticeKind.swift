/// The appearance of a notice.
public enum NoticeKind: Hashable, Sendable {
  /// Nothing is wrong: a request is pending, or nothing matches.
  case note
  /// The content is incomplete, outdated or gone.
  case warning
  /// Something failed.
  case error
}
