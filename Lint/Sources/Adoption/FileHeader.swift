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
  /// Whether an import precedes the declarations, so that comments above the code are about the file.
  private let precedesImport: Bool

  init(of text: SourceLines, precedesImport: Bool = false) {
    self.text = text
    self.precedesImport = precedesImport
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
  /// A header ends at a blank line. Without one, it has the blocks that say something about the whole file, and the code has the
  /// comments in its own line and those from the first one about the code on. The directives above these belong to the code as well.
  private var firstOfDeclaration: Int {
    if let separated = comments.indices.map({ $0 + 1 }).last(where: { breaks(before: $0) > 1 }) { return separated }
    let first = min(endOfHeader, firstInLineOfCode)
    return comments[..<first].lastIndex { !isDirective($0) }.map { $0 + 1 } ?? 0
  }

  /// The index after the blocks of comments about the whole file.
  private var endOfHeader: Int {
    var end = 0
    while let next = endOfBlock(from: end), precedesImport || isAboutFile(end..<next) { end = next }
    return end
  }

  /// The end of the block that begins at an index: a comment between asterisks, or lines in sequence that begin with slashes.
  ///
  /// - Returns: nil if the comment is documentation or a directive for the next line, which are about the code.
  private func endOfBlock(from start: Int) -> Int? {
    guard start < comments.count, !isAboutCode(comments[start]) else { return nil }
    if !isLine(comments[start]) { return start + 1 }
    return comments[start...].firstIndex { !isLine($0) || isAboutCode($0) } ?? comments.count
  }

  private func isLine(_ comment: Range<Int>) -> Bool { text.bytes[comment].starts(with: "//".utf8) }

  private func isAboutCode(_ comment: Range<Int>) -> Bool { isDocumentation(comment) || isForNextLine(comment) }

  /// Whether a block of comments is a license, instructs a tool about the file, or begins with an empty line or a rule, like the header
  /// of a template.
  private func isAboutFile(_ block: Range<Int>) -> Bool {
    let first = String(decoding: text.bytes[comments[block.lowerBound]], as: UTF8.self)
    let isFramed = block.count > 1 && first.allSatisfy { !$0.isLetter && !$0.isNumber }
    return isFramed || comments[block].contains { isForFile($0) || isLicense($0) }
  }

  /// Whether a comment contains a word that the notices of licenses and templates have in common.
  private func isLicense(_ comment: Range<Int>) -> Bool {
    let words = String(decoding: text.bytes[comment], as: UTF8.self).lowercased()
    return ["license", "licence", "copyright", "©", ".swift"].contains(where: words.contains)
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
  private func isDirective(_ comment: Range<Int>) -> Bool { instruction(in: comment).map { !isForFile($0) } ?? false }

  /// Whether a comment instructs a tool about the whole file.
  private func isForFile(_ comment: Range<Int>) -> Bool { instruction(in: comment).map(isForFile) ?? false }

  private func isForFile(_ words: [Substring]) -> Bool {
    let scopes: Set<Substring> = ["file", "all"]
    return words.contains { !scopes.isDisjoint(with: $0.split { !$0.isLetter }) }
  }

  /// The words of a comment that instructs a tool; nil for other comments.
  ///
  /// Such a comment begins with a word in lower case that has a colon, or is a single hyphenated word. Web addresses are left out.
  private func instruction(in comment: Range<Int>) -> [Substring]? {
    let words = String(decoding: text.bytes[comment], as: UTF8.self).split { $0.isWhitespace || $0 == "/" || $0 == "*" }
    guard let first = words.first, first.first?.isLowercase == true, !isAddress(comment) else { return nil }
    return first.contains(":") || words.count == 1 && first.contains("-") ? words : nil
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
