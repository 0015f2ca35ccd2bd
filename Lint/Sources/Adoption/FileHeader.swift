/// The comments above the code of a file, and the place between a license and the code.
struct FileHeader {
  /// The place of code that is inserted below the license.
  struct CodePlace: Equatable {
    /// Empty, or the spaces between a comment and the code on the line of its end.
    let range: Range<Int>
    /// The number of line breaks between the license and the inserted code that the text lacks.
    let missingBreaks: Int
  }

  private let text: SourceLines
  /// The offset of the first code, or of the end of the text.
  private let code: Int
  private let comments: [Range<Int>]
  /// The offset after a byte order mark and a line that begins with `#!`.
  private let start: Int

  init(of text: SourceLines) {
    self.text = text
    let isScript = text.bytes[text.startOfText...].starts(with: "#!".utf8)
    start = isScript ? text.endOfLine(around: text.startOfText) : text.startOfText
    var comments: [Range<Int>] = []
    var offset = text.skippingSpace(from: start)
    while let end = text.endOfComment(from: offset) {
      comments.append(offset..<end)
      offset = text.skippingSpace(from: end)
    }
    (self.comments, code) = (comments, offset)
  }

  var codePlace: CodePlace {
    let next = firstOfDeclaration
    let above = end(before: next)
    let (first, breaks) = (place(of: next), breaks(before: next))
    if above > text.startOfText, breaks == 0 { return CodePlace(range: above..<first, missingBreaks: 2) }
    let line = text.startOfLine(around: first)
    return CodePlace(range: line..<line, missingBreaks: above > text.startOfText && breaks == 1 ? 1 : 0)
  }

  /// The index of the first comment that belongs to the code below it, or the number of comments if none does.
  ///
  /// A license ends at a blank line. Without one, the code has the comments in its own line, and those from the first documentation
  /// comment or directive for the next line on. The directives above these belong to the code as well.
  private var firstOfDeclaration: Int {
    if let separated = comments.indices.map({ $0 + 1 }).last(where: { breaks(before: $0) > 1 }) { return separated }
    let first = comments.firstIndex { isDocumentation($0) || isForNextLine($0) } ?? firstInLineOfCode
    return comments[..<first].lastIndex { !isDirective($0) }.map { $0 + 1 } ?? 0
  }

  private var firstInLineOfCode: Int {
    var first = comments.count
    while first > 0, breaks(before: first) == 0, !text.breaksLine(in: comments[first - 1]) { first -= 1 }
    return first
  }

  private func place(of index: Int) -> Int { index < comments.count ? comments[index].lowerBound : code }

  private func end(before index: Int) -> Int { index == 0 ? start : comments[index - 1].upperBound }

  /// The number of line breaks above a comment, or above the code.
  private func breaks(before index: Int) -> Int { text.countOfBreaks(in: end(before: index)..<place(of: index)) }

  private func isForNextLine(_ comment: Range<Int>) -> Bool {
    text.bytes[comment].firstRange(of: Array(":next".utf8)) != nil
  }

  /// Whether a comment instructs a tool about the code below it.
  ///
  /// Such a comment begins with a word in lower case that has a colon, or is a single hyphenated word. Web addresses and
  /// instructions for the whole file are left out.
  private func isDirective(_ comment: Range<Int>) -> Bool {
    let words = String(decoding: text.bytes[comment], as: UTF8.self).split { $0.isWhitespace || $0 == "/" || $0 == "*" }
    guard let first = words.first, first.first?.isLowercase == true, !isAddress(comment) else { return false }
    let scopes: Set<Substring> = ["file", "all"]
    if words.contains(where: { !scopes.isDisjoint(with: $0.split { !$0.isLetter }) }) { return false }
    return first.contains(":") || words.count == 1 && first.contains("-")
  }

  private func isAddress(_ comment: Range<Int>) -> Bool {
    text.bytes[comment].firstRange(of: Array("://".utf8)) != nil
  }

  /// Whether a comment begins with exactly three slashes, or with a slash and two asterisks. Longer rows of them are decoration.
  private func isDocumentation(_ comment: Range<Int>) -> Bool {
    let bytes = text.bytes[comment]
    let isMarked = bytes.starts(with: "///".utf8) || bytes.starts(with: "/**".utf8)
    return isMarked && bytes.dropFirst(3).first != bytes.dropFirst(2).first
  }
}
