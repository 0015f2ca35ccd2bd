import RepoModel

/// One page of a search as GitHub's API writes it.
struct SearchPage: Decodable {
  /// How many match, on all pages.
  var total: Int
  /// Whether the server gave up before it had looked everywhere.
  var isIncomplete: Bool
  var items: [RepoRecord]

  private enum CodingKeys: String, CodingKey {
    case items
    case total = "total_count"
    case isIncomplete = "incomplete_results"
  }
}
