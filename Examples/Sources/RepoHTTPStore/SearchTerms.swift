import RepoModel

/// The search that a server receives for a person's text.
enum SearchTerms: Hashable {
  /// A blank text.
  case everything
  /// A text without a letter or digit.
  case nothing
  /// Words without special meaning for the server.
  case words(String)

  /// The longest search that a server accepts.
  static let characterLimit = 256

  /// Splits qualifiers (`user:x`) and quotation marks into words. Operators (`NOT`) are recognized only in capitals, so
  /// the words are in lower case.
  init(_ text: String) {
    let words = SearchWord.words(in: text.lowercased(), limit: Self.characterLimit).map(\.text).joined(separator: " ")
    if !words.isEmpty {
      self = .words(String(words.prefix(Self.characterLimit)))
    } else {
      self = text.allSatisfy(\.isWhitespace) ? .everything : .nothing
    }
  }
}
