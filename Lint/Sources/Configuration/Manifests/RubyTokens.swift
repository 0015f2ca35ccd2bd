/// The tokens of a manifest in Ruby, as far as they decide which block contains a statement.
///
/// It reads Unicode scalars, because finding characters takes several times as long.
struct RubyTokens {
  private(set) var tokens: [RubyToken] = []
  private var rest: Substring.UnicodeScalarView
  /// The word that ends the text below the current line, such as `END` in `<<~END`.
  private var heredocEnd: Substring = ""

  init(_ source: String) {
    rest = source[...].unicodeScalars
    skipBlockComment()
    while let first = rest.first {
      if first == "\n" || first == ";" {
        tokens.append(.separator)
        rest.removeFirst()
        if first == "\n" {
          skipHeredoc()
          skipBlockComment()
        }
      } else if first == "<", rest.starts(with: "<<~".unicodeScalars) || rest.starts(with: "<<-".unicodeScalars) {
        rest.removeFirst(3)
        heredocEnd = Substring(rest.drop { $0 == "'" || $0 == "\"" }.prefix(while: Self.isInWord))
      } else if first == "#" {
        rest = rest.drop { $0 != "\n" }
      } else if first == "'" || first == "\"" {
        readLiteral(first)
      } else if first == ":", rest.dropFirst().first.map(Self.startsWord) == true, tokens.last != .mark(":") {
        rest.removeFirst()
        tokens.append(.text(String(readWord())))
      } else if Self.startsWord(first) {
        tokens.append(.word(readWord()))
      } else {
        if !first.properties.isWhitespace { tokens.append(.mark(Character(first))) }
        rest.removeFirst()
      }
    }
  }

  /// Nearly all scalars are ASCII, and the lookup of a property takes much longer.
  private static func startsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      : scalar.properties.isAlphabetic
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    startsWord(scalar)
      || (scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType != nil)
  }

  private mutating func readWord() -> Substring {
    var word = rest.prefix(while: Self.isInWord)
    let end = rest[word.endIndex...].first
    if end == "!" || end == "?" { word = rest[..<rest.index(after: word.endIndex)] }
    rest = rest[word.endIndex...]
    return Substring(word)
  }

  /// Reads a literal, which ends at the end of the line at the latest. Quotation marks in `#{…}` don't end it.
  private mutating func readLiteral(_ quote: Unicode.Scalar) {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    var depth = 0
    while let next = rest.first, next != "\n" {
      rest.removeFirst()
      if next == quote, depth == 0 { break }
      if next == "{", depth > 0 || quote == "\"" && text.last == "#" { depth += 1 }
      if next == "}", depth > 0 { depth -= 1 }
      text.append(next)
      if next == "\\", let escaped = rest.first, escaped != "\n" {
        text.append(escaped)
        rest.removeFirst()
      }
    }
    tokens.append(.text(String(text)))
  }

  /// Skips the lines of the text that the line above began.
  private mutating func skipHeredoc() {
    if heredocEnd.isEmpty { return }
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.first { line in
      line.drop(while: \.properties.isWhitespace).elementsEqual(
        (heredocEnd + (line.last == "\r" ? "\r" : "")).unicodeScalars)
    }
    rest = end.map { rest[$0.endIndex...] } ?? ""[...].unicodeScalars
    heredocEnd = ""
  }

  /// Skips the lines from `=begin` to `=end`.
  private mutating func skipBlockComment() {
    guard rest.starts(with: "=begin".unicodeScalars) else { return }
    rest = rest.firstRange(of: "\n=end".unicodeScalars).map { rest[$0.upperBound...] } ?? ""[...].unicodeScalars
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
