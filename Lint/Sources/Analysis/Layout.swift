public import LintSemantics
import LintSyntax

extension Project {
  private static let layout: Set<Name> = [
    "addSubview", "insertSubview", "addArrangedSubview", "removeFromSuperview", "bringSubviewToFront", "layoutIfNeeded",
    "setNeedsLayout", "NSLayoutConstraint",
  ]

  /// Whether a type puts views together: then it is of the view side, whatever it is called.
  public func laysOutViews(_ type: TypeID) -> Bool {
    self[type].bodies.contains { body in
      let facts = file(body)
      return facts[body.declaration].code.contains { Self.layout.contains(facts[$0].name) }
    }
  }
}
