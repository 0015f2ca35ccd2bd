import GRDB
import RepoModel

/// The question that SQLite is asked for a person's text.
enum SearchQuery: Equatable {
  /// A blank text.
  case everything
  /// A text without a letter or digit.
  case nothing
  /// Each word by its beginning, in FTS5's syntax, and each name with symbols as it's written: FTS5 indexes letters only.
  case matches(pattern: String, literals: [String], name: String)

  /// Words beyond these are ignored: nobody types them, and FTS5 takes minutes for a page of them.
  static let wordLimit = 16

  init(_ text: String) {
    let words = SearchWord.words(in: text, limit: Self.wordLimit)
    if !words.isEmpty {
      // A word has no quotation mark, so it can't leave its quotation marks; and no wildcard of LIKE.
      let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let pattern = words.map { "\"\($0.parts.joined(separator: " "))\"\($0.isOpen ? "*" : "")" }.joined(separator: " ")
      self = .matches(pattern: pattern, literals: words.filter(\.hasSymbols).map { "%\($0.text)%" }, name: name)
    } else {
      self = text.allSatisfy(\.isWhitespace) ? .everything : .nothing
    }
  }

  /// Nil where nothing can match.
  var statement: (sql: String, arguments: StatementArguments)? {
    switch self {
    case .nothing: nil
    case .everything: ("SELECT \(Repo.columns) FROM repo ORDER BY stars DESC, id DESC", [])
    case .matches(let pattern, let literals, let name):
      (Self.ranked(literals.count), StatementArguments([pattern] + literals + [name]))
    }
  }

  /// Repositories of that very name first, then by relevance: a hit in the name weighs most.
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
