public import LintSemantics
import LintSyntax

extension Project {
  /// Whether a type, or a type that contains it, provides previews.
  public func isForPreviews(_ type: TypeID) -> Bool {
    withOuterTypes(type).contains { outer in
      externalSupertypes(of: outer).contains { CommonSupertypes[$0].contains(.preview) }
    }
  }
}

extension FileReading {
  /// Whether a preview declares a member, or only previews use it.
  func isForPreviews(_ member: DeclarationID) -> Bool {
    if isInPreviewMacro(facts[member].range) { return true }
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
    if project.enclosingType(of: node.owner, file: file).map(project.isForPreviews) ?? false { return true }
    return isInPreviewMacro(node.range)
  }

  private func isInPreviewMacro(_ code: ByteRange) -> Bool {
    facts.expressionIDs.contains { macro in
      facts[macro].kind == .macro && KnownAttributes[facts[macro].name].contains(.preview)
        && facts[macro].range.start <= code.start && code.end <= facts[macro].range.end
    }
  }
}
