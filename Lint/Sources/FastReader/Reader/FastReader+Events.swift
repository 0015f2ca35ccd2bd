import LintSyntax

/// Adding events. A fact that turns out to contain earlier facts is wrapped around their events.
extension FastReader {
  /// The start of the fact that begins at the current token; a member without a base starts at its name.
  var start: UInt32 { kind == .period ? tokens[position + 1].start : token.start }

  mutating func add(
    _ step: ParseStep, _ kind: UInt8 = 0, at start: UInt32 = 0, name: TokenID? = nil, _ modifiers: Modifiers = [],
    flags: Expression.Flags = []
  ) {
    events.add(ParseEvent(step, kind: kind, flags: flags, at: start, name: name, modifiers: modifiers))
  }

  mutating func end(_ step: ParseStep) { events.add(ParseEvent(step, at: lastEnd)) }

  /// Ends a fact, including the comma after it.
  ///
  /// - Returns: whether there is a comma.
  mutating func endWithComma(_ step: ParseStep) -> Bool {
    let hasComma = take(.comma)
    end(step)
    return hasComma
  }

  /// Adds an event that is replaced when more is known.
  mutating func reserve() -> EventID {
    let reserved = events.nextID
    add(.nothing)
    return reserved
  }

  // MARK: Declarations

  mutating func declare(_ kind: DeclarationKind, at start: UInt32, name: TokenID, _ modifiers: Modifiers = []) {
    add(.declare, kind.rawValue, at: start, name: name, modifiers)
  }

  mutating func declareParameter(at start: UInt32, name: TokenID?, label: TokenID?, flags: Expression.Flags = []) {
    events.add(Self.parameterEvent(at: start, name: name, label: label, flags: flags))
  }

  static func parameterEvent(
    at start: UInt32, name: TokenID?, label: TokenID?, flags: Expression.Flags = []
  ) -> ParseEvent {
    var event = ParseEvent(
      .declare, kind: DeclarationKind.parameter.rawValue, flags: flags, at: start, name: name)
    event.label = label
    return event
  }

  /// Adds modifiers to the open declaration.
  mutating func note(_ modifiers: Modifiers) { events.add(ParseEvent(.note, modifiers: modifiers)) }

  // MARK: Expressions

  mutating func begin(_ kind: ExpressionKind, name: TokenID? = nil, flags: Expression.Flags = []) {
    add(.begin, kind.rawValue, at: start, name: name, flags: flags)
  }

  /// Begins a type that is used as a value, or that a value is cast to.
  mutating func beginTypeExpression() { add(.typeExpression, ExpressionKind.type.rawValue, at: start) }

  /// Adds an expression without parts.
  mutating func addLeaf(
    _ kind: ExpressionKind, step: ParseStep = .leaf, at start: UInt32, name: TokenID? = nil, end: UInt32
  ) {
    events.add(ParseEvent(step, kind: kind.rawValue, at: start, name: name).ending(at: end))
  }

  /// Adds the current token as an expression.
  mutating func addToken(_ kind: ExpressionKind, name: TokenID? = nil) {
    addLeaf(kind, at: token.start, name: name, end: token.end)
    advance()
  }

  /// Wraps an expression around the events since a checkpoint.
  mutating func wrap(from checkpoint: Checkpoint, in kind: ExpressionKind, name: TokenID? = nil) {
    events.wrap(
      from: checkpoint.event, in: ParseEvent(.begin, kind: kind.rawValue, at: checkpoint.start, name: name),
      end: ParseEvent(.end, at: lastEnd))
  }

  // MARK: Types

  mutating func beginType(_ kind: TypeNodeKind, name: TokenID? = nil) {
    add(.type, kind.rawValue, at: start, name: name)
  }

  /// Wraps a type around the events since a checkpoint.
  mutating func wrapType(from checkpoint: Checkpoint, in kind: TypeNodeKind, name: TokenID? = nil) {
    events.wrap(
      from: checkpoint.event, in: ParseEvent(.type, kind: kind.rawValue, at: checkpoint.start, name: name),
      end: ParseEvent(.endType, at: lastEnd))
  }

  // MARK: Checkpoints

  /// The current position, as the beginning of a fact whose kind is known later.
  var checkpoint: Checkpoint { Checkpoint(event: events.nextID, start: start) }
}

/// A position in the events and in the source around which a fact can be wrapped later.
struct Checkpoint {
  let event: EventID
  let start: UInt32
}
