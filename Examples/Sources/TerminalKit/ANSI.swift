/// Control sequences that terminals understand or ignore.
enum ANSI {
  /// A terminal with synchronized output shows all output between these two sequences at once.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
  static let clear = "\u{1B}[H\u{1B}[2J"
  static let clearRight = "\u{1B}[K"
  static let plain = "\u{1B}[0m"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let enterScreen = "\u{1B}[?1049h\u{1B}[?2004h"
  static let leaveScreen = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  static let wholeRegion = "\u{1B}[r"

  static func region(_ rows: Range<Int>) -> String { "\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r" }
  static func insertLines(_ count: Int) -> String { "\u{1B}[\(count)L" }
  static func deleteLines(_ count: Int) -> String { "\u{1B}[\(count)M" }
  static func forward(_ columns: Int) -> String { columns == 1 ? "\u{1B}[C" : "\u{1B}[\(columns)C" }

  static func moved(toRow row: Int, column: Int) -> String {
    column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H"
  }

  /// Turns this style on and the previous one off.
  static func styled(_ style: Line.Style, isPlain: Bool) -> String {
    let code =
      switch style {
      case .plain: ""
      case .title: "1;36"
      case .chosen: "7"
      case .faint: "2"
      case .warning: "31"
      }
    return code.isEmpty ? plain : "\u{1B}[\(isPlain ? "" : "0;")\(code)m"
  }
}
