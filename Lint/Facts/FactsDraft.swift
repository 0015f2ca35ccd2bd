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
}
