/// The facts of a file while they are gathered: names are still numbers of the file's own words.
package struct FactsDraft {
  var byteCount: UInt32 = 0
  var lines: LineStarts
  var isGenerated = false

  package var imports: [Import] = []
  package var declarations: [Declaration] = []
  package var types: [TypeNode] = []
  package var expressions: [Expression] = []
  package var attributes: [Attribute] = []
  package var conditions: [Condition] = []
  var directives: [Directive] = []

  package init(lines: LineStarts) { self.lines = lines }

  /// What `let` or `var` and the words before it give each of the names that follow.
  package struct Variable {
    package var modifiers: Modifiers
    package var attributes: Range<Int32>

    package init(modifiers: Modifiers, attributes: Range<Int32>) {
      self.modifiers = modifiers
      self.attributes = attributes
    }
  }
}

extension FactsDraft {
  /// A variable is a property where types or files hold it, and elsewhere a local.
  package func kindOfVariable(in owner: Int32, isInScope: Bool) -> Declaration.Kind {
    if owner < 0 { return isInScope ? .local : .property }
    return declarations[Int(owner)].kind.hasMembers ? .property : .local
  }

  /// So is each name that a pattern gives, but not those of a statement.
  package func kindOfPart(in owner: Int32, isInScope: Bool) -> Declaration.Kind {
    isInScope ? .local : kindOfVariable(in: owner, isInScope: false)
  }

  package mutating func setValue(_ expression: Int32, of declaration: Int32) {
    expressions[Int(expression)].link = declaration
    declarations[Int(declaration)].value = expression
  }
}
