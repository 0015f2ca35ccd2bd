import LintSyntax

/// The beginnings and ends of facts in the order of the source.
///
/// A fact comes before its parts. When a name turns out to be part of a larger expression, such as a call, the call is
/// wrapped around the events since the name.
struct ParseEvents {
  private(set) var all: [ParseEvent] = []
  private(set) var wrappers: [ParseEvent] = []

  init(capacity: Int) { all.reserveCapacity(capacity) }

  var count: Int { all.count }

  subscript(place: Int) -> ParseEvent {
    get { all[place] }
    set { all[place] = newValue }
  }

  @discardableResult
  mutating func add(_ entry: ParseEvent) -> Int {
    all.append(entry)
    return all.count - 1
  }

  /// Wraps the events since `place` in a fact that begins there and ends with `end`.
  mutating func wrap(from place: Int, in wrapper: ParseEvent, end: ParseEvent) {
    all.append(end)
    var wrapper = wrapper
    wrapper.around = all[place].around
    wrappers.append(wrapper)
    all[place].around = Int32(wrappers.count - 1)
  }
}

enum ParseStep: UInt8 {
  case nothing
  case declare, declareVariable, declareCase, declarePart, endDeclaration
  case seal, variable, sealVariable, endVariable, note
  case attribute, endAttribute
  case inherited, endInherited, constrained, endConstrained
  case type, endType, typeOfOwner, typeOfElement
  case begin, end, leaf, sign, flag, value, valueOfElement, typeExpression, keyPath
  case closure, endClosure, iteration, endIteration, element
  case scope, endScope
  case condition, endCondition
  case module
}

struct ParseEvent {
  var step: ParseStep
  /// Of a declaration, type or expression.
  var kind: UInt8 = 0
  var flags: Expression.Flags = []
  /// The start of the fact, or the end of the last token before it.
  var place: UInt32 = 0
  /// The index of the token with its name, or -1. A token has no handle: no table outside of the reader refers to one.
  var name: Int32 = -1
  /// Modifiers, another token, or where it ends.
  var more: UInt32 = 0
  /// The innermost wrapper that begins with this event, or -1.
  var around: Int32 = -1
}
