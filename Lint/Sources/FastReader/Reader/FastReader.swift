package import LintSyntax

/// Reads the facts of most sources much faster than the parser. It declines a source if it isn't certain that the parser
/// would give the same facts, which includes every syntax error.
package struct FastReader {
  /// The tokens; operators such as `>>` are split where the grammar needs it.
  var tokens: [Token]
  let source: UnsafeRawBufferPointer
  var events: ParseEvents
  /// The current token.
  var position = TokenID(0)
  /// The end of the last token that is part of the facts.
  var lastEnd: UInt32 = 0
  /// The first token of the last tuple type, and its first and last event.
  var lastTuple: (token: TokenID, begin: EventID, end: EventID)?
  /// The token that names the last simple type, for the name of an extension.
  var lastName: TokenID?
  private var depth = 0

  private init(_ source: UnsafeRawBufferPointer) throws(NeedsFullParse) {
    self.source = source
    tokens = try FastLexer.tokens(of: source)
    events = ParseEvents(capacity: tokens.count)
  }

  /// The version of swift-syntax that gives the same facts. After an update, run `Tools/CompareReaders/compare.sh` on a
  /// large folder, then raise this.
  package static let verifiedVersion = "603.0.1"

  /// The facts of a source and their names, or nil if the parser has to read it.
  package static func facts(of source: UnsafeRawBufferPointer) -> (FactsDraft, NameTable)? {
    do throws(NeedsFullParse) {
      var reader = try FastReader(source)
      try reader.readItems(.file)
      guard reader.token.kind == .end else { return nil }
      var builder = FactsBuilder(source, reader.tokens, lines: LineStarts(of: source))
      builder.build(reader.events)
      return (builder.facts, builder.names)
    } catch {
      return nil
    }
  }

  /// Reads one level deeper, unless that exceeds the limit.
  mutating func deeper<Result>(_ body: (inout FastReader) throws(NeedsFullParse) -> Result) throws(NeedsFullParse)
    -> Result
  {
    depth += 1
    if depth > FastLexer.depthLimit { throw NeedsFullParse() }
    let result = try body(&self)
    depth -= 1
    return result
  }
}

/// The fast reader isn't certain of a source, so the parser has to read it.
struct NeedsFullParse: Error {}
