import LintEngine
import LintSyntax

/// A source line with an underlined range. A long line is cut around the range.
struct Excerpt {
  private static let width = 100
  private static let lead = 60
  private static let margin = 3

  let number: String
  let before: String
  let highlighted: String
  let after: String

  /// The excerpt is empty if the file is unreadable.
  init(of source: SourceText, _ extent: Extent) {
    let line = source.line(at: extent.start, offset: extent.range.start)
    let isInOneLine = extent.start.line == extent.end.line
    let length = isInOneLine ? Int(extent.range.end - min(extent.range.start, extent.range.end)) : line.rest.count
    number = "\(extent.start.line)"
    // A line may contain a whole file, so the bytes are cut before they are decoded.
    before = Self.text(line.before.suffix(4 * Self.width), endingWithin: Self.lead)
    let room = Self.width - before.drop { $0 == " " }.count
    highlighted = Self.text(line.rest.prefix(min(length, 4 * Self.width)), within: room)
    after = Self.text(line.rest.dropFirst(length).prefix(4 * Self.width), within: room - highlighted.count)
  }

  /// Whether the file is unreadable.
  var isEmpty: Bool { before.isEmpty && highlighted.isEmpty }

  func text(_ style: TerminalStyle) -> String {
    if isEmpty { return "" }
    let indentation = before.prefix { $0 == " " }.count
    let margin = String(repeating: " ", count: max(Self.margin - number.count, 0))
    let gap = String(repeating: " ", count: before.displayWidth - indentation)
    let line = before.dropFirst(indentation) + highlighted + after
    let mark = "^" + String(repeating: "~", count: max(highlighted.displayWidth - 1, 0))
    return "    \(margin)\(number) | \(line)\n    \(blank) | \(gap)\(style.caret(mark))\n"
  }

  private var blank: String { String(repeating: " ", count: max(Self.margin, number.count)) }

  private static func text(_ bytes: ArraySlice<UInt8>, within limit: Int) -> String {
    let text = plain(bytes)
    return text.count > limit ? text.prefix(max(limit - 1, 0)) + "…" : text
  }

  private static func text(_ bytes: ArraySlice<UInt8>, endingWithin limit: Int) -> String {
    let text = plain(bytes)
    let written = text.drop { $0 == " " }
    return written.count > limit ? "…" + written.suffix(limit - 1) : text
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return PlainText.oneLine(bytes.contains(UInt8(ascii: "\t")) ? text.replacing("\t", with: "  ") : text)
  }
}

extension StringProtocol {
  /// The number of terminal cells.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// The number of terminal cells: two for East Asian letters and emoji.
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x200B...0x200F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
