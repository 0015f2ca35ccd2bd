import LintSyntax

/// What a reading of tokens found, in the order in which it stands in the source, before it becomes facts.
///
/// What turns out to be part of something larger, as a name that is called, is put into it afterwards: facts stand before
/// those that they are made of.
struct Trail {
  enum Step: UInt8 {
    case nothing
    case declare, declareVariable, declareCase, declarePart, endDeclaration
    case seal, variable, sealVariable, endVariable, note
    case attribute, endAttribute
    case inherited, endInherited, constrained, endConstrained
    case type, endType, takeType, takeTypeOfElement
    case begin, end, leaf, sign, flag, value, valueOfElement, typeExpression, keyPath
    case closure, endClosure, iteration, endIteration, element
    case scope, endScope
    case condition, endCondition
    case module
  }

  struct Entry {
    var step: Step
    /// Of a declaration, type or expression.
    var kind: UInt8 = 0
    var flags: Expression.Flags = []
    /// Where it starts, or where the last token before it ended.
    var place: UInt32 = 0
    /// The token that names it, or -1.
    var name: Int32 = -1
    /// Modifiers, another token, or where it ends.
    var more: UInt32 = 0
    /// The last of those that were put around this and begin before it, or -1.
    var around: Int32 = -1
  }

  private(set) var entries: [Entry] = []
  private(set) var wrappers: [Entry] = []

  init(capacity: Int) { entries.reserveCapacity(capacity) }

  var count: Int { entries.count }

  subscript(place: Int) -> Entry {
    get { entries[place] }
    set { entries[place] = newValue }
  }

  @discardableResult
  mutating func add(_ entry: Entry) -> Int {
    entries.append(entry)
    return entries.count - 1
  }

  /// Puts what was added since `place` into something that begins there, and ends with `end`.
  mutating func wrap(from place: Int, in wrapper: Entry, end: Entry) {
    entries.append(end)
    var wrapper = wrapper
    wrapper.around = entries[place].around
    wrappers.append(wrapper)
    entries[place].around = Int32(wrappers.count - 1)
  }
}
