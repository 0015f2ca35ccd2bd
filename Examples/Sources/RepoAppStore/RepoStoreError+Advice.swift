public import RepoModel

extension RepoStoreError {
  /// What a command line can do about it; nil where it can do nothing.
  private var advice: String? {
    switch self {
    case .missing: "add --create to make it"
    case .empty: "add --create to fill it"
    case .unfinished: "add --create to undo it"
    case .foreign, .damaged, .busy, .unavailable, .offline, .timedOut, .rateLimited, .failing, .unreadable, .cancelled:
      nil
    }
  }

  /// One line for people who use a command line.
  public var line: String { advice.map { "\(self) (\($0))" } ?? "\(self)" }
}
