import LintSemantics
import LintSyntax

/// The object in a retain cycle that stores the callback, as code outside the cycle refers to it.
///
/// Each screen usually has an object of its own. Another screen that clears the callback of its object leaves this cycle as it
/// is.
struct StoredObject {
  private let callback: Callback
  private let project: Project
  /// The type of the object that `self` is in the cycle, with its ancestors and descendants.
  private let owners: HandleSet<TypeID>
  private let types: HandleSet<TypeID>
  /// Whether `self` makes the object, so that other types reach it only through `self`.
  private let isMade: Bool

  init(of callback: Callback, owner: TypeID?, in project: Project) {
    self.callback = callback
    self.project = project
    owners = HandleSet(owner.map(project.family) ?? [])
    types = HandleSet(callback.types.flatMap(project.family))
    let property = callback.observation.storage.property
    isMade = if let owner, let property { project.creates(property, of: owner) } else { false }
  }

  /// Whether an expression of a type outside the cycle may refer to the object or to `self`, while code may use it.
  func mayBe(_ expression: ExpressionID, in file: FileReading) -> Bool {
    let node = file.facts[expression]
    if let type = file.value(of: expression)?.referent.type {
      if owners.contains(type) { return true }
      if !project.family(of: type).contains(where: types.contains) { return false }
    }
    if isReadThroughOwner(expression, file) { return true }
    if isInDeinitializer(node.owner, file) { return false }
    guard file.storage(expression) != nil else { return true }
    return !isMade && !assignsCallback(file.enclosingType(of: node.owner))
  }

  /// `panel.model`, where `panel` is the `self` of the cycle.
  private func isReadThroughOwner(_ expression: ExpressionID, _ file: FileReading) -> Bool {
    var next = file.facts.firstPart(of: expression)
    while let base = next {
      if let type = file.value(of: base)?.referent.type, owners.contains(type) { return true }
      next = file.facts.firstPart(of: base)
    }
    return false
  }

  private func isInDeinitializer(_ owner: DeclarationID?, _ file: FileReading) -> Bool {
    project.enclosingMember(of: owner, file: file.file).map { project[$0].kind == .deinitializer } ?? false
  }

  /// Whether a type sets the callback of its own object as well.
  private func assignsCallback(_ type: TypeID?) -> Bool {
    project.assignments(toMember: callback.property).contains { place in
      let facts = project.facts(place.file)
      return project.enclosingType(of: facts[place.expression].owner, file: place.file) == type
        && facts.value(of: place.expression).map { facts[$0].kind != .nil } ?? false
    }
  }
}

extension Project {
  /// A type with its ancestors and descendants.
  func family(of type: TypeID) -> [TypeID] { [type] + ancestors(of: type) + descendants(of: type) }
}
