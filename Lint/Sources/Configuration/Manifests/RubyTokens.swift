/// The tokens of a manifest in Ruby, as far as they decide which block contains a statement.
struct RubyTokens {
  private(set) var tokens: [RubyToken] = []
  private var rest: Substring
  /// The word that ends the text below the current line, such as `END` in `<<~END`.
  private var heredocEnd: Substring = ""

  init(_ source: String) {
    rest = source.replacing("\r\n", with: "\n")[...]
    skipBlockComment()
    while let first = rest.first {
      if first.isNewline || first == ";" {
        tokens.append(.separator)
        rest.removeFirst()
        if first.isNewline {
          skipHeredoc()
          skipBlockComment()
        }
      } else if rest.hasPrefix("<<~") || rest.hasPrefix("<<-") {
        rest.removeFirst(3)
        heredocEnd = rest.drop { $0 == "'" || $0 == "\"" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      } else if first == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if first == "'" || first == "\"" {
        readLiteral(first)
      } else if first == ":", rest.dropFirst().first.map({ $0.isLetter || $0 == "_" }) == true,
        tokens.last != .mark(":")
      {
        rest.removeFirst()
        tokens.append(.text(String(readWord())))
      } else if first.isLetter || first == "_" {
        tokens.append(.word(readWord()))
      } else {
        if !first.isWhitespace { tokens.append(.mark(first)) }
        rest.removeFirst()
      }
    }
  }

  private mutating func readWord() -> Substring {
    var word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let end = rest[word.endIndex...].first
    if end == "!" || end == "?" { word = rest[..<rest.index(after: word.endIndex)] }
    rest = rest[word.endIndex...]
    return word
  }

  /// Reads a literal, which ends at the end of the line at the latest. Quotation marks in `#{…}` don't end it.
  private mutating func readLiteral(_ quote: Character) {
    rest.removeFirst()
    var text = ""
    var depth = 0
    while let next = rest.first, !next.isNewline {
      rest.removeFirst()
      if next == quote, depth == 0 { break }
      if next == "{", depth > 0 || quote == "\"" && text.last == "#" { depth += 1 }
      if next == "}", depth > 0 { depth -= 1 }
      text.append(next)
      if next == "\\", let escaped = rest.first, !escaped.isNewline {
        text.append(escaped)
        rest.removeFirst()
      }
    }
    tokens.append(.text(text))
  }

  /// Skips the lines of the text that the line above began.
  private mutating func skipHeredoc() {
    if heredocEnd.isEmpty { return }
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.first { $0.drop(while: \.isWhitespace) == heredocEnd }
    rest = end.map { rest[$0.endIndex...] } ?? ""
    heredocEnd = ""
  }

  /// Skips the lines from `=begin` to `=end`.
  private mutating func skipBlockComment() {
    guard rest.hasPrefix("=begin") else { return }
    rest = rest.firstRange(of: "\n=end").map { rest[$0.upperBound...] } ?? ""
  }
}

enum RubyToken: Equatable {
  case word(Substring)
  /// The text of a literal or of a symbol.
  case text(String)
  case mark(Character)
  /// The end of a line, or a semicolon.
  case separator
}
