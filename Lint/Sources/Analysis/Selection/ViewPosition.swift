import LintSemantics
import LintSyntax

/// The position of a selected view among its siblings: `buttons.firstIndex(of: sender)`.
extension Project {
  /// The method that receives the view whose position a call looks up: an action or a part of it, or a method for a view of
  /// the project.
  func method(receivingViewOf callee: ExpressionID, file: FileID) -> SymbolID? {
    let facts = facts(file)
    guard facts[callee].kind == .member, let call = facts.expression(beginningWith: callee), facts[call].kind == .call,
      let argument = facts.arguments(of: call).first, facts[argument].name == SelectionNames.viewLabel,
      let view = facts.firstPart(of: argument), let parameter = parameter(whoseViewIs: view, file),
      let owner = self[parameter].parent, facts[owner].kind == .function
    else { return nil }
    let method = SymbolID(file: file, declaration: owner)
    let isEvent =
      facts.has(.exposes, facts[owner]) || isView(parameter) && (isRequired(method) || isActionOrItsPart(method))
    return isEvent ? method : nil
  }

  /// Whether a method looks up the position of the view that it receives.
  func looksUpPositionOfView(_ method: SymbolID) -> Bool {
    self[method].code.contains { place in
      file(method)[place].name == SelectionNames.positionOfView
        && self.method(receivingViewOf: place, file: method.file) == method
    }
  }

  /// `sender` for `cell` in `guard let cell = sender as? EventCell`.
  private func parameter(whoseViewIs expression: ExpressionID, _ file: FileID, _ limit: Int = 3) -> SymbolID? {
    let facts = facts(file)
    switch facts[expression].kind {
    case .binding, .sequence:
      return limit > 0
        ? facts.firstPart(of: expression).flatMap { parameter(whoseViewIs: $0, file, limit - 1) } : nil
    case .reference:
      guard let id = declaration(readBy: expression, file: file), id.file == file else { return nil }
      if self[id].kind == .parameter { return id }
      return self[id].kind == .local ? self[id].value.flatMap { parameter(whoseViewIs: $0, file, limit - 1) } : nil
    default: return nil
    }
  }

  private func isView(_ parameter: SymbolID) -> Bool {
    value(of: parameter).map { uiCategory(of: $0.referent) == .view } ?? false
  }
}
