import LintSyntax

/// What stands around declarations: attributes, clauses of `#if`, imports.
extension FactsBuilder {
  mutating func attribute(_ entry: ParseEvents.Event) {
    openAttributes.append(facts.nextAttribute)
    facts.openAttribute(name(entry.name), ByteRange(start: entry.place, end: entry.place))
  }

  mutating func endAttribute(_ end: UInt32) {
    guard let last = openAttributes.popLast() else { return }
    facts.closeAttribute(last, at: end)
  }

  mutating func beginCondition(_ entry: ParseEvents.Event) {
    let text = entry.more == 0 ? names.name("else") : condensed(Int(entry.place)..<Int(entry.more))
    condition = facts.openCondition(text, in: condition)
  }

  /// The condition as it is written, but for the space in it.
  private mutating func condensed(_ range: Range<Int>) -> Name {
    let words = source[range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = words.joined(separator: [UInt8(ascii: " ")])
    return Name(id: Array(text).withUnsafeBytes { names.intern($0) })
  }

  /// `more` is where it ends; the token of the member follows that of the module and a period.
  mutating func addModule(_ entry: ParseEvents.Event) {
    let range = ByteRange(start: entry.place, end: entry.more)
    var new = Import(module: name(entry.name), range: range, condition: condition)
    if entry.kind == 1 { new.member = name(entry.name + 2) }
    facts.imports.append(new)
  }
}
