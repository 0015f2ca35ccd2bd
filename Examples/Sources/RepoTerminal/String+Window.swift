import TerminalKit

extension String {
  /// The part of the text that fits, with the cursor in it and an ellipsis for each part that is cut.
  ///
  /// - Parameters:
  ///   - offset: The number of characters before the cursor.
  /// - Returns: The part, and the column of the cursor.
  func window(around offset: Int, columns width: Int) -> (text: String, cursor: Int) {
    let before = String(prefix(offset))
    if columns <= width || before.columns < width { return (cut(to: width), before.columns) }
    // Some text after the cursor stays visible.
    let ahead = String(dropFirst(offset)).cut(to: Swift.min(width / 4, String(dropFirst(offset)).columns))
    let start = before.tail(of: Swift.max(0, width - Swift.max(ahead.columns, isAtEnd(offset) ? 0 : 1)))
    return (start + ahead, start.columns)
  }

  private func isAtEnd(_ offset: Int) -> Bool { offset >= count }

  /// The end of the text, in at most these columns; an ellipsis replaces the start.
  private func tail(of width: Int) -> String {
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
