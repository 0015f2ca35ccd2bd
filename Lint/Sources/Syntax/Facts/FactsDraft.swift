/// The facts of a file while they are gathered: names are still numbers of the file's own words.
package struct FactsDraft {
  var byteCount: UInt32 = 0
  var lines: LineStarts
  var isGenerated = false
  /// The offset of the first syntax error.
  var syntaxError: UInt32?

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
    package var attributes: HandleRange<AttributeID>

    package init(modifiers: Modifiers, attributes: HandleRange<AttributeID>) {
      self.modifiers = modifiers
      self.attributes = attributes
    }
  }
}

extension FactsDraft {
  /// The handle of the declaration that is added next.
  package var nextDeclaration: DeclarationID { DeclarationID(declarations.count) }
  package var nextType: TypeNodeID { TypeNodeID(types.count) }
  package var nextExpression: ExpressionID { ExpressionID(expressions.count) }
  package var nextAttribute: AttributeID { AttributeID(attributes.count) }

  /// A variable is a property where types or files hold it, and elsewhere a local.
  package func kindOfVariable(in owner: DeclarationID?, isInScope: Bool) -> Declaration.Kind {
    guard let owner else { return isInScope ? .local : .property }
    return declarations[owner.index].kind.hasMembers ? .property : .local
  }

  /// So is each name that a pattern gives, but not those of a statement.
  package func kindOfPart(in owner: DeclarationID?, isInScope: Bool) -> Declaration.Kind {
    isInScope ? .local : kindOfVariable(in: owner, isInScope: false)
  }

  package mutating func setValue(_ expression: ExpressionID, of declaration: DeclarationID) {
    expressions[expression.index].refer(to: declaration)
    declarations[declaration.index].value = expression
  }
}
