/// How a notice is to look.
public enum NoticeKind: Hashable, Sendable {
  /// Nothing is wrong: something is under way, or nothing matches.
  case note
  /// What is shown is not all, not new, or gone.
  case warning
  /// Something failed.
  case error
}
