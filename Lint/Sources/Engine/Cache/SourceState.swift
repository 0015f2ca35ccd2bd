import LintSyntax

/// What is known of a file before, or after, it is read.
enum SourceState: Sendable {
  /// It has the content that the cache knows; its stamp may be new.
  case cached(CacheEntry)
  case changed
  case read(FileFacts, CacheEntry)
  /// It was read, and has no facts.
  case refused(CacheEntry)
  case unreadable(String)

  var isChanged: Bool {
    if case .changed = self { true } else { false }
  }

  var entry: CacheEntry? {
    switch self {
    case .cached(let entry), .read(_, let entry), .refused(let entry): entry
    case .changed, .unreadable: nil
    }
  }

  /// Why it is not checked.
  var reason: String? {
    switch self {
    case .cached(let entry), .refused(let entry): entry.refusal
    case .unreadable(let reason): reason
    case .changed, .read: nil
    }
  }
}
