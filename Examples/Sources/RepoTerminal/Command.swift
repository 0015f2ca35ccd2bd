import TerminalKit

/// One line of a script.
enum Command: Hashable {
  case search(String)
  case move(Int)
  case top, bottom
  case open, back, show, help, quit

  /// Returns nil for a blank line or a comment.
  init?(_ line: String) throws(CommandError) {
    let line = line.trimmed
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let word = line.prefix { !$0.isWhitespace }
    let rest = String(line.dropFirst(word.count)).trimmed
    switch word {
    case "search":
      guard rest.count <= ListScreen.longestSearch else { throw .searchTooLong }
      self = .search(rest)
    case "down": self = .move(try Self.count(rest, of: line))
    case "up": self = .move(-(try Self.count(rest, of: line)))
    default: self = try Self.plain(word, rest, of: line)
    }
  }

  /// The largest distance of one move.
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

  /// The commands, for a help text.
  static let overview = """
    search TEXT   list the repositories that match every word of TEXT, or all without TEXT
    down [N]      select the next row, or the row N below, and print it
    up [N]        select the previous row, or the row N above, and print it
    top, bottom   select the first or the last row, and print it
    open          open the selected repository
    back          return to the list
    show          print the screen
    help          print this list
    quit          end the script
    # ...         comment
    """
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
