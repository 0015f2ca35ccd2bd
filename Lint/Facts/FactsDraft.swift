/// The facts of a file while they are gathered: names are still numbers of the file's own words.
struct FactsDraft {
  var byteCount: UInt32 = 0
  var lines: LineStarts
  var isGenerated = false

  var imports: [Import] = []
  var declarations: [Declaration] = []
  var types: [TypeNode] = []
  var expressions: [Expression] = []
  var attributes: [Attribute] = []
  var conditions: [Condition] = []
  var directives: [Directive] = []

  init(lines: LineStarts) { self.lines = lines }

  /// The declaration ends here: what was gathered since it began stands in it.
  mutating func closeDeclaration(_ index: Int, at end: UInt32) {
    let first = declarations[index].code.lowerBound
    declarations[index].code = first..<Int32(expressions.count)
    let mention = declarations[index].mentions.lowerBound
    declarations[index].mentions = mention..<Int32(types.count)
    declarations[index].next = Int32(declarations.count)
    declarations[index].range.end = end
  }
}
