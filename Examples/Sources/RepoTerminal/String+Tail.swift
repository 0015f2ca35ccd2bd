import TerminalKit

extension String {
  /// The end of the text, in at most these columns; an ellipsis stands for what comes before.
  func tail(of width: Int) -> String {
    if columns <= width { return self }
    guard width > 0 else { return "" }
    var room = width - 1
    let end = reversed().prefix { character in
      room -= String(character).columns
      return room >= 0
    }
    return "…" + String(end.reversed())
  }
}
