extension TrailWriter {
  mutating func attribute(_ entry: Trail.Entry) {
    let code = Int32(facts.expressions.count)
    openAttributes.append(Int32(facts.attributes.count))
    let range = ByteRange(start: entry.place, end: entry.place)
    facts.attributes.append(Attribute(name: name(entry.name), range: range, code: code..<code))
  }

  mutating func endAttribute(_ end: UInt32) {
    guard let last = openAttributes.popLast() else { return }
    let index = Int(last)
    facts.attributes[index].range.end = end
    facts.attributes[index].code = facts.attributes[index].code.lowerBound..<Int32(facts.expressions.count)
  }

  mutating func beginCondition(_ entry: Trail.Entry) {
    let text: Name =
      entry.more == 0 ? Name(id: names.intern("else")) : condensed(Int(entry.place)..<Int(entry.more))
    facts.conditions.append(Condition(text: text, parent: condition))
    condition = Int32(facts.conditions.count - 1)
  }

  mutating func condensed(_ range: Range<Int>) -> Name {
    let words = source[range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = words.joined(separator: [UInt8(ascii: " ")])
    return Name(id: Array(text).withUnsafeBytes { names.intern($0) })
  }

  /// `more` is where it ends; the token of the member follows that of the module and a period.
  mutating func addModule(_ entry: Trail.Entry) {
    let range = ByteRange(start: entry.place, end: entry.more)
    var new = Import(module: name(entry.name), range: range, condition: condition)
    if entry.kind == 1 { new.member = name(entry.name + 2) }
    facts.imports.append(new)
  }
}
