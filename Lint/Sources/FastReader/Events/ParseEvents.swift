import LintSyntax

/// The beginnings and ends of facts in the order of the source.
///
/// A fact comes before its parts. When a name turns out to be part of a larger expression, such as a call, the call is
/// wrapped around the events since the name.
struct ParseEvents {
  private(set) var all: [ParseEvent] = []
  private var wrappers: [ParseEvent] = []

  init(capacity: Int) { all.reserveCapacity(capacity) }

  /// The handle of the event that is added next.
  var nextID: EventID { EventID(all.count) }

  subscript(id: EventID) -> ParseEvent {
    get { all[id.index] }
    _modify { yield &all[id.index] }
  }

  subscript(id: WrapperID) -> ParseEvent { wrappers[id.index] }

  mutating func add(_ event: ParseEvent) { all.append(event) }

  /// Replaces the events of a range with events that have no effect.
  mutating func clear(from first: EventID, through last: EventID) {
    for index in first.index...last.index { all[index] = ParseEvent(.nothing) }
  }

  /// Wraps the events since `first` in a fact that begins there and ends with `end`.
  mutating func wrap(from first: EventID, in wrapper: ParseEvent, end: ParseEvent) {
    all.append(end)
    var wrapper = wrapper
    wrapper.wrapper = self[first].wrapper
    self[first].wrapper = OptionalHandle(WrapperID(wrappers.count))
    wrappers.append(wrapper)
  }
}

/// The beginning or end of a fact, or a detail of one.
struct ParseEvent {
  var step: ParseStep
  /// The raw kind of a declaration, type or expression.
  var kind: UInt8
  var flags: Expression.Flags
  /// The start of the fact; for an end, the end of the last token before it.
  var offset: UInt32
  /// The token that names the fact.
  var name: OptionalHandle<TokenID>
  /// Modifiers, a label or an offset, depending on the step.
  private var detail: UInt32
  /// The outermost wrapper that begins with this event. The wrapper of that wrapper is the next one inside it.
  fileprivate(set) var wrapper = OptionalHandle<WrapperID>(nil)

  init(
    _ step: ParseStep, kind: UInt8 = 0, flags: Expression.Flags = [], at offset: UInt32 = 0, name: TokenID? = nil,
    modifiers: Modifiers = []
  ) {
    self.step = step
    self.kind = kind
    self.flags = flags
    self.offset = offset
    self.name = OptionalHandle(name)
    detail = modifiers.rawValue
  }

  /// The modifiers of a declaration other than a parameter.
  var modifiers: Modifiers {
    get { Modifiers(rawValue: detail) }
    set { detail = newValue.rawValue }
  }

  /// The token that labels a parameter, or the first one of the name of an attribute.
  var label: TokenID? {
    get { OptionalHandle(TokenID(number: Int32(bitPattern: detail))).id }
    set { detail = UInt32(bitPattern: newValue?.number ?? -1) }
  }

  /// The end of a leaf, condition or import, which has no end event.
  var end: UInt32 {
    get { detail }
    set { detail = newValue }
  }

  /// The same event with an end.
  func ending(at end: UInt32) -> ParseEvent {
    var event = self
    event.end = end
    return event
  }
}

/// The effect of an event: it begins, ends or adds a fact or a detail of one.
enum ParseStep: UInt8 {
  case nothing
  case declare, declareVariable, declareCase, declarePart, endDeclaration
  case seal, variable, sealVariable, endVariable, note
  case attribute, endAttribute
  case inherited, endInherited, constrained, endConstrained
  /// The next type is the type of the open declaration, or of the elements of a loop.
  case typeOfOwner, typeOfElement
  case type, classRestriction, endType
  case begin, end, leaf, sign, flag, valueOfOwner, valueOfElement, typeExpression, keyPath
  case closure, endClosure, iteration, endIteration, element, endElement
  case scope, endScope
  case condition, elseCondition, endCondition
  case importModule, importMember
}

/// An event, by its position among all events except wrappers.
struct EventID: Handle {
  let number: Int32

  init(number: Int32) { self.number = number }
}

/// An event that was wrapped around others.
struct WrapperID: Handle {
  let number: Int32

  init(number: Int32) { self.number = number }
}
