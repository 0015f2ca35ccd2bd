import LintSemantics
import LintSyntax

/// The implicitly unwrapped properties of a controller that are nil until its view is loaded.
struct ViewOutlets {
  let type: TypeID
  let project: Project
  private let outlets: [Name: SymbolID]

  init(of type: TypeID, in project: Project) {
    self.type = type
    self.project = project
    var outlets: [Name: SymbolID] = [:]
    for owner in [type] + project.ancestors(of: type) where project[owner].kind == .class {
      for member in project.members(of: owner) where project.isUnwrappedVariable(member) {
        let facts = project.file(member)
        if facts.has(.outlet, project[member]) || project.createsViewOnLoading(member, of: owner) {
          outlets[project[member].name] = member
        }
      }
    }
    self.outlets = outlets
  }

  var isEmpty: Bool { outlets.isEmpty }

  /// The outlet that an expression refers to, as `label` or `self.label`.
  func outlet(_ expression: ExpressionID, _ file: FileID) -> SymbolID? {
    let facts = project.facts(file)
    guard let outlet = outlets[facts[expression].name], facts.isOwnMember(expression),
      project.declaration(readBy: expression, file: file) == outlet
    else { return nil }
    return outlet
  }
}

extension Project {
  /// Whether a member is a variable such as `var label: UILabel!` without an initial value.
  fileprivate func isUnwrappedVariable(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    guard isStoredProperty(declaration), !declaration.modifiers.contains(.constant), declaration.value == nil,
      let type = declaration.type
    else { return false }
    return file(member)[type].kind == .implicitlyUnwrapped
  }

  /// Whether a property contains a view that only the functions creates that run when the view loads, or later.
  fileprivate func createsViewOnLoading(_ property: SymbolID, of type: TypeID) -> Bool {
    guard let referent = value(of: property)?.referent, uiCategory(of: referent) == .view,
      !isController(referent)
    else { return false }
    let writes = writes(to: self[property].name, of: type).filter(assignsWhole)
    let setUp = functions(of: type).filter { LifecycleMethods[self[$0].name].contains(.setsUp) }
    let early = members(of: type).filter { self[$0].kind == .initializer }
    return writes.contains { isReached($0, from: setUp, of: type) }
      && !writes.contains { isReached($0, from: early, of: type) }
  }

  /// Whether a write replaces the property, unlike `label.text = ""`.
  private func assignsWhole(_ write: Write) -> Bool {
    let facts = facts(write.file)
    guard facts[write.expression].kind == .assignment else { return false }
    return facts.target(of: write.expression).map(facts.isOwnMember) ?? false
  }

  private func isController(_ referent: Referent) -> Bool {
    switch referent {
    case .project(let type): roles.plays(.controller, type)
    case .system(let system): system.kind == .controller
    default: false
    }
  }

  /// Whether a write is in one of the functions, or in a function that one of them calls.
  private func isReached(_ write: Write, from functions: [SymbolID], of type: TypeID) -> Bool {
    let owners = file(write.file, enclosing: write.owner)
    return functions.contains { owners.contains($0) }
      || self.functions(of: type).contains { helper in
        owners.contains(helper) && functions.contains { calls(self[helper].name, in: $0) }
      }
  }

  private func file(_ file: FileID, enclosing owner: DeclarationID?) -> [SymbolID] {
    facts(file).enclosing(owner).map { SymbolID(file: file, declaration: $0) }
  }
}
