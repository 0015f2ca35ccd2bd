package import LintSyntax

/// Reads a source as people write most of theirs, far faster than the parser, and gives up where it is not certain of what
/// the parser would make of it.
///
/// It knows no errors: whatever looks like one is the parser's to mend. What it leaves are the facts that ``Walk`` takes
/// from the parser's tree, each of them alike; the tests hold both side by side.
package struct PlainReader {
  var tokens: [PlainToken]
  let source: UnsafeRawBufferPointer
  var trail: Trail
  var place = 0
  /// Where the last token ended that a tree's walk would have passed.
  var lastEnd: UInt32 = 0
  /// The last tuple of types, by its first token, and where the trail begins and ends it.
  var lastTuple: (token: Int, entry: Int, end: Int)?
  /// The token that an extension would be named after, of the last simple type.
  var lastName = -1
  private var depth = 0

  private init(_ source: UnsafeRawBufferPointer) throws(Unsure) {
    self.source = source
    tokens = try PlainScan.tokens(of: source)
    trail = Trail(capacity: tokens.count)
  }

  /// The version of swift-syntax whose facts these are. After an update, run `Tools/CompareReaders/compare.sh` on a large
  /// folder, then raise this.
  package static let verifiedVersion = "603.0.1"

  /// The facts of a source, with their names, or nothing where the parser is to read it.
  package static func facts(of source: UnsafeRawBufferPointer) -> (FactsDraft, NameTable)? {
    do throws(Unsure) {
      var reader = try PlainReader(source)
      try reader.items(.file)
      guard reader.token.kind == .end else { return nil }
      var writer = TrailWriter(source, reader.tokens, lines: LineStarts(of: source))
      writer.write(reader.trail)
      return (writer.facts, writer.names)
    } catch {
      return nil
    }
  }

  /// One level deeper.
  mutating func deeper<Result>(_ body: (inout PlainReader) throws(Unsure) -> Result) throws(Unsure) -> Result {
    depth += 1
    if depth > PlainScan.depth { throw Unsure() }
    let result = try body(&self)
    depth -= 1
    return result
  }
}
