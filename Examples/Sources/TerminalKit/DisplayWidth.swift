extension Character {
  /// The number of terminal columns of the character: 0, 1 or 2.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return first.columns
  }
}

extension Unicode.Scalar {
  /// The number of columns, like `wcwidth`, from the wide ranges of Unicode's East Asian Width.
  var columns: Int {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The number of terminal columns of the text.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text without characters that move the cursor, or hide or reorder other text.
  public var printable: String {
    String(unicodeScalars.map(\.printable).reduce(into: UnicodeScalarView()) { $0.append($1) })
  }

  /// Returns the text cut or filled to exactly these columns; an ellipsis replaces the cut part.
  public func fitted(to width: Int) -> String {
    let text = cut(to: width)
    return text + String(repeating: " ", count: Swift.max(0, width - text.columns))
  }

  /// Returns the text, cut to at most these columns.
  public func cut(to width: Int) -> String {
    if columns <= width { return self }
    guard width > 0 else { return "" }
    var room = width - 1
    let start = prefix { character in
      room -= character.columns
      return room >= 0
    }
    return start + "…"
  }

  /// Returns the text, cut to at most these columns after a whole word unless that leaves less than half of them.
  public func cutBetweenWords(to width: Int) -> String {
    let text = cut(to: width)
    guard text != self, let end = text.lastIndex(of: " ") else { return text }
    let words = text[..<end].reversed().drop { $0.isWhitespace || $0.isPunctuation }.reversed()
    return String(words).columns >= width / 2 ? String(words) + "…" : text
  }

  /// Returns the text in lines of at most these columns, broken between words, or within a word that is too long for a
  /// line.
  public func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if longer.columns <= width {
        line = longer
      } else {
        if !line.isEmpty { lines.append(line) }
        let parts = String(word).chunks(of: width)
        lines += parts.dropLast()
        line = parts.last ?? ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns the text in pieces of at most these columns, broken after a slash or hyphen if there is one in the second
  /// half.
  public func chunks(of width: Int) -> [String] {
    guard width > 0 else { return [] }
    var chunks: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      var room = width
      let fitting = rest.prefix { character in
        room -= character.columns
        return room >= 0
      }
      var chunk = fitting.isEmpty ? rest.prefix(1) : fitting
      if chunk.count < rest.count, let end = chunk.lastIndex(where: { "/-".contains($0) }),
        chunk.distance(from: chunk.startIndex, to: end) >= chunk.count / 2
      {
        chunk = chunk[...end]
      }
      chunks.append(String(chunk))
      rest = rest.dropFirst(chunk.count)
    }
    return chunks
  }
}

extension [String] {
  /// Returns as many of the first items as fit into the columns, separated by spaces.
  public func fitting(columns: Int) -> String {
    var line = ""
    for item in self {
      let longer = line.isEmpty ? item : "\(line)   \(item)"
      if longer.columns > columns { break }
      line = longer
    }
    return line
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or a space for a control character. Joiners stay, because they combine several characters.
  fileprivate var printable: Unicode.Scalar {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: " "
    case .format: value == 0x200D ? self : " "
    default: self
    }
  }
}
