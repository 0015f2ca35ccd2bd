import LintSupport
import LintSyntax

/// The code at a place: the range to underline, and the range that identifies the finding.
struct FindingSite {
  var underlined: ByteRange
  var code: ByteRange

  init(at offset: UInt32, in facts: FileFacts, _ table: PlaceTable, _ source: [UInt8]) {
    let found =
      Self.declaration(offset, facts, table) ?? table.imports[offset].map { FindingSite(word: $0) }
      ?? table.types[offset].map { FindingSite(word: $0) } ?? Self.chain(offset, facts, table)
    self = found ?? FindingSite(word: Self.word(offset, source))
  }

  private init(underlined: ByteRange, code: ByteRange) {
    self.underlined = underlined
    self.code = code
  }

  private init(word: ByteRange) { self.init(underlined: word, code: word) }

  private static func declaration(_ offset: UInt32, _ facts: FileFacts, _ table: PlaceTable) -> FindingSite? {
    table.names[offset].map { index in
      let length = UInt32(facts[index].name.text.utf8.count)
      return FindingSite(word: ByteRange(start: offset, end: offset + length))
    }
  }

  /// Underlines the last name of a member chain. The whole chain identifies the finding.
  private static func chain(_ offset: UInt32, _ facts: FileFacts, _ table: PlaceTable) -> FindingSite? {
    if let member = table.members[offset] {
      let range = facts[member].range
      return FindingSite(underlined: ByteRange(start: offset, end: range.end), code: range)
    }
    guard let last = table.expressions[offset] else { return nil }
    return facts[last].kind == .closure ? closure(last, facts) : FindingSite(word: facts[last].range)
  }

  /// Underlines the brace of a closure. The call that receives it identifies the finding, because the body may change.
  private static func closure(_ index: ExpressionID, _ facts: FileFacts) -> FindingSite {
    let start = facts[index].range.start
    let brace = ByteRange(start: start, end: start + 1)
    let call = facts.containing(index).first { facts[$0].kind == .call }
    guard let callee = call.flatMap(facts.firstPart) else { return FindingSite(word: brace) }
    return FindingSite(underlined: brace, code: facts[callee].range)
  }

  private static func word(_ offset: UInt32, _ source: [UInt8]) -> ByteRange {
    let rest = source.dropFirst(Int(offset))
    let length = rest.prefix(while: \.isOfWord).count
    return ByteRange(start: offset, end: offset + UInt32(max(length, rest.isEmpty ? 0 : 1)))
  }
}
