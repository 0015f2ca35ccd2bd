import LintAnalysis
import LintSemantics
import LintSyntax

/// Objects that functions return or receive.
extension ObjectFates {
  mutating func follow(result: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let owner = facts[result].owner else { return .handedOver }
    switch facts[owner].kind {
    case .function: return facts[owner].type == nil ? .dropped : .returned(by: reading.id(owner))
    case .accessor:
      let member = facts[owner].parent.flatMap {
        [.property, .subscript].contains(facts[$0].kind) ? reading.id($0) : nil
      }
      return member.map { .returned(by: $0) } ?? .handedOver
    // `names.map { DetailCoordinator($0) }`
    case .closure:
      guard let argument = facts.expression(ofClosure: owner).flatMap({ facts[$0].parent }),
        let call = facts[argument].parent, transforms(call, reading)
      else { return .handedOver }
      return follow(call, reading)
    default: return .handedOver
    }
  }

  mutating func follow(argument: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call) else {
      return .handedOver
    }
    let name = facts[callee].name
    let functions = project.functions(calledBy: call, file: reading.file)
    if functions.isEmpty, let fate = fate(of: argument, associatedBy: call, facts) { return fate }
    if functions.isEmpty, borrows(argument, call, callee, reading) { return .dropped }
    if functions.isEmpty, SystemMembers[name].contains(.placement) { return .kept }
    // `UINavigationController(rootViewController: list)`
    if functions.isEmpty, SystemMembers[facts[argument].name].contains(.placement) { return follow(call, reading) }
    if functions.isEmpty, facts[callee].kind == .reference,
      ValueTypes.isContainer(name) || StandardFunctions.contains(name)
    {
      return follow(call, reading)
    }
    if let list = localCollection(addingWith: callee, reading) {
      // The caller's list, which an `inout` parameter stands for.
      return project[list].kind == .local ? follow(variable: list) : .handedOver
    }
    if functions.isEmpty, adds(callee, facts), let list = base(of: callee, reading), project[list].kind == .property {
      return .kept
    }
    if functions.isEmpty, let taken = reading.member(namedBy: callee), project[taken].kind == .parameter,
      let position = facts.arguments(of: call).firstIndex(of: argument)
    {
      return follow(argument: position, ofCallsOf: taken)
    }
    let bodies = functions.flatMap(project.implementedMembers) + initializers(calledBy: call, reading)
    if bodies.isEmpty { return follow(member: facts[argument].name, ofValueCreatedBy: call, reading) }
    let fates = bodies.map { body in
      parameter(of: body, taking: argument, of: call, facts).map { follow(variable: $0) } ?? .handedOver
    }
    switch joined(fates) {
    // Nothing keeps the object longer than the one that an initializer stores it in.
    case .kept where bodies.allSatisfy({ project[$0].kind == .initializer }):
      return follow(call, reading) == .dropped ? .dropped : .kept
    case .kept: return .kept
    case .handedOver: return .handedOver
    case .dropped: return .dropped
    case .returned: return follow(call, reading)
    }
  }

  /// Where an object goes that a structure's property gets from the initializer that the compiler writes: `Row(detail: detail)`.
  mutating func follow(
    member label: Name, ofValueCreatedBy call: ExpressionID, _ reading: FileReading
  ) -> ObjectFate {
    guard let value = reading.facts.callee(of: call).flatMap(reading.value), value.isType,
      let type = value.referent.type,
      project[type].kind == .struct, let property = project.firstMember(named: label, of: type)
    else { return .handedOver }
    let fate = follow(in: property)
    return fate == .kept ? follow(call, reading) : fate
  }

  /// Where an object goes that `objc_setAssociatedObject(owner, key, object, policy)` gets.
  func fate(of argument: ExpressionID, associatedBy call: ExpressionID, _ facts: FileFacts) -> ObjectFate? {
    guard let callee = facts.callee(of: call), facts[callee].name == "objc_setAssociatedObject" else { return nil }
    let arguments = facts.arguments(of: call)
    guard arguments.count == 4, arguments[2] == argument else { return .dropped }
    let policy = facts.firstPart(of: arguments[3]).map { facts[$0].name.text } ?? ""
    return policy.contains("ASSIGN") ? .dropped : .kept
  }

  /// Where an object goes that a function passes to one of the functions that it takes: `func with(_ body: (Detail) -> Void) { body(Detail()) }`.
  mutating func follow(argument position: Int, ofCallsOf taken: SymbolID) -> ObjectFate {
    let declaring = project.file(taken)
    guard let function = declaring[taken.declaration].parent, declaring[function].kind == .function else {
      return .handedOver
    }
    let parameters = declaring.children(of: function).filter { declaring[$0].kind == .parameter }
    guard let place = parameters.firstIndex(of: taken.declaration), visited.insert(taken).inserted else {
      return .dropped
    }
    let label = declaring[taken.declaration].label
    var fates: [ObjectFate] = []
    for file in project.fileIDs {
      let reading = FileReading(project, file: file, recordsDependencies: false)
      let facts = reading.facts
      for call in facts.expressionIDs where facts[call].kind == .call {
        guard let callee = facts.callee(of: call), facts[callee].name == declaring[function].name,
          project.functions(calledBy: call, file: file).contains(SymbolID(file: taken.file, declaration: function))
        else { continue }
        let arguments = facts.arguments(of: call)
        // A trailing closure without a label is usually the last argument.
        let passed =
          arguments.first { facts[$0].name == label && !label.isEmpty }
          ?? (arguments.indices.contains(place) ? arguments[place] : arguments.last)
        guard let closure = passed.flatMap(facts.firstPart).flatMap(facts.closure) else { return .handedOver }
        fates.append(follow(parameter: position, of: closure, reading))
      }
    }
    return joined(fates)
  }

  /// Whether a call of code that the project doesn't contain doesn't retain an argument, or only until a completion.
  func borrows(
    _ argument: ExpressionID, _ call: ExpressionID, _ callee: ExpressionID, _ reading: FileReading
  ) -> Bool {
    let facts = reading.facts
    let name = facts[callee].name
    let label = facts[argument].name
    if Borrowers.contains(name) { return true }
    if facts.firstPart(of: argument).flatMap(facts.closure) != nil {
      // A call whose result isn't used can't be revoked, so its closure usually runs once. Subscriptions are exceptions.
      return NamingConventions.isCompletion(label) || Borrowers.runOnce(name)
        || facts[call].parent == nil && StreamAPI[name].isDisjoint(with: [.observes, .binds, .timer])
    }
    if Borrowers.refersWeakly(name, to: label, isFirst: facts.arguments(of: call).first == argument) { return true }
    // `listeners.add(detail)`, where `listeners` is an `NSHashTable.weakObjects()`.
    guard let list = base(of: callee, reading) else { return false }
    let declaring = project.file(list)
    return declaring.initialValue(of: list.declaration).flatMap(declaring.callee).map {
      Borrowers.isWeakTable(declaring[$0].name, forKey: label == "forKey")
    } ?? false
  }

  /// The initializers of the project that a call may run. Those that the compiler writes store their arguments.
  func initializers(calledBy call: ExpressionID, _ reading: FileReading) -> [SymbolID] {
    guard let callee = reading.facts.callee(of: call), let value = reading.value(of: callee), value.isType,
      let type = value.referent.type, let labels = CallLabels(ofCallee: callee, in: reading.facts)
    else { return [] }
    return ([type] + project.ancestors(of: type)).flatMap { project.members(of: $0) }.filter {
      project[$0].kind == .initializer && !project.isRequirement($0) && labels.matchParameters(of: $0, project)
    }
  }

  /// The parameter that gets an argument, by its label, or by its position among those without one.
  func parameter(
    of function: SymbolID, taking argument: ExpressionID, of call: ExpressionID, _ facts: FileFacts
  ) -> SymbolID? {
    let label = facts[argument].name
    let declaring = project.file(function)
    let all = declaring.children(of: function.declaration).filter { declaring[$0].kind == .parameter }
    if facts[argument].flags.contains(.trailing), label.isEmpty {
      // The first of several trailing closures has no label. Those after it belong to the last parameters.
      let further = facts.arguments(of: call).drop { $0 != argument }.count - 1
      return all.dropLast(further).last.map { SymbolID(file: function.file, declaration: $0) }
    }
    let equal = facts.arguments(of: call).filter { facts[$0].name == label && !facts[$0].flags.contains(.trailing) }
    let parameters = all.filter { declaring[$0].label == label }
    guard let position = equal.firstIndex(of: argument), parameters.indices.contains(position) else { return nil }
    return SymbolID(file: function.file, declaration: parameters[position])
  }
}
