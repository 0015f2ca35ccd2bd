public import RepoModel

extension RepoStoreError {
  /// The option that solves the problem, if there is one.
  private var advice: String? {
    switch self {
    case .missing: "add --create to create it"
    case .empty: "add --create to fill it"
    case .unfinished: "add --create to roll it back"
    default: nil
    }
  }

  /// One line for people at a command line.
  public var line: String { advice.map { "\(self); \($0)" } ?? "\(self)" }
}
