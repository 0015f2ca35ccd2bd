import LintSyntax

/// What was read becomes the events; what turns out to be a part of something larger is put into that afterwards.
extension FastReader {
  /// Where what begins here starts: a member without a base starts at its name.
  var start: UInt32 { kind == .period ? tokens[place + 1].start : token.start }

  mutating func add(
    _ step: ParseStep, _ kind: UInt8 = 0, at start: UInt32 = 0, name: Int = -1, more: UInt32 = 0,
    flags: Expression.Flags = []
  ) {
    events.add(ParseEvent(step: step, kind: kind, flags: flags, place: start, name: Int32(name), more: more))
  }

  mutating func end(_ step: ParseStep) { events.add(ParseEvent(step: step, place: lastEnd)) }

  /// An end that a comma belongs to, where one follows.
  ///
  /// - Returns: whether one did.
  mutating func endWithComma(_ step: ParseStep) -> Bool {
    let hasComma = take(.comma)
    end(step)
    return hasComma
  }

  /// A place for what is known later.
  mutating func reserve() -> Int {
    add(.nothing)
    return events.count - 1
  }

  // MARK: Declarations

  mutating func declare(_ kind: DeclarationKind, at start: UInt32, name: Int, _ modifiers: Modifiers = []) {
    add(.declare, kind.rawValue, at: start, name: name, more: modifiers.rawValue)
  }

  mutating func declareParameter(at start: UInt32, name: Int, label: Int?, flags: Expression.Flags = []) {
    add(
      .declare, DeclarationKind.parameter.rawValue, at: start, name: name, more: UInt32((label ?? -1) + 1),
      flags: flags)
  }

  mutating func note(_ modifiers: Modifiers) { add(.note, more: modifiers.rawValue) }

  // MARK: Expressions

  mutating func begin(_ kind: ExpressionKind, name: Int = -1, flags: Expression.Flags = []) {
    add(.begin, kind.rawValue, at: start, name: name, flags: flags)
  }

  /// A type that is a value, or what a value is cast to.
  mutating func beginTypeExpression() { add(.typeExpression, ExpressionKind.type.rawValue, at: start) }

  /// The next token alone.
  mutating func leaf(_ kind: ExpressionKind, name: Int = -1) {
    add(.leaf, kind.rawValue, at: token.start, name: name, more: token.end)
    advance()
  }

  /// Puts what was added since `mark` into an expression.
  mutating func wrap(_ mark: Checkpoint, _ kind: ExpressionKind, name: Int = -1) {
    events.wrap(
      from: mark.place, in: ParseEvent(step: .begin, kind: kind.rawValue, place: mark.start, name: Int32(name)),
      end: ParseEvent(step: .end, place: lastEnd))
  }

  // MARK: Types

  mutating func beginType(_ kind: TypeNodeKind, name: Int = -1) { add(.type, kind.rawValue, at: start, name: name) }

  mutating func wrapType(_ mark: Checkpoint, _ kind: TypeNodeKind, name: Int = -1) {
    events.wrap(
      from: mark.place, in: ParseEvent(step: .type, kind: kind.rawValue, place: mark.start, name: Int32(name)),
      end: ParseEvent(step: .endType, place: lastEnd))
  }

  // MARK: Marks

  var mark: Checkpoint { Checkpoint(place: events.count, start: start) }
}

/// Where something may begin that is known later.
struct Checkpoint {
  let place: Int
  let start: UInt32
}
