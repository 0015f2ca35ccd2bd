/// The texts of a box on a map, and the size of the box around them.
struct BoxText {
  private static let title = TextWidth(size: 15)
  private static let line = TextWidth(size: 13)
  private static let (shortest, longest) = (176, 270)
  private static let margin = 12
  private static let lineHeight = 18

  private let titleLines: [String]
  private let lines: [String]

  init(title: String, lines: [String]) {
    titleLines = Self.title.wrapped(title, to: Self.longest)
    self.lines = lines.map { Self.line.cut($0, to: Self.longest) }
  }

  var width: Int {
    let widths = titleLines.map(Self.title.width) + lines.map(Self.line.width)
    return 2 * Self.margin + max(widths.max() ?? 0, Self.shortest)
  }

  var height: Int { 22 + Self.lineHeight * (titleLines.count + lines.count) }

  /// The texts, placed below and at the right of the corner of the box.
  var html: HTML {
    let titles = titleLines.enumerated().map { number, text in
      Self.text(text, style: "title", y: 24 + Self.lineHeight * number)
    }
    let start = 26 + Self.lineHeight * titleLines.count
    let others = lines.enumerated().map { number, text in
      Self.text(text, style: "line", y: start + Self.lineHeight * number)
    }
    return "\(titles + others)"
  }

  private static func text(_ text: String, style: HTML, y: Int) -> HTML {
    "<text class=\"\(style)\" x=\"\(margin)\" y=\"\(y)\">\(text)</text>"
  }
}
