import TerminalKit

/// A terminal that understands the sequences of an encoder; any other sequence fails.
struct TerminalDouble {
  struct Cell: Hashable {
    var text = " "
    /// The parameters of the style that the cell was written with.
    var style = ""
  }
  struct UnknownSequence: Error, Hashable { let text: String }

  private(set) var rows: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var showsCursor = true
  private var style = ""
  private var region: Range<Int>
  private let size: Size

  init(_ size: Size) {
    self.size = size
    rows = Array(repeating: Array(repeating: Cell(text: "#"), count: size.columns), count: size.rows)
    region = 0..<size.rows
  }

  var text: [String] { rows.map { $0.map(\.text).joined() } }

  mutating func feed(_ output: String) throws(UnknownSequence) {
    var rest = output.unicodeScalars[...]
    while let first = rest.popFirst() {
      switch first {
      case "\r": column = 0
      case "\n": row = min(row + 1, size.rows - 1)
      case "\u{1B}":
        guard rest.popFirst() == "[" else { throw UnknownSequence(text: "ESC") }
        let body = rest.prefix { !$0.properties.isAlphabetic }
        rest = rest.dropFirst(body.count)
        try carryOut(String(body), rest.popFirst() ?? " ")
      default:
        rest = String.UnicodeScalarView([first] + rest)[...]
        rest = put(rest)
      }
    }
  }

  /// Writes the first character and returns the others.
  private mutating func put(_ scalars: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let text = Substring(scalars)
    guard let character = text.first else { return scalars }
    let width = String(character).columns
    if width == 0, column > 0 {
      rows[row][column - 1].text.append(character)
    } else if column + width <= size.columns {
      // A blank cell looks the same in every style but the inverse one.
      let isBlank = character == " " && style != "7"
      rows[row][column] = Cell(text: String(character), style: isBlank ? "" : style)
      for rest in 1..<max(width, 1) { rows[row][column + rest] = Cell(text: "", style: style) }
      column += width
    }
    return text.dropFirst().unicodeScalars
  }

  private mutating func carryOut(_ body: String, _ command: Unicode.Scalar) throws(UnknownSequence) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let count = numbers.first.flatMap { $0 } ?? 1
    switch (command, body) {
    case ("h", "?25"): showsCursor = true
    case ("l", "?25"): showsCursor = false
    case ("h", "?2026"), ("l", "?2026"): break
    case ("H", _): (row, column) = (count - 1, (numbers.dropFirst().first.flatMap { $0 } ?? 1) - 1)
    case ("C", _): column = min(column + count, size.columns - 1)
    case ("J", "2"): rows = rows.map { $0.map { _ in Cell() } }
    // A terminal whose cursor is past the last column erases that column.
    case ("K", ""): for place in min(column, size.columns - 1)..<size.columns { rows[row][place] = Cell(style: style) }
    case ("m", _):
      // A style that doesn't turn the former one off would add to it.
      let added = body.split(separator: ";").drop { $0 == "0" }.joined(separator: ";")
      style = body.hasPrefix("0") || style.isEmpty ? added : style + ";" + added
    case ("r", ""): region = 0..<size.rows
    case ("r", _): region = count - 1..<(numbers.last.flatMap { $0 } ?? size.rows)
    case ("L", _), ("M", _): try moveLines(command == "M" ? count : -count)
    default: throw UnknownSequence(text: "\(body)\(command)")
    }
  }

  private mutating func moveLines(_ distance: Int) throws(UnknownSequence) {
    guard region.contains(row) else { throw UnknownSequence(text: "outside of the region") }
    let (old, area) = (rows, row..<region.upperBound)
    for place in area {
      let source = place + distance
      rows[place] = area.contains(source) ? old[source] : Array(repeating: Cell(style: style), count: size.columns)
    }
  }
}
