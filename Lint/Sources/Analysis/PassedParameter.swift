import LintSemantics
import LintSyntax

extension FileReading {
  /// The types of the parameters in a declaration that their functions only store or pass on.
  func typesOfPassedParameters(in declaration: DeclarationID) -> Set<TypeNodeID> {
    let types = facts.subtree(of: declaration).filter { facts[$0].kind == .parameter && isOnlyPassedOn($0) }
      .compactMap { facts[$0].type }
    return Set(types.flatMap(facts.subtree))
  }

  /// `init(icon: UIImage) { self.icon = icon }`, `func badge(icon: UIImage) -> Badge { Badge(icon: icon) }`
  private func isOnlyPassedOn(_ parameter: DeclarationID) -> Bool {
    guard facts[parameter].type != nil, let function = facts[parameter].parent else { return false }
    let uses = facts[function].code.filter { isReference($0, to: parameter) }
    return !uses.isEmpty && uses.allSatisfy(isPassedOn)
  }

  /// Whether a use of a parameter is the argument of a call, or the value of a property of `self` whose type is a UI type.
  private func isPassedOn(_ use: ExpressionID) -> Bool {
    guard let parent = facts[use].parent else { return false }
    switch facts[parent].kind {
    case .argument: return facts[parent].parent.map { facts[$0].kind == .call } ?? false
    case .assignment:
      guard facts.value(of: parent) == use, let target = facts.target(of: parent), facts.isOwnMember(target),
        let property = project.declaration(readBy: target, file: file), let type = project[property].type
      else { return false }
      return project.file(property).subtree(of: type).contains { node in
        project.uiCategory(of: project.referent(of: TypeUse(file: property.file, node: node))) != nil
      }
    default: return false
    }
  }
}
