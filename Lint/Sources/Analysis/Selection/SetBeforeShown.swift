import LintSemantics
import LintSyntax

/// Properties that other objects only set before their screen is shown.
extension Project {
  /// Whether all code outside a type changes a property only on an object that the same function has just created or shows
  /// afterwards, or on the destination of a segue in `prepare(for:sender:)`, or gives it a list that never changes.
  ///
  /// The code that sets a public property stands for all of its users.
  ///
  /// False if dependencies are recorded: the question then is only whether a file needs the search for selections, and the
  /// answer would depend on all files like the search itself.
  ///
  /// - Parameter part: The part of the property's value that matters. Nil for the whole value.
  func isSetBeforeShown(_ property: SymbolID, of type: TypeID, part: Name? = nil) -> Bool {
    if recordsDependencies { return false }
    let related = ancestors(of: type) + descendants(of: type) + [type]
    let changes = shared(MemberChanges.self).places(of: self[property].name).filter {
      mayChange($0, related) && !isChangeOfOtherPart(than: part, $0)
    }
    return !changes.isEmpty && changes.allSatisfy { isBeforeShown($0.expression, $0.file) || givesConstantList($0) }
  }

  /// Whether code assigns a list that its own object keeps from the beginning and never changes: `cell.titles = titles`.
  private func givesConstantList(_ place: MemberPlace) -> Bool {
    let facts = facts(place.file)
    guard let assignment = facts[place.expression].parent, facts[assignment].kind == .assignment,
      facts.target(of: assignment) == place.expression, let value = facts.value(of: assignment),
      let list = declaration(readBy: value, file: place.file), self[list].kind == .property,
      let owner = enclosingType(of: list), let start = file(list).initialValue(of: list.declaration)
    else { return false }
    return isConstantList(start, file: list.file)
      && (self[list].modifiers.contains(.constant)
        || self[list].modifiers.contains(.private) && writes(to: self[list].name, of: owner).isEmpty)
  }

  /// Whether code changes another part of a value: `screen.output.title = ""` for `rows`.
  private func isChangeOfOtherPart(than part: Name?, _ place: MemberPlace) -> Bool {
    let facts = facts(place.file)
    guard let part, let next = facts.expression(beginningWith: place.expression), facts[next].kind == .member else {
      return false
    }
    return facts[next].name != part && !CollectionMembers[facts[next].name].contains(.mutates)
  }

  func isBeforeShown(_ member: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    if isPartSetUp(member, file) { return true }
    guard let base = facts.firstPart(of: member), facts[base].kind == .reference,
      let local = declaration(readBy: base, file: file), local.file == file, self[local].kind == .local,
      let code = facts.enclosing(facts[member].owner).first(where: { facts[$0].kind.isCallable }),
      // A closure may run later.
      code == facts.enclosing(self[local].parent).first(where: { facts[$0].kind.isCallable })
    else { return false }
    return SelectionNames[facts[code].name].contains(.prepares) || createsObject(local) || isInstantiated(local)
      || !recordsDependencies && isShown(local, by: code, after: member)
  }

  /// Whether a controller changes an object that it has made itself, during its setup: `table.rows = rows` in `viewDidLoad`.
  private func isPartSetUp(_ member: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let object = facts.firstPart(of: member), facts.isOwnMember(object),
      let property = declaration(readBy: object, file: file), self[property].kind == .property,
      !self[property].modifiers.isDisjoint(with: [.constant, .lazy]), makesObject(property),
      let owner = enclosingType(of: facts[member].owner, file: file), roles.viewSide(owner)?.role == .controller
    else { return false }
    return isSetUp(declaration: facts[member].owner, file: file, of: owner, limit: 2)
  }

  /// Whether the initial value of a property is a new object: `EventList()`, `{ EventList() }()`.
  private func makesObject(_ property: SymbolID) -> Bool {
    let facts = file(property)
    guard let value = self[property].value.flatMap(facts.firstPart) else { return false }
    let closure = facts[value].kind == .call ? facts.callee(of: value).flatMap(facts.closure) : nil
    return createsObject(value, property.file)
      || (closure.map { facts.results(of: $0).contains { createsObject($0, property.file) } } ?? false)
  }

  /// Whether the same code puts a controller on the screen after it changed it: `navigationController.push(screen)`. A
  /// controller that is on the screen can't be pushed or presented again.
  private func isShown(_ local: SymbolID, by code: DeclarationID, after change: ExpressionID) -> Bool {
    let facts = file(local)
    return facts[code].code.contains { call in
      facts[call].kind == .call && facts[call].range.start > facts[change].range.start
        && facts.arguments(of: call).contains { argument in
          guard let value = facts.firstPart(of: argument), facts[value].kind == .reference,
            facts[value].name == self[local].name
          else { return false }
          return declaration(readBy: value, file: local.file) == local && shows(argument, of: call, local.file)
        }
    }
  }

  /// Whether a call puts its argument on the screen, or passes it to a method of the project that does.
  private func shows(_ argument: ExpressionID, of call: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let callee = facts.callee(of: call) else { return false }
    let name = facts[callee].name
    if SystemMembers[name].contains(.showing) { return true }
    let functions = callees(of: call, file: file)
    if functions.isEmpty { return facts[callee].kind == .member && shared(ShowingMethods.self).names.contains(name) }
    return functions.contains { callee in
      guard case .function(let function) = callee, let parameter = parameter(of: function, for: argument, file: file)
      else { return false }
      return shows(parameter, in: function)
    }
  }

  /// Whether a function puts its parameter on the screen.
  fileprivate func shows(_ parameter: DeclarationID, in function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { call in
      facts[call].kind == .call
        && facts.callee(of: call).map { SystemMembers[facts[$0].name].contains(.showing) } ?? false
        && facts.arguments(of: call).contains { argument in
          facts.firstPart(of: argument).map { facts[$0].kind == .reference && facts[$0].name == facts[parameter].name }
            ?? false
        }
    }
  }

  /// Whether a local is a new controller of a storyboard: `storyboard.instantiateViewController(withIdentifier: id)`, or the
  /// result of the app's own method that makes one.
  private func isInstantiated(_ local: SymbolID) -> Bool {
    let facts = file(local)
    guard let value = self[local].value else { return false }
    let parts = facts.subtree(of: value)
    return parts.contains { SystemMembers[facts[$0].name].contains(.instantiation) }
      || !recordsDependencies && parts.contains { facts[$0].kind == .call && instantiates($0, local.file) }
  }

  /// Whether a call is one of the app's methods that make a controller. The type of a generated object may be unknown.
  private func instantiates(_ call: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let callee = facts.callee(of: call), facts[callee].kind == .member,
      shared(InstantiatingMethods.self).names.contains(facts[callee].name)
    else { return false }
    let functions = callees(of: call, file: file)
    return functions.isEmpty
      || functions.contains { if case .function(let function) = $0 { instantiates(function) } else { false } }
  }

  fileprivate func instantiates(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].kind == .function
      && self[function].code.contains { SystemMembers[facts[$0].name].contains(.instantiation) }
  }

  /// Whether an observer belongs to a property that its own type doesn't change after the setup, nor others after the screen
  /// is shown.
  func observesSetUp(_ accessor: DeclarationID, _ file: FileID, of type: TypeID) -> Bool {
    // A table configures its cells again.
    guard let owner = facts(file)[accessor].parent, !roles.plays(.cell, type) else { return false }
    let property = SymbolID(file: file, declaration: owner)
    return self[property].kind == .property && !self[property].modifiers.contains(.computed)
      && writes(to: self[property].name, of: type).isEmpty && isSetBeforeShown(property, of: type)
  }
}

/// The methods by which a project's extensions of the system's types show a controller: `navigation.push(screen)`.
private struct ShowingMethods: SharedResult {
  private(set) var names = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.declarationIDs where facts[declaration].kind == .function {
        let function = SymbolID(file: file, declaration: declaration)
        guard project.parameters(of: function).contains(where: { project.shows($0, in: function) }),
          project.isMemberOfExternalType(function)
        else { continue }
        names.insert(facts[declaration].name)
      }
    }
  }
}

/// The methods of the project that make a controller of a storyboard: `scene.instantiate()`.
private struct InstantiatingMethods: SharedResult {
  private(set) var names = NameSet()

  init(of project: Project) {
    for type in project.typeIDs {
      for function in project.functions(of: type) where project.instantiates(function) {
        names.insert(project[function].name)
      }
    }
  }
}
