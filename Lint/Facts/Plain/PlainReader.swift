/// Reads a source as people write most of theirs, far faster than the parser, and gives up where it is not certain of what
/// the parser would make of it.
///
/// It knows no errors: whatever looks like one is the parser's to mend. What it leaves are the facts that ``Walk`` takes
/// from the parser's tree, each of them alike; the tests hold both side by side.
struct PlainReader {
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

  /// The facts of a source, with their names, or nothing where the parser is to read it.
  static func facts(of source: UnsafeRawBufferPointer, lines: LineStarts) -> (FactsDraft, NameTable)? {
    do throws(Unsure) {
      var reader = try PlainReader(source)
      try reader.items(.file)
      guard reader.token.kind == .end else { return nil }
      var writer = TrailWriter(source, reader.tokens, lines: lines)
      writer.write(reader.trail)
      return (writer.facts, writer.names)
    } catch {
      return nil
    }
  }

  // MARK: Tokens

  var token: PlainToken { tokens[place] }
  var kind: PlainToken.Kind { tokens[place].kind }
  var word: PlainWord { tokens[place].word }
  func ahead(_ count: Int) -> PlainToken { tokens[min(place + count, tokens.count - 1)] }

  /// Whether the next token is a word that may be a name.
  func isName(_ token: PlainToken) -> Bool { token.kind == .word && !token.word.isReserved && token.word != .wildcard }

  func at(_ word: PlainWord) -> Bool { tokens[place].kind == .word && tokens[place].word == word }

  mutating func advance() {
    lastEnd = tokens[place].end
    if tokens[place].partner > lastEnd, kind == .question || kind == .exclamation { return split() }
    place += 1
  }

  /// Behind `?` in `>?>` there is more of the operator.
  private mutating func split() {
    tokens[place].start = lastEnd
    tokens[place].end = tokens[place].partner
    tokens[place].kind = .postfixOperator
    tokens[place].partner = 0
  }

  mutating func expect(_ kind: PlainToken.Kind) throws(Unsure) {
    guard tokens[place].kind == kind else { throw Unsure() }
    advance()
  }

  mutating func expect(_ word: PlainWord) throws(Unsure) {
    guard at(word) else { throw Unsure() }
    advance()
  }

  mutating func take(_ kind: PlainToken.Kind) -> Bool {
    guard tokens[place].kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: PlainWord) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Passes a bracket with all that it holds, none of which says anything.
  mutating func passBrackets() throws(Unsure) {
    let other = Int(token.partner)
    guard other > place else { throw Unsure() }
    place = other
    advance()
  }

  /// The text of a token is an operator.
  func isSign(_ token: PlainToken, _ text: StaticString) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: return false
    }
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[Int(token.start) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  func byte(_ token: PlainToken) -> UInt8 { source[Int(token.start)] }

  // MARK: The trail

  /// Where what begins here starts: a member without a base starts at its name.
  var start: UInt32 { kind == .period ? tokens[place + 1].start : token.start }

  mutating func add(
    _ step: Trail.Step, _ kind: UInt8 = 0, at start: UInt32 = 0, name: Int = -1, more: UInt32 = 0,
    _ flags: Expression.Flags = []
  ) {
    trail.add(Trail.Entry(step: step, kind: kind, flags: flags, place: start, name: Int32(name), more: more))
  }

  mutating func end(_ step: Trail.Step) { trail.add(Trail.Entry(step: step, place: lastEnd)) }

  mutating func begin(_ kind: Expression.Kind, name: Int = -1, _ flags: Expression.Flags = []) {
    add(.begin, kind.rawValue, at: start, name: name, flags)
  }

  /// Puts what was added since `mark` into an expression.
  mutating func wrap(_ mark: Mark, _ kind: Expression.Kind, name: Int = -1) {
    trail.wrap(
      from: mark.place, in: Trail.Entry(step: .begin, kind: kind.rawValue, place: mark.start, name: Int32(name)),
      end: Trail.Entry(step: .end, place: lastEnd))
  }

  /// Where something may begin that is known later.
  struct Mark {
    let place: Int
    let start: UInt32
  }

  var mark: Mark { Mark(place: trail.count, start: start) }

  /// One level deeper.
  mutating func deeper<Result>(_ body: (inout PlainReader) throws(Unsure) -> Result) throws(Unsure) -> Result {
    depth += 1
    if depth > PlainScan.depth { throw Unsure() }
    let result = try body(&self)
    depth -= 1
    return result
  }
}
