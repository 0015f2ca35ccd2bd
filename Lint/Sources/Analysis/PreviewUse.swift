import LintSemantics
import LintSyntax

extension FileReading {
  /// Whether the file uses a member only in previews.
  func isForPreviews(_ member: DeclarationID) -> Bool {
    let name = facts[member].name
    let own = facts[member].code
    let uses = facts.expressionIDs.filter { expression in
      let node = facts[expression]
      return node.name == name && (node.kind == .reference || node.kind == .member) && !own.contains(expression)
    }
    return !uses.isEmpty && uses.allSatisfy(isInPreview)
  }

  /// Whether an expression belongs to a preview provider or to the closure of a preview macro.
  func isInPreview(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    let isInProvider = facts.enclosing(node.owner).contains { declaration in
      project.type(declaredBy: id(declaration)).map { type in
        project.externalSupertypes(of: type).contains { CommonSupertypes[$0].contains(.preview) }
      } ?? false
    }
    if isInProvider { return true }
    return facts.expressionIDs.contains { macro in
      facts[macro].kind == .macro && KnownAttributes[facts[macro].name].contains(.preview)
        && facts[macro].range.start <= node.range.start && node.range.end <= facts[macro].range.end
    }
  }
}
