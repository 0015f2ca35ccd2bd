/// Estimates the widths of texts, because nothing can measure them before a browser draws them.
///
/// Browsers use different fonts. The widths are those of bold DejaVu Sans, which is wider than the fonts of other systems. So a text
/// that fits by the estimate fits everywhere.
struct TextWidth {
  /// The size of the font in pixels.
  let size: Int

  func width(of text: some StringProtocol) -> Int {
    (text.reduce(0) { $0 + Self.width(of: $1) } * size + 999) / 1_000
  }

  /// The text, or its start and its end if it is too wide.
  func cut(_ text: String, to width: Int) -> String {
    if self.width(of: text) <= width { return text }
    let room = width - self.width(of: "…")
    let start = prefix(of: text, within: room / 2)
    let end = suffix(of: text.dropFirst(start.count), within: room - self.width(of: start))
    return "\(start)…\(end)"
  }

  /// The text in at most two lines. A text that is too wide for two lines loses its middle.
  func wrapped(_ text: String, to width: Int) -> [String] {
    if self.width(of: text) <= width { return [text] }
    let start = lineStart(of: text, within: width)
    let rest = text.dropFirst(start.count)
    if self.width(of: rest) <= width { return [String(start), String(rest)] }
    return [String(start), "…" + suffix(of: rest, within: width - self.width(of: "…"))]
  }

  /// The longest start that fits and ends with a word, unless that would be short.
  private func lineStart(of text: String, within width: Int) -> Substring {
    let longest = prefix(of: text, within: width)
    let ends = longest.indices.dropFirst(longest.count / 2).filter { Self.isWordStart($0, in: text) }
    if Self.isWordStart(longest.endIndex, in: text) { return longest }
    return ends.last.map { text[..<$0] } ?? longest
  }

  /// Whether a word starts at an index: after a separator, or at a capital after a small letter.
  private static func isWordStart(_ index: String.Index, in text: String) -> Bool {
    guard index > text.startIndex, index < text.endIndex else { return index == text.endIndex }
    let (before, after) = (text[text.index(before: index)], text[index])
    return "-_./ +".contains(before) || before.isLowercase && after.isUppercase
  }

  private func prefix(of text: some StringProtocol, within width: Int) -> Substring {
    var used = 0
    return Substring(text).prefix { character in
      used += Self.width(of: character)
      return used * size <= width * 1_000
    }
  }

  private func suffix(of text: Substring, within width: Int) -> Substring {
    let end = prefix(of: String(text.reversed()), within: width)
    return text.suffix(end.count)
  }

  /// The width in thousandths of the font size.
  private static func width(of character: Character) -> Int {
    switch character {
    case "i", "I", "j", "J", "l", ".", ",", ":", ";", "!", "'", "|", " ", "-", "(", ")", "[", "]": 460
    case "f", "r", "s", "t", "/", "_", "\\": 600
    case "m", "M", "w", "W", "@", "%", "…": 1_110
    case "A"..."Z", "+", "=", "<", ">", "~": 850
    default: character.isASCII ? 720 : character.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    }
  }

  /// A browser without a picture for a group of emoji shows each of them.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isEmojiPresentation { return 1_400 }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1_100
    }
  }
}
