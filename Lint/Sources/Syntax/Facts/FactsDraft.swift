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

extension FactsDraft {
  /// A variable is a property where types or files hold it, and elsewhere a local.
  func kindOfVariable(in owner: Int32, isInScope: Bool) -> Declaration.Kind {
    if owner < 0 { return isInScope ? .local : .property }
    return declarations[Int(owner)].kind.hasMembers ? .property : .local
  }

  /// So is each name that a pattern gives, but not those of a statement.
  func kindOfPart(in owner: Int32, isInScope: Bool) -> Declaration.Kind {
    isInScope ? .local : kindOfVariable(in: owner, isInScope: false)
  }

  mutating func setValue(_ expression: Int32, of declaration: Int32) {
    expressions[Int(expression)].link = declaration
    declarations[Int(declaration)].value = expression
  }
}
