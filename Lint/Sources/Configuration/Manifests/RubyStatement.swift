/// A statement of a Podfile or podspec on one line, without its comment.
struct RubyStatement {
  private let text: Substring

  private init(_ text: Substring) { self.text = text.drop(while: \.isWhitespace) }

  /// The statements of a line.
  static func all(in line: Substring) -> [RubyStatement] {
    var statements: [RubyStatement] = []
    var start = line.startIndex
    var quote: Character?
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == ";" || character == "#" {
        statements.append(RubyStatement(line[start..<index]))
        if character == "#" { return statements }
        start = line.index(after: index)
      }
    }
    return statements + [RubyStatement(line[start...])]
  }

  /// The words outside quotes, up to the first text in quotes.
  var words: [Substring] {
    text.prefix { $0 != "'" && $0 != "\"" }.split { !$0.isLetter && !$0.isNumber && !"_?!.@:".contains($0) }
  }

  /// The text in the first quotes.
  var quoted: Substring? {
    guard let start = text.firstIndex(where: { $0 == "'" || $0 == "\"" }) else { return nil }
    let rest = text[text.index(after: start)...]
    return rest.firstIndex(of: text[start]).map { rest[..<$0] }
  }

  /// Whether an `end` on a later line, or in a later statement, closes a block that the statement opens.
  var opensBlock: Bool {
    if let first = words.first, Self.blocks.contains(first) { return true }
    let end = text.split(whereSeparator: \.isWhitespace)
    guard let word = end.last else { return false }
    return word == "do" || word.hasSuffix("|") && end.dropLast().contains { $0 == "do" }
  }

  private static let blocks: Set<Substring> = [
    "if", "unless", "case", "while", "until", "for", "begin", "class", "module",
  ]
}
