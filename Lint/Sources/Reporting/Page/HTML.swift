/// Markup whose interpolated texts are escaped.
///
/// An interpolated text loses its control and bidirectional formatting characters, so it can't affect the text around it. An
/// interpolated `HTML` is inserted unchanged.
struct HTML: Sendable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Markup that doesn't come from the project, such as the page's own script.
  init(trusted text: String) { self.text = text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: some StringProtocol) { text += HTML.escaped(value) }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    mutating func appendInterpolation(_ values: [HTML]) { for value in values { text += value.text } }
  }

  static func += (html: inout HTML, other: HTML) { html.text += other.text }

  /// The text for an element or a quoted attribute.
  private static func escaped(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ !isSpecial($0) }) { return String(text) }
    var escaped = ""
    for scalar in PlainText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte > 0x7E || [UInt8]("&<>\"'".utf8).contains(byte)
  }
}

extension HTML {
  /// A name of the project, isolated from the writing direction of the text around it.
  static func name(_ text: String) -> HTML { "<bdi>\(text)</bdi>" }

  /// A path of the project, which can continue in the next line after each folder.
  static func path(_ text: String) -> HTML {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { "\($0)" as HTML }
    return "<bdi>\(list(parts, separator: "/<wbr>"))</bdi>"
  }

  /// The owners of a file or an area.
  static func owners(_ owners: [String]) -> HTML {
    owners.isEmpty ? "" : "<span class=\"owners\">\(list(owners.map(HTML.name), separator: ", "))</span>"
  }

  /// A table. The first cell of each row is its heading.
  /// - Parameter note: the end of the caption, after the title.
  static func table(_ title: String, note: HTML = "", _ headings: [HTML], _ rows: [[HTML]]) -> HTML {
    let head = headings.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let body = rows.map { row -> HTML in
      let cells = row.enumerated().map { $0 == 0 ? "<th scope=\"row\">\($1)</th>" as HTML : "<td>\($1)</td>" }
      return "<tr>\(cells)</tr>\n"
    }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="Table: \(title)"><table>
      <caption>\(title)\(note)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)</tbody>
      </table></div>

      """
  }

  static func list(_ items: [HTML], separator: HTML) -> HTML {
    var list: HTML = ""
    for (index, item) in items.enumerated() {
      if index > 0 { list += separator }
      list += item
    }
    return list
  }

  /// A JSON value for a script, which can't end the script's element.
  static func json(_ value: JSON, id: String) -> HTML {
    let text = value.line.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
    return "<script type=\"application/json\" id=\"\(id)\">\(HTML(trusted: text))</script>\n"
  }
}
