import GRDB
import RepoModel

/// The SQL query for a person's text.
enum SearchQuery: Equatable {
  /// A blank text.
  case everything
  /// A text without a letter or digit.
  case nothing
  /// Each word by its beginning in FTS5's syntax, and each name with symbols literally, because FTS5 indexes only
  /// letters and digits.
  case matches(pattern: String, literals: [String], name: String)

  /// The largest number of words. Further words are ignored, because FTS5 would take minutes for a page of text.
  static let wordLimit = 16

  init(_ text: String) {
    let words = SearchWord.words(in: text, limit: Self.wordLimit)
    if !words.isEmpty {
      // A word contains no quotation mark, so it can't end its quotation; nor does it contain a wildcard of LIKE.
      let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let pattern = words.map { "\"\($0.parts.joined(separator: " "))\"\($0.isOpen ? "*" : "")" }.joined(separator: " ")
      self = .matches(pattern: pattern, literals: words.filter(\.hasSymbols).map { "%\($0.text)%" }, name: name)
    } else {
      self = text.allSatisfy(\.isWhitespace) ? .everything : .nothing
    }
  }

  /// The statement; nil if nothing can match.
  var statement: (sql: String, arguments: StatementArguments)? {
    switch self {
    case .nothing: nil
    case .everything: ("SELECT \(Repo.columns) FROM repo ORDER BY stars DESC, id DESC", [])
    case .matches(let pattern, let literals, let name):
      (Self.ranked(literals.count), StatementArguments([pattern] + literals + [name]))
    }
  }

  /// Returns the statement with repositories of exactly that name first, then by relevance; a match in the name weighs
  /// most.
  private static func ranked(_ literalCount: Int) -> String {
    let text = "repo.owner || '/' || repo.name || ' ' || repo.description || ' ' || ifnull(repo.language, '')"
    let literals = String(repeating: " AND \(text) LIKE ?", count: literalCount)
    return """
      SELECT \(Repo.columns) FROM repo_index JOIN repo ON repo.id = repo_index.rowid
      WHERE repo_index MATCH ?\(literals)
      ORDER BY (repo.name = ? COLLATE NOCASE) * stars DESC, bm25(repo_index, 4, 10, 2, 4), stars DESC, repo.id
      """
  }
}
