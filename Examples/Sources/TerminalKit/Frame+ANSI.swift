extension Frame {
  /// The bytes that make a terminal of this size show the frame, whatever it showed before.
  ///
  /// - Parameter styled: Whether lines may be bold, inverse or coloured; people say no by `NO_COLOR`.
  public func encoded(for size: Size, styled: Bool) -> String {
    let shown = lines.prefix(max(0, size.rows)).map { $0.encoded(columns: size.columns, styled: styled) }
    return ANSI.beginFrame + ANSI.hideCursor + ANSI.home + body(shown) + cursorSequence(for: size) + ANSI.endFrame
  }

  /// Each line is erased before its text comes, and the last one together with what is below. Not after: the
  /// cursor stays on the last column of a full line, and would erase the character there.
  private func body(_ lines: [String]) -> String {
    guard let last = lines.last else { return ANSI.clearBelow }
    let others = lines.dropLast().map { ANSI.clearRight + $0 + "\r\n" }
    return others.joined() + ANSI.clearBelow + last
  }

  private func cursorSequence(for size: Size) -> String {
    guard let cursor, size.columns > 0 else { return "" }
    return ANSI.moved(toColumn: min(cursor, size.columns - 1)) + ANSI.showCursor
  }
}

extension Line {
  fileprivate func encoded(columns: Int, styled: Bool) -> String {
    let text = text.printable.fitted(to: columns)
    guard styled, let code = style.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Line.Style {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .title: "1;36"
    case .chosen: "7"
    case .faint: "2"
    case .warning: "31"
    }
  }
}

/// The control sequences that every terminal of today understands, or ignores.
enum ANSI {
  /// What comes between these two is shown at once, where the terminal can do so: nothing flickers.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
  static let home = "\u{1B}[H"
  static let clearRight = "\u{1B}[K"
  static let clearBelow = "\u{1B}[J"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let enterScreen = "\u{1B}[?1049h\u{1B}[?2004h"
  static let leaveScreen = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  static func moved(toColumn column: Int) -> String { "\u{1B}[1;\(column + 1)H" }
}
