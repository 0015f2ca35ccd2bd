import LintSemantics
import LintSyntax

/// Properties that other objects only set before their screen is shown.
extension Project {
  /// Whether all code outside a type changes a property only on an object that the same function has just created, or on the
  /// destination of a segue in `prepare(for:sender:)`.
  ///
  /// False if dependencies are recorded: the question then is only whether a file needs the search for selections, and the
  /// answer would depend on all files like the search itself.
  func isSetBeforeShown(_ property: SymbolID, of type: TypeID) -> Bool {
    guard !recordsDependencies, self[property].modifiers.isDisjoint(with: [.public, .open]) else { return false }
    let related = ancestors(of: type) + descendants(of: type) + [type]
    let changes = shared(MemberChanges.self).places(of: self[property].name).filter { mayChange($0, related) }
    return !changes.isEmpty && changes.allSatisfy { isBeforeShown($0.expression, $0.file) }
  }

  func isBeforeShown(_ member: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let base = facts.firstPart(of: member), facts[base].kind == .reference,
      let local = declaration(readBy: base, file: file), local.file == file, self[local].kind == .local,
      let code = facts.enclosing(facts[member].owner).first(where: { facts[$0].kind.isCallable }),
      // A closure may run later.
      code == facts.enclosing(self[local].parent).first(where: { facts[$0].kind.isCallable })
    else { return false }
    return SelectionNames[facts[code].name].contains(.prepares) || createsObject(local) || isInstantiated(local)
  }

  /// Whether a local is a new controller of a storyboard: `storyboard.instantiateViewController(withIdentifier: id)`.
  private func isInstantiated(_ local: SymbolID) -> Bool {
    let facts = file(local)
    return self[local].value.map { value in
      facts.subtree(of: value).contains { SystemMembers[facts[$0].name].contains(.instantiation) }
    } ?? false
  }

  /// Whether an observer belongs to a property that its own type doesn't change after the setup, nor others after the screen
  /// is shown.
  func observesSetUp(_ accessor: DeclarationID, _ file: FileID, of type: TypeID) -> Bool {
    guard let owner = facts(file)[accessor].parent else { return false }
    let property = SymbolID(file: file, declaration: owner)
    return self[property].kind == .property && !self[property].modifiers.contains(.computed)
      && writes(to: self[property].name, of: type).isEmpty && isSetBeforeShown(property, of: type)
  }
}
