import RepoModel

/// What a server is asked for a person's text.
enum SearchTerms: Hashable {
  /// A blank text.
  case everything
  /// A text without a letter or digit.
  case nothing
  /// Words, which the server takes for nothing else.
  case words(String)

  /// A server refuses a search longer than this.
  static let characterLimit = 256

  /// Qualifiers (`user:x`) and quotation marks fall apart into words; operators (`NOT`) are such only in capitals.
  init(_ text: String) {
    let words = SearchWord.words(in: text.lowercased(), limit: Self.characterLimit).map(\.text).joined(separator: " ")
    if !words.isEmpty {
      self = .words(String(words.prefix(Self.characterLimit)))
    } else {
      self = text.allSatisfy(\.isWhitespace) ? .everything : .nothing
    }
  }
}
