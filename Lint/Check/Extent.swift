import LintRule
public import LintFacts

/// From where to where a finding reaches in its file.
public struct Extent: Sendable, Hashable {
  public let range: ByteRange
  public let start: Location
  /// Behind the last byte.
  public let end: Location

  public init(range: ByteRange, start: Location, end: Location) {
    self.range = range
    self.start = start
    self.end = end
  }

  init(_ range: ByteRange, in facts: FileFacts) {
    self.init(range: range, start: facts.lines.location(of: range.start), end: facts.lines.location(of: range.end))
  }
}

/// What stands at a place: what to underline, and the code to know it again by.
struct Site {
  var underlined: ByteRange
  var code: ByteRange

  init(at offset: UInt32, in facts: FileFacts, _ source: [UInt8]) {
    let found =
      Self.declaration(offset, facts) ?? Self.importLine(offset, facts) ?? Self.type(offset, facts)
      ?? Self.chain(offset, facts)
    self = found ?? Site(word: Self.word(offset, source))
  }

  private init(underlined: ByteRange, code: ByteRange) {
    self.underlined = underlined
    self.code = code
  }

  private init(word: ByteRange) { self.init(underlined: word, code: word) }

  private static func declaration(_ offset: UInt32, _ facts: FileFacts) -> Site? {
    let named = facts.declarations.first { $0.nameStart == offset && !$0.name.isEmpty }
    return named.map { Site(word: ByteRange(start: offset, end: offset + UInt32($0.name.text.utf8.count))) }
  }

  private static func importLine(_ offset: UInt32, _ facts: FileFacts) -> Site? {
    facts.imports.first { $0.range.start == offset }.map { Site(word: $0.range) }
  }

  /// The whole name, without an optional's sign.
  private static func type(_ offset: UInt32, _ facts: FileFacts) -> Site? {
    let named = facts.types.first { $0.range.start == offset && ($0.kind == .named || $0.kind == .member) }
    return named.map { Site(word: $0.range) }
  }

  /// The last name of a chain is underlined; the whole chain tells it from others.
  private static func chain(_ offset: UInt32, _ facts: FileFacts) -> Site? {
    let links = facts.expressions.indices.filter { facts.expressions[$0].range.contains(offset) }
    let atEnd = links.first {
      facts.expressions[$0].kind == .member && facts.anchor(of: Int32($0)) == offset
    }
    if let atEnd {
      let range = facts.expressions[atEnd].range
      return Site(underlined: ByteRange(start: offset, end: range.end), code: range)
    }
    guard let last = links.last(where: { facts.expressions[$0].range.start == offset }) else { return nil }
    return facts.expressions[last].kind == .closure ? closure(last, facts) : Site(word: facts.expressions[last].range)
  }

  /// A closure is known by whom it is handed to: what it holds may change.
  private static func closure(_ index: Int, _ facts: FileFacts) -> Site {
    let start = facts.expressions[index].range.start
    let brace = ByteRange(start: start, end: start + 1)
    let call = facts.containing(Int32(index)).first { facts[expression: $0].kind == .call }
    guard let call, call + 1 < facts[expression: call].next else { return Site(word: brace) }
    return Site(underlined: brace, code: facts[expression: call + 1].range)
  }

  private static func word(_ offset: UInt32, _ source: [UInt8]) -> ByteRange {
    let rest = source.dropFirst(Int(offset))
    let length = rest.prefix { CodeText.isWord($0) }.count
    return ByteRange(start: offset, end: offset + UInt32(max(length, rest.isEmpty ? 0 : 1)))
  }
}
