import LintSemantics
import LintSyntax

/// The reason that a binder's view model isn't bound without a call of `bind()`.
public enum MissingBindReason: Sendable {
  /// Assignments bind only after the first `bind()`, as in a view controller.
  case awaitsFirstBind
  /// The property is a constant, which is never assigned again.
  case isConstant
  /// The property only has an initial value, which doesn't bind.
  case isInitialValue
  /// Assigning a plain property doesn't bind.
  case isPlain
}

extension Binder {
  /// The reason that the view model is never bound.
  ///
  /// - Returns: nil if the view model is or may be bound, or if a superclass has a reason already.
  public var missingBindReason: MissingBindReason? {
    guard let reason = ownMissingBindReason,
      !classes.dropFirst().contains(where: { Binder($0, in: project)?.ownMissingBindReason != nil })
    else { return nil }
    return reason
  }

  private var ownMissingBindReason: MissingBindReason? {
    guard !isExtensible, !inheritsUnknownClass, let reason = reasonToBind else { return nil }
    return hasBindReference ? nil : reason
  }

  /// The reason that `bind()` must be called, or nil if the kit calls it.
  private var reasonToBind: MissingBindReason? {
    if let waits = waitsForFirstBind { return waits ? .awaitsFirstBind : nil }
    guard let property else { return isViewController ? .awaitsFirstBind : nil }
    let declaration = project[property]
    if declaration.modifiers.contains(.computed) { return isViewController ? .awaitsFirstBind : nil }
    if isWrapped {
      if isViewController { return .awaitsFirstBind }
      return project.roles.plays(.controller, type) || !retainsInitialValue(property) ? nil : .isInitialValue
    }
    if isViewController { return .awaitsFirstBind }
    return declaration.modifiers.contains(.constant) ? .isConstant : .isPlain
  }

  /// The value of `waitsForFirstBind` if the project declares it; false if that isn't a literal.
  private var waitsForFirstBind: Bool? {
    let types = ([type] + project.ancestors(of: type)).filter { !project.isOfKit($0) }
    let declared = types.flatMap { project.declaredMembers(named: KitMembers.waitsForFirstBind, of: $0) }
    guard let nearest = declared.first else { return nil }
    let facts = project.file(nearest)
    let declaration = project[nearest]
    let code = declaration.value.map(facts.subtree) ?? declaration.code
    let literals = code.filter { facts[$0].kind == .literal }
    return literals.count == 1 && facts[literals[0]].name == LanguageWords.trueWord
  }

  /// Whether modules outside the project may subclass the class and call `bind()`.
  var isExtensible: Bool { project[project[type].declaration].modifiers.contains(.open) }

  /// Whether a superclass isn't in the project and may call `bind()`.
  var inheritsUnknownClass: Bool { project.hasUnknownSuperclass(type) }

  /// Whether the kit's `waitsForFirstBind` is true for the class.
  public var isViewController: Bool {
    project.hasSystemAncestor(type) { $0.isViewController }
  }

  /// The view model's property, if the project declares it.
  var property: SymbolID? {
    classes.lazy.flatMap { project.declaredMembers(named: KitMembers.viewModel, of: $0) }.first {
      project[$0].kind == .property && project[$0].modifiers.isDisjoint(with: [.static, .class])
    }
  }

  var isWrapped: Bool { property.map(project.isWrappedViewModel) ?? false }

  /// Whether a wrapped property has an object as its initial view model, which no code in the project replaces.
  private func retainsInitialValue(_ property: SymbolID) -> Bool {
    let facts = project.file(property)
    guard let value = facts.initialValue(of: property.declaration), facts[value].kind != .nil,
      let viewModel = project.value(of: property)?.referent.type, project[viewModel].kind == .class
    else { return false }
    return !project.fileIDs.contains { file in
      let facts = project.facts(file)
      return facts.expressionIDs.contains { assignment in
        guard facts[assignment].kind == .assignment, let target = facts.target(of: assignment) else { return false }
        return facts.isNamed(KitMembers.viewModel, target) && mayReferToFamily(target, file, ifUnknown: true)
      }
    }
  }
}
