import TerminalKit

/// One line of a script.
enum Command: Hashable {
  case search(String)
  case move(Int)
  case top, bottom
  case open, back, show, help, quit

  /// Nil for a line that says nothing: a blank one, or a comment.
  init?(_ line: String) throws(CommandError) {
    let line = line.trimmed
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let word = line.prefix { !$0.isWhitespace }
    let rest = String(line.dropFirst(word.count)).trimmed
    switch word {
    case "search": self = .search(rest)
    case "down": self = .move(try Self.count(rest, of: line))
    case "up": self = .move(-(try Self.count(rest, of: line)))
    default: self = try Self.plain(word, rest, of: line)
    }
  }

  /// How far a script may move at once.
  private static let farthest = 1_000_000

  private static func count(_ text: String, of line: String) throws(CommandError) -> Int {
    if text.isEmpty { return 1 }
    guard let count = Int(text), (0...farthest).contains(count) else { throw .unknown(line) }
    return count
  }

  private static func plain(_ word: Substring, _ rest: String, of line: String) throws(CommandError) -> Command {
    let commands: [Substring: Command] = [
      "top": .top, "bottom": .bottom, "open": .open, "back": .back, "show": .show, "help": .help, "quit": .quit,
    ]
    guard rest.isEmpty, let command = commands[word] else { throw .unknown(line) }
    return command
  }

  /// What there is, for people.
  static let overview = """
    search TEXT   list what matches every word of TEXT; without TEXT, everything
    down [N]      choose the next row, or the one N rows down, and print it
    up [N]        choose the row before
    top, bottom   choose the first row, or the last
    open          open the chosen row's page
    back          return to the list
    show          print what is on the screen
    help          print this list
    quit          stop here
    # ...         a comment
    """
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
