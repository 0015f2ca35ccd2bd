import LintSemantics
import LintSyntax

extension FileReading {
  /// Whether a static member of a type of the system is a nested type or a constant, such as `didBecomeActiveNotification`.
  ///
  /// Code that only reads a constant doesn't use the type's service. It neither calls anything on it nor assigns it, and the
  /// constant isn't an instance of the type. A name that reads as an assertion, such as `isVoiceOverRunning`, asks the service
  /// for its state. The project's own static members may have any effect.
  func isConstant(_ member: ExpressionID, of system: SystemType) -> Bool {
    let name = facts[member].name
    if name.isCapitalized { return true }
    // `UITableViewCell.self` is the type itself.
    if name == LanguageWords.selfWord { return false }
    return !SystemMembers[name].contains(.instance) && !SystemMembers.asksForState(name) && isOnlyRead(member)
      && !project.shared(SystemTypeExtensions.self).contains(name, in: system)
  }

  private func isOnlyRead(_ member: ExpressionID) -> Bool {
    var place = member
    while let next = facts.expression(beginningWith: place) {
      switch facts[next].kind {
      case .call, .assignment: return false
      case .member, .subscript: place = next
      default: return true
      }
    }
    return true
  }
}

/// The static members that the project adds to types of the system.
private struct SystemTypeExtensions: SharedResult {
  private var members: [Name: NameSet] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.declarations where !declaration.modifiers.isDisjoint(with: [.static, .class]) {
        guard let body = declaration.parent, let system = project.systemType(extendedBy: facts[body], file: file) else {
          continue
        }
        members[system.name, default: NameSet()].insert(declaration.name)
      }
    }
  }

  func contains(_ member: Name, in system: SystemType) -> Bool { members[system.name]?.contains(member) ?? false }
}
