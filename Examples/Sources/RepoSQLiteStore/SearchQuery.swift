import GRDB

/// The question that SQLite is asked for a person's text.
enum SearchQuery: Equatable {
  /// A blank text.
  case everything
  /// A text without a letter or digit.
  case nothing
  /// Each word by its beginning, in FTS5's syntax.
  case matches(pattern: String, name: String)

  /// Words beyond these are ignored: nobody types them, and FTS5 takes minutes for a page of them.
  static let wordLimit = 16

  init(_ text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(Self.wordLimit)
    if !words.isEmpty {
      // A word has no quotation mark, so it cannot leave its quotation marks.
      let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self = .matches(pattern: words.map { "\"\($0)\"*" }.joined(separator: " "), name: name)
    } else {
      self = text.allSatisfy(\.isWhitespace) ? .everything : .nothing
    }
  }

  /// Nil where nothing can match.
  var statement: (sql: String, arguments: StatementArguments)? {
    switch self {
    case .nothing: nil
    case .everything: ("SELECT * FROM repo ORDER BY stars DESC, id DESC", [])
    case .matches(let pattern, let name): (Self.ranked, [pattern, name])
    }
  }

  /// Repositories of that very name first, then by relevance: a hit in the name weighs most.
  private static let ranked = """
    SELECT repo.* FROM repo_index JOIN repo ON repo.id = repo_index.rowid
    WHERE repo_index MATCH ?
    ORDER BY (repo.name = ? COLLATE NOCASE) * stars DESC, bm25(repo_index, 4, 10, 2, 4), stars DESC, repo.id
    """
}
