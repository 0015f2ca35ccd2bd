import LintSemantics
import LintSyntax

/// The property `viewModel` of a type, and whether it satisfies the requirement of the kit's holders.
struct HolderProperty {
  private let property: SymbolID
  private let held: TypeID
  private let type: TypeID
  private let project: Project

  /// - Returns: nil if the type has no such property of its own whose type is a view model.
  init?(of type: TypeID, _ project: Project) {
    guard let property = project.viewModelProperty(of: type), let held = project.value(of: property)?.referent.type
    else { return nil }
    self.property = property
    self.held = held
    self.type = type
    self.project = project
  }

  var refusal: AdoptionRefusal? {
    let declaration = project[property]
    let file = project.file(property)
    if project.roles.viewSide(held) != nil { return .heldView }
    if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) { return .privateProperty }
    if declaration.type.map({ file[$0].kind == .implicitlyUnwrapped }) == true { return .implicitlyUnwrapped }
    if declaration.condition != project[project[type].declaration].condition { return .conditionalScope }
    return isLessVisible(declaration) ? .lessVisibleProperty : nil
  }

  /// Whether the type has a method `bind()` that satisfies the requirement of the kit's observers.
  var hasBind: Bool {
    project.declaredMembers(named: KitMembers.bind, of: type).contains { member in
      let function = project[member]
      let facts = project.file(member)
      return function.kind == .function && function.type == nil && !facts.hasParameters(member.declaration)
        && function.modifiers.isDisjoint(with: [.private, .fileprivate, .static, .class, .async, .throwing, .generic])
        && !isLessVisible(function)
    }
  }

  private func isLessVisible(_ member: Declaration) -> Bool {
    let declaration = project[type].declaration
    return ScopePath(of: declaration.declaration, in: project.file(declaration)).isPublic
      && member.modifiers.isDisjoint(with: [.public, .open])
  }
}

extension FileFacts {
  fileprivate func hasParameters(_ function: DeclarationID) -> Bool {
    children(of: function).contains { self[$0].kind == .parameter }
  }
}
