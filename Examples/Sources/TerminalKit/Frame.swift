/// The size of a terminal.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// One line of a frame.
public struct Line: Hashable, Sendable {
  /// The role of the line, for a terminal with styles.
  public enum Style: Hashable, Sendable {
    case plain, title, chosen, faint, warning
  }

  public var text: String
  public var style: Style

  public init(_ text: String = "", _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// The contents of a screen.
public struct Frame: Hashable, Sendable {
  public var lines: [Line]
  /// The column of the cursor; nil hides it.
  public var cursor: Int?
  /// The line of the cursor.
  public var cursorRow: Int

  public init(_ lines: [Line], cursor: Int? = nil, cursorRow: Int = 0) {
    self.lines = lines
    self.cursor = cursor
    self.cursorRow = cursorRow
  }
}

extension [Line] {
  /// The lines as text without trailing spaces, for a pipe.
  public var plainText: String {
    map { String($0.text.printable.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }
}
