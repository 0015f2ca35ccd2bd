public import LintSemantics
import LintSyntax

extension Project {
  /// Whether a type puts views together: then it is of the view side, whatever it is called.
  public func laysOutViews(_ type: TypeID) -> Bool {
    self[type].bodies.contains { body in
      let facts = file(body)
      return facts[body.declaration].code.contains { SystemMembers[facts[$0].name].contains(.layout) }
    }
  }
}
