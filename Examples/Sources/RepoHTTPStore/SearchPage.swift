import RepoModel

/// One page of a search in GitHub's API.
struct SearchPage: Decodable {
  /// The number of matches on all pages.
  var total: Int
  /// Whether the server stopped before it had searched everywhere.
  var isIncomplete: Bool
  var items: [RepoRecord]

  private enum CodingKeys: String, CodingKey {
    case items
    case total = "total_count"
    case isIncomplete = "incomplete_results"
  }
}
