import LintSemantics
import LintSyntax

extension Project {
  /// An assignment to the property of an observer that runs before the object's view is loaded: code has just created the object,
  /// and hasn't passed it on.
  func earlyAssignment(of observer: SymbolID, in type: TypeID) -> Place? {
    guard let property = self[observer].parent, !mayLoadViewDuringInitialization(type) else { return nil }
    for assignment in assignments(toMember: self[observer.file, property].name) {
      let facts = facts(assignment.file)
      guard let target = facts.target(of: assignment.expression), let base = facts.firstPart(of: target),
        let owner = value(of: base, file: assignment.file)?.referent.type,
        owner == type || ancestors(of: owner).contains(type), !mayLoadViewDuringInitialization(owner),
        isNew(base, before: assignment.expression, owner, facts, assignment.file),
        !ignores(assignment, observer)
      else { continue }
      return Place(file: assignment.file, offset: facts.anchor(of: target))
    }
    return nil
  }

  /// Whether the observer compares the property with its old value, and an assignment sets the initial value again.
  private func ignores(_ assignment: ProjectAssignment, _ observer: SymbolID) -> Bool {
    let code = file(observer)
    guard self[observer].code.contains(where: { code[$0].name == LanguageWords.oldValue }),
      let property = self[observer].parent
    else { return false }
    let facts = facts(assignment.file)
    guard let value = facts.value(of: assignment.expression) else { return false }
    guard let initial = code.initialValue(of: property) else { return facts[value].kind == .nil }
    return facts[value].kind == code[initial].kind && facts[value].name == code[initial].name
      && facts.firstPart(of: value) == nil && code.firstPart(of: initial) == nil
      && (facts[value].kind == .nil || !facts[value].name.isEmpty)
  }

  private subscript(file: FileID, declaration: DeclarationID) -> Declaration {
    self[SymbolID(file: file, declaration: declaration)]
  }

  /// Whether an initializer, or a function that it calls, uses `view`.
  private func mayLoadViewDuringInitialization(_ type: TypeID) -> Bool {
    let outlets = ViewOutlets(of: type, in: self)
    return ([type] + ancestors(of: type)).flatMap(members).contains { member in
      guard self[member].kind == .initializer else { return false }
      var search = OutletUseSearch(outlets)
      return search.visit(member)
    }
  }

  /// Whether the base of an assignment is an object that the same function has created.
  private func isNew(
    _ base: ExpressionID, before assignment: ExpressionID, _ type: TypeID, _ facts: FileFacts, _ file: FileID
  ) -> Bool {
    // `(segue.destination as? DetailViewController)?.item = item`
    guard facts[base].kind == .reference else { return isSegueDestination(base, facts) }
    let node = facts[base]
    guard let found = declaration(of: node.name, at: node.range.start, owner: node.owner, file: file),
      found.file == file, facts[found.declaration].kind == .local,
      facts[found.declaration].parent == facts[assignment].owner,
      let created = facts.initialValue(of: found.declaration), creates(created, type, facts, file)
    else { return false }
    return !isPassedOn(found.declaration, before: assignment, type, facts)
  }

  private func isSegueDestination(_ expression: ExpressionID, _ facts: FileFacts) -> Bool {
    guard facts[expression].kind == .sequence, let value = facts.firstPart(of: expression) else { return false }
    return facts[value].kind == .member && SystemMembers[facts[value].name].contains(.destination)
  }

  /// Whether an expression creates a controller: by its initializer, from a storyboard, or for a segue.
  private func creates(_ expression: ExpressionID, _ type: TypeID, _ facts: FileFacts, _ file: FileID) -> Bool {
    if isSegueDestination(expression, facts) { return true }
    let value = facts[expression].kind == .sequence ? facts.firstPart(of: expression) : expression
    guard let value, facts[value].kind == .call, let callee = facts.callee(of: value) else { return false }
    if facts[callee].kind == .member, SystemMembers[facts[callee].name].contains(.instantiation) { return true }
    return self.value(of: callee, file: file).map { $0.isType && $0.referent == .project(type) } ?? false
  }

  /// Whether code between the creation of an object and an expression does anything else with it than assigning its properties.
  private func isPassedOn(
    _ local: DeclarationID, before end: ExpressionID, _ type: TypeID, _ facts: FileFacts
  ) -> Bool {
    let declaration = facts[local]
    guard let function = declaration.parent else { return true }
    return facts[function].code.contains { index in
      let node = facts[index]
      guard node.kind == .reference, node.name == declaration.name, node.range.start > declaration.range.end,
        node.range.start < facts[end].range.start
      else { return false }
      guard let member = facts.expression(beginningWith: index), facts[member].kind == .member,
        let assignment = facts.expression(beginningWith: member), facts[assignment].kind == .assignment
      else { return true }
      return isViewOfController(facts[member].name, type)
    }
  }
}

extension LanguageWords {
  /// The former value, in a `didSet`.
  fileprivate static let oldValue: Name = "oldValue"
}
