import LintSemantics
import LintSyntax

extension Binder {
  /// Why the view model is never bound.
  public enum Unbound: Sendable {
    /// Assignments bind only after the first `bind()`, as in a view controller.
    case awaitsFirstBind
    /// Nothing is assigned that could bind.
    case isConstant
    /// An initial value binds nothing.
    case isInitialValue
    /// Assigning a plain property binds nothing.
    case isPlain
  }

  /// - Returns: nil if the view model is bound, or may be, or if a class above has the same fault.
  public var unbound: Unbound? {
    guard let fault = ownUnbound, !classes.dropFirst().contains(where: { Binder($0, in: project)?.ownUnbound != nil })
    else { return nil }
    return fault
  }

  private var ownUnbound: Unbound? {
    guard !isExtensible, !inheritsUnknownClass, let fault = needForBind else { return nil }
    return mentionsOfBind(isEnough: { _ in true }).isEmpty ? fault : nil
  }

  /// Why a call of `bind()` is needed.
  private var needForBind: Unbound? {
    if let waits { return waits ? .awaitsFirstBind : nil }
    guard let property else { return isViewController ? .awaitsFirstBind : nil }
    let declaration = project[property]
    if declaration.modifiers.contains(.computed) { return isViewController ? .awaitsFirstBind : nil }
    if isWrapped {
      if isViewController { return .awaitsFirstBind }
      return project.roles.plays(.controller, type) || !keepsInitialValue(property) ? nil : .isInitialValue
    }
    if isViewController { return .awaitsFirstBind }
    return declaration.modifiers.contains(.constant) ? .isConstant : .isPlain
  }

  /// What the class says itself of `waitsForFirstBind`; false if that isn't a literal.
  private var waits: Bool? {
    let types = ([type] + project.ancestors(of: type)).filter { !project.isOfKit($0) }
    let declared = types.flatMap { project.declaredMembers(named: KitMembers.waitsForFirstBind, of: $0) }
    guard let nearest = declared.first else { return nil }
    let facts = project.file(nearest)
    let declaration = project[nearest]
    let code = declaration.value.map(facts.subtree) ?? declaration.code
    let literals = code.filter { facts[$0].kind == .literal }
    return literals.count == 1 && facts[literals[0]].name == LanguageWords.trueWord
  }

  /// An open class is completed by modules that aren't in the project.
  var isExtensible: Bool { project[project[type].declaration].modifiers.contains(.open) }

  /// Whether a superclass isn't in the project, so that its calls are unknown.
  var inheritsUnknownClass: Bool { project.hasUnknownSuperclass(type) }

  /// Whether the kit's `waitsForFirstBind` is true for the class.
  public var isViewController: Bool {
    project.systemAncestors(of: type).contains { $0.system.isViewController }
  }

  /// The view model's property, if the project declares it.
  var property: SymbolID? {
    classes.lazy.flatMap { project.declaredMembers(named: KitMembers.viewModel, of: $0) }.first {
      project[$0].kind == .property && project[$0].modifiers.isDisjoint(with: [.static, .class])
    }
  }

  var isWrapped: Bool {
    property.map { id in
      project.file(id).attributes(of: project[id]).contains { KitMembers.isViewModelWrapper($0.name) }
    } ?? false
  }

  /// Whether a wrapped property has an initial view model, an object, that nothing in the project replaces.
  private func keepsInitialValue(_ property: SymbolID) -> Bool {
    let facts = project.file(property)
    guard let value = facts.initialValue(of: property.declaration), facts[value].kind != .nil,
      let held = project.value(of: property)?.referent.type, project[held].kind == .class
    else { return false }
    return !project.fileIDs.contains { file in
      let facts = project.facts(file)
      return facts.expressionIDs.contains { assignment in
        guard facts[assignment].kind == .assignment, let target = facts.target(of: assignment) else { return false }
        return facts.isNamed(KitMembers.viewModel, target) && mayMeanFamily(target, file, ifUnknown: true)
      }
    }
  }
}
