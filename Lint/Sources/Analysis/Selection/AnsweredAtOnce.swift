import LintSemantics
import LintSyntax

/// Functions that code passes to a function of the project, which calls them before it returns.
extension Project {
  /// Whether the call that takes a closure runs it before it returns: `factory.makeViewModel { self.viewModel = $0 }`.
  func isAnsweredAtOnce(_ closure: DeclarationID, _ file: FileID, _ limit: Int = 3) -> Bool {
    let facts = facts(file)
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }) else { return false }
    return callsAtOnce(argument, file, limit)
  }

  /// Whether code passes a function to a call that runs it before it returns: `factory.makeViewModel(completion: show)`.
  func isPassedToCaller(_ function: ExpressionID, _ file: FileID) -> Bool {
    facts(file)[function].parent.map { callsAtOnce($0, file, 3) } ?? false
  }

  /// Whether all functions that receive an argument only call it.
  private func callsAtOnce(_ argument: ExpressionID, _ file: FileID, _ limit: Int) -> Bool {
    let facts = facts(file)
    guard !recordsDependencies, limit > 0, facts[argument].kind == .argument, let call = facts[argument].parent,
      facts[call].kind == .call, let callee = facts.callee(of: call)
    else { return false }
    // `groups.first.map(completion)`
    if CollectionMembers[facts[callee].name].contains(.callsAtOnce) { return true }
    let functions = functions(receivingArgumentsOf: call, file)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        receiver(of: argument, in: function, file).map { onlyCalls($0, function, limit) } ?? false
      }
  }

  /// Whether all functions of the project that receive an argument call it by themselves, and do nothing else with it. Unlike
  /// ``isAnsweredAtOnce(_:_:_:)``, this is false for a function that passes it to an operator, which may be a stream's.
  func isOnlyCalled(_ argument: ExpressionID, by call: ExpressionID, _ file: FileID) -> Bool {
    let functions = functions(receivingArgumentsOf: call, file)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard let parameter = receiver(of: argument, in: function, file) else { return false }
        let facts = self.file(function)
        let uses = uses(of: parameter, in: function)
        return !uses.isEmpty
          && uses.allSatisfy { use in
            facts[use].owner == function.declaration
              && facts.expression(beginningWith: use).map { facts[$0].kind == .call } ?? false
          }
      }
  }

  private func functions(receivingArgumentsOf call: ExpressionID, _ file: FileID) -> [SymbolID] {
    callees(of: call, file: file).flatMap { callee -> [SymbolID] in
      guard case .function(let function) = callee else { return [] }
      let certain = implementations(of: function)
      return certain.isEmpty ? implementations(ofRequirement: function) : certain
    }
  }

  /// The parameter that receives an argument. A trailing closure is the last one.
  private func receiver(of argument: ExpressionID, in function: SymbolID, _ file: FileID) -> DeclarationID? {
    let node = facts(file)[argument]
    return node.flags.contains(.trailing) && node.name.isEmpty
      ? parameters(of: function).last : parameter(of: function, for: argument, file: file)
  }

  /// Whether a function only calls one of its parameters, or passes it to code that does.
  private func onlyCalls(_ parameter: DeclarationID, _ function: SymbolID, _ limit: Int) -> Bool {
    let facts = file(function)
    let uses = uses(of: parameter, in: function)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let closures = facts.enclosing(facts[use].owner).prefix { $0 != function.declaration }
          .filter { facts[$0].kind == .closure }
        guard
          closures.allSatisfy({ isImmediate($0, function.file) || isAnsweredAtOnce($0, function.file, limit - 1) })
        else { return false }
        if let call = facts.expression(beginningWith: use), facts[call].kind == .call { return true }
        return facts[use].parent.map { callsAtOnce($0, function.file, limit - 1) } ?? false
      }
  }

  private func uses(of parameter: DeclarationID, in function: SymbolID) -> [ExpressionID] {
    let facts = file(function)
    return self[function].code.filter { place in
      facts[place].kind == .reference && facts[place].name == facts[parameter].name
        && declaration(readBy: place, file: function.file)?.declaration == parameter
    }
  }
}

/// Steps of a view's setup that an object does for it.
extension Project {
  /// Whether views only call a function of another object during their own setup: `presenter.sceneDidLoad()` in `viewDidLoad`. If no
  /// protocol requires it, a single view calls it on an object of its own.
  func isCalledInSetUpOfViews(_ function: DeclarationID, _ file: FileID, _ type: TypeID, _ limit: Int) -> Bool {
    let facts = facts(file)
    let name = facts[function].name
    guard !recordsDependencies, roles.viewSide(type) == nil,
      facts[function].modifiers.isDisjoint(with: [.override, .open, .public, .static])
    else { return false }
    let isRequired = isRequired(SymbolID(file: file, declaration: function))
    let related = [type] + ancestors(of: type) + descendants(of: type)
    let calls = shared(SetupSteps.self).places(of: name).filter { isRequired || mayName($0, memberOf: related) }
    return !calls.isEmpty && (isRequired || areOfOneView(calls))
      && calls.allSatisfy { place in
        let facts = self.facts(place.file)
        guard let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call,
          let user = enclosingType(of: facts[call].owner, file: place.file), roles.viewSide(user) != nil,
          !roles.plays(.cell, user)
        else { return false }
        return isSetUp(declaration: facts[call].owner, file: place.file, of: user, limit: limit - 1)
      }
  }

  /// Whether all code belongs to one view, and names members of the view's own properties. Views that share an object call it again.
  private func areOfOneView(_ places: [ExpressionPlace]) -> Bool {
    let users = places.map { place -> TypeID? in
      let facts = facts(place.file)
      guard let base = facts.firstPart(of: place.expression), facts.isOwnMember(base),
        let property = declaration(readBy: base, file: place.file), self[property].kind == .property,
        self[property].modifiers.isDisjoint(with: [.static, .class])
      else { return nil }
      return enclosingType(of: facts[place.expression].owner, file: place.file)
    }
    return users[0] != nil && users.allSatisfy { $0 == users[0] }
  }

  /// Whether code may name a member of one of some types: the object has one of them, or its type is unknown.
  private func mayName(_ place: ExpressionPlace, memberOf types: [TypeID]) -> Bool {
    let facts = facts(place.file)
    let base = facts[place.expression].kind == .member ? facts.firstPart(of: place.expression) : nil
    guard let base, !facts.isSelf(base) else {
      return enclosingType(of: facts[place.expression].owner, file: place.file).map(types.contains) ?? true
    }
    guard let owner = value(of: base, file: place.file)?.referent.type else { return true }
    return types.contains(owner)
  }
}

/// The places where code names a function without parameters of a protocol, or one with the name of a view model's.
private struct SetupSteps: SharedResult {
  private var places: [Name: [ExpressionPlace]] = [:]

  func places(of name: Name) -> [ExpressionPlace] { places[name] ?? [] }

  init(of project: Project) {
    let names = NameSet(
      project.typeIDs.filter { project[$0].kind == .protocol || project.roles.plays(.viewModel, $0) }.flatMap { type in
        project.functions(of: type).filter { project.parameters(of: $0).isEmpty }.map { project[$0].name }
      })
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs where names.contains(facts[index].name) {
        guard facts[index].kind == .member || facts[index].kind == .reference || facts[index].kind == .macro else {
          continue
        }
        places[facts[index].name, default: []].append(ExpressionPlace(file: file, expression: index))
      }
    }
  }
}
