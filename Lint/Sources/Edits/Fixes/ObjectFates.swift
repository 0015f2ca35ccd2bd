import LintAnalysis
import LintSemantics
import LintSyntax

/// Follows an object through code of the project, to tell whether anything keeps it.
///
/// The object is kept if a property gets it, or a closure that is kept. Functions and initializers of the project keep an argument only if
/// their code does. Other code may keep what it gets.
struct ObjectFates {
  enum ObjectFate: Equatable {
    case dropped
    /// The caller of a function, or the reader of a property, gets the object.
    case returned(by: SymbolID)
    /// Code that the project doesn't contain gets the object, or code that isn't followed.
    case handedOver
    case kept
  }

  private let project: Project
  /// The class of the object and those that inherit from it, and the types that they inherit from or conform to.
  private let family: Set<TypeID>
  /// The locals and parameters on the path of the object.
  private var visited: Set<SymbolID> = []

  init(of family: Set<TypeID>, in project: Project) {
    self.project = project
    self.family = family
  }

  /// Where the value of an expression goes.
  func fate(of object: ExpressionID, _ reading: FileReading) -> ObjectFate {
    var copy = self
    return copy.follow(object, reading)
  }

  private mutating func follow(_ object: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let parent = facts[object].parent else {
      // The subject of a `switch` or `case` has no parent, and a pattern may bind a name to it.
      return [.call, .array].contains(facts[object].kind) ? .dropped : .handedOver
    }
    switch facts[parent].kind {
    case .member: return follow(member: parent, of: object, reading)
    case .argument: return follow(argument: parent, reading)
    case .assignment: return follow(assignment: parent, of: object, reading)
    case .binding: return follow(binding: parent, reading)
    case .return: return follow(result: parent, reading)
    case .sequence where isCompared(parent, facts): return .dropped
    case .sequence, .array, .dictionary: return follow(parent, reading)
    case .subscript where facts.firstPart(of: parent) == object: return follow(parent, reading)
    case .call where facts.callee(of: parent) == object: return .dropped
    // `"\(detail)"`
    case .literal: return .dropped
    case .iteration: return follow(elementsOf: object, in: parent, reading)
    default: return .handedOver
    }
  }

  /// `for detail in details`
  private mutating func follow(
    elementsOf list: ExpressionID, in loop: ExpressionID, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    let pattern = facts[loop].range.start..<facts[list].range.start
    let variables = facts.declarationIDs.filter { facts[$0].kind == .local && pattern.contains(facts[$0].nameStart) }
    return variables.isEmpty ? .handedOver : joined(variables.map { follow(variable: reading.id($0)) })
  }

  /// Where the objects go that a passed initializer creates: `names.map(DetailCoordinator.init)`. Other functions may keep what they create
  /// with it.
  func fate(ofObjectsBy initializer: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let argument = facts[initializer].parent, let call = facts[argument].parent, transforms(call, reading) else {
      return .handedOver
    }
    return fate(of: call, reading)
  }

  private static let comparisons: NameSet = ["==", "!=", "===", "!=="]

  /// Whether operands are only compared: `detail === other`.
  private func isCompared(_ sequence: ExpressionID, _ facts: FileFacts) -> Bool {
    facts.parts(of: sequence).contains {
      facts[$0].kind == .operator && Self.comparisons.contains(facts[$0].name)
    }
  }

  private func joined(_ fates: [ObjectFate]) -> ObjectFate {
    fates.first { $0 == .kept } ?? fates.first { $0 == .handedOver } ?? fates.first { $0 != .dropped } ?? .dropped
  }

  // MARK: - Members

  /// A method of the object may keep it if its code isn't known. The object that the method returns may be the same.
  private mutating func follow(member: ExpressionID, of object: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    let name = facts[member].name
    // `viewModel.$title` is the value of a property wrapper.
    if name.hasPrefix("$") { return .dropped }
    let call = facts.expression(beginningWith: member).flatMap { facts[$0].kind == .call ? $0 : nil }
    if isCollection(object, reading), !CollectionMembers[name].isEmpty {
      return follow(elementsUsedBy: name, member, call, reading)
    }
    guard reading.member(namedBy: member) != nil || family.contains(where: { isMember(name, of: $0) }) else {
      return .handedOver
    }
    guard let call, reading.value(of: call)?.referent.type.map(family.contains) ?? false else { return .dropped }
    return follow(call, reading)
  }

  private func isMember(_ name: Name, of type: TypeID) -> Bool { project.firstMember(named: name, of: type) != nil }

  /// Whether an expression is a collection that contains the object.
  private func isCollection(_ object: ExpressionID, _ reading: FileReading) -> Bool {
    if reading.facts[object].kind == .array || transforms(object, reading) { return true }
    guard let local = reading.member(namedBy: object), project[local].kind == .local else { return false }
    let facts = project.file(local)
    return facts.initialValue(of: local.declaration).map { facts[$0].kind == .array } ?? false
  }

  /// Whether a call makes another collection or optional: `names.map(DetailCoordinator.init)`.
  private func transforms(_ call: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard facts[call].kind == .call, let callee = facts.callee(of: call) else { return false }
    return CollectionMembers[facts[callee].name].contains(.transforms)
      && project.functions(calledBy: call, file: reading.file).isEmpty
  }

  /// The closures of a collection's method receive the object, and so may the caller: `details.first { $0.isOpen }`.
  private mutating func follow(
    elementsUsedBy name: Name, _ member: ExpressionID, _ call: ExpressionID?, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    let closures = call.map { facts.arguments(of: $0) }?.compactMap { facts.firstPart(of: $0).flatMap(facts.closure) }
    let received = (closures ?? []).map { follow(firstParameterOf: $0, reading) }
    if received.contains(.kept) { return .kept }
    if received.contains(where: { $0 != .dropped }) { return .handedOver }
    return CollectionMembers[name].contains(.visitsEach) ? .dropped : follow(call ?? member, reading)
  }

  private mutating func follow(firstParameterOf closure: DeclarationID, _ reading: FileReading) -> ObjectFate {
    follow(parameter: 0, of: closure, reading)
  }

  /// - Parameter position: the position of a closure's parameter, counted from 0.
  private mutating func follow(
    parameter position: Int, of closure: DeclarationID, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    let parameters = facts.children(of: closure).filter { facts[$0].kind == .parameter }
    if !parameters.isEmpty {
      return parameters.indices.contains(position) ? follow(variable: reading.id(parameters[position])) : .handedOver
    }
    let name = Name("$\(position)")
    let uses = facts[closure].code.filter {
      facts[$0].name == name && facts[$0].kind == .reference && facts[$0].owner == closure
    }
    return joined(uses.map { follow($0, reading) })
  }

  // MARK: - Variables

  private mutating func follow(
    assignment: ExpressionID, of object: ExpressionID, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    guard !facts.discardsValue(assignment), let target = facts.target(of: assignment), target != object else {
      return .dropped
    }
    // `children[id] = detail`
    let place = facts[target].kind == .subscript ? facts.firstPart(of: target) ?? target : target
    guard let stored = reading.member(namedBy: place) else {
      return Borrowers.isDelegate(facts[target].name) ? .dropped : .handedOver
    }
    if isWeak(stored) { return .dropped }
    return project[stored].kind == .local ? follow(variable: stored) : .kept
  }

  private func isWeak(_ id: SymbolID) -> Bool { !project[id].modifiers.isDisjoint(with: [.weak, .unowned]) }

  private mutating func follow(binding: ExpressionID, _ reading: FileReading) -> ObjectFate {
    guard let declared = reading.facts[binding].declaration.map(reading.id) else { return .handedOver }
    if isWeak(declared) { return .dropped }
    return [.local, .parameter].contains(project[declared].kind) ? follow(variable: declared) : .kept
  }

  /// Where the value of a local or parameter goes.
  private mutating func follow(variable: SymbolID) -> ObjectFate {
    guard visited.insert(variable).inserted else { return .dropped }
    let reading = FileReading(project, file: variable.file, recordsDependencies: false)
    let facts = reading.facts
    let name = facts[variable.declaration].name
    var fates: [ObjectFate] = []
    for index in facts.expressionIDs where facts[index].kind == .reference && facts[index].name == name {
      guard reading.member(namedBy: index) == variable else { continue }
      fates.append(fate(ofCapturesBy: facts[index].owner, from: variable.declaration, reading))
      fates.append(follow(index, reading))
    }
    // `if let detail`, `[detail]`
    for other in facts.declarationIDs where facts[other].name == name && other != variable.declaration {
      let copy = reading.id(other)
      guard project.shadowedDeclaration(of: copy) == variable, !isWeak(copy) else { continue }
      fates.append(fate(ofCapturesBy: other, from: variable.declaration, reading))
      fates.append(follow(variable: copy))
    }
    return joined(fates)
  }

  /// Where the closures go that capture a variable of the code around them. Those that run only during a call, or once, aren't kept.
  private mutating func fate(
    ofCapturesBy owner: DeclarationID?, from variable: DeclarationID, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    let scope = facts.enclosing(variable).first { facts[$0].kind == .closure }
    let closures = facts.enclosing(owner).prefix { $0 != scope }.filter {
      facts[$0].kind == .closure && !project.isImmediate($0, reading.file) && !runsOnce($0, reading)
    }
    return joined(
      closures.map { closure in
        guard let expression = facts.expression(ofClosure: closure) else { return .handedOver }
        let fate = follow(expression, reading)
        // The caller may keep it.
        return [.dropped, .kept].contains(fate) ? fate : .handedOver
      })
  }

  /// Whether a closure is released after it ran once: `DispatchQueue.main.async { … }`, `Task { … }`.
  private func runsOnce(_ closure: DeclarationID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call)
    else { return false }
    let root = facts.root(of: callee)
    guard facts[root].kind == .reference, reading.member(namedBy: root) == nil,
      reading.value(of: root)?.referent.type == nil
    else { return false }
    return root == callee
      ? SchedulingFunctions.isCreated(facts[root].name)
      : SchedulingFunctions.runsOnce(facts[callee].name, of: facts[root].name)
  }

  // MARK: - Functions

  private mutating func follow(result: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let owner = facts[result].owner else { return .handedOver }
    switch facts[owner].kind {
    case .function: return facts[owner].type == nil ? .dropped : .returned(by: reading.id(owner))
    case .accessor:
      let property = facts[owner].parent.flatMap { facts[$0].kind == .property ? reading.id($0) : nil }
      return property.map { .returned(by: $0) } ?? .handedOver
    // `names.map { DetailCoordinator($0) }`
    case .closure:
      guard let argument = facts.expression(ofClosure: owner).flatMap({ facts[$0].parent }),
        let call = facts[argument].parent, transforms(call, reading)
      else { return .handedOver }
      return follow(call, reading)
    default: return .handedOver
    }
  }

  private mutating func follow(argument: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call) else {
      return .handedOver
    }
    let name = facts[callee].name
    let functions = project.functions(calledBy: call, file: reading.file)
    if functions.isEmpty, borrows(argument, call, callee, reading) { return .dropped }
    if functions.isEmpty, facts[callee].kind == .reference,
      ValueTypes.isContainer(name) || StandardFunctions.contains(name)
    {
      return follow(call, reading)
    }
    if let list = localCollection(addingWith: callee, reading) { return follow(variable: list) }
    if functions.isEmpty, adds(callee, facts), let list = base(of: callee, reading), project[list].kind == .property {
      return .kept
    }
    if functions.isEmpty, let taken = reading.member(namedBy: callee), project[taken].kind == .parameter,
      let position = facts.arguments(of: call).firstIndex(of: argument)
    {
      return follow(argument: position, ofCallsOf: taken)
    }
    let bodies = functions.flatMap(project.withImplementations).filter(hasBody) + initializers(calledBy: call, reading)
    if bodies.isEmpty { return .handedOver }
    let fates = bodies.map { body in
      parameter(of: body, taking: argument, of: call, facts).map { follow(variable: $0) } ?? .handedOver
    }
    switch joined(fates) {
    case .kept: return .kept
    case .handedOver: return .handedOver
    case .dropped: return .dropped
    case .returned: return follow(call, reading)
    }
  }

  /// Where an object goes that a function passes to one of the functions that it takes: `func with(_ body: (Detail) -> Void) { body(Detail()) }`.
  private mutating func follow(argument position: Int, ofCallsOf taken: SymbolID) -> ObjectFate {
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
  private func borrows(
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
      declaring[$0].name.hasPrefix("weak")
    } ?? false
  }

  /// The local in `details.append(detail)`.
  private func localCollection(addingWith callee: ExpressionID, _ reading: FileReading) -> SymbolID? {
    let facts = reading.facts
    guard adds(callee, facts), let base = facts.firstPart(of: callee), isCollection(base, reading) else { return nil }
    return reading.member(namedBy: base)
  }

  private func adds(_ callee: ExpressionID, _ facts: FileFacts) -> Bool {
    facts[callee].kind == .member && !CollectionMembers[facts[callee].name].isDisjoint(with: [.adds, .appends])
  }

  /// The property or variable whose member is called.
  private func base(of callee: ExpressionID, _ reading: FileReading) -> SymbolID? {
    guard reading.facts[callee].kind == .member else { return nil }
    return reading.facts.firstPart(of: callee).flatMap(reading.member)
  }

  /// Whether a function isn't only the requirement of a protocol.
  private func hasBody(_ function: SymbolID) -> Bool {
    project[function].parent.map { project.file(function)[$0].kind != .protocol } ?? true
  }

  /// The initializers of the project that a call may run. Those that the compiler writes store their arguments.
  private func initializers(calledBy call: ExpressionID, _ reading: FileReading) -> [SymbolID] {
    guard let callee = reading.facts.callee(of: call), let value = reading.value(of: callee), value.isType,
      let type = value.referent.type, let labels = CallLabels(ofCallee: callee, in: reading.facts)
    else { return [] }
    return ([type] + project.ancestors(of: type)).flatMap { project.members(of: $0) }.filter {
      project[$0].kind == .initializer && hasBody($0) && labels.matchParameters(of: $0, project)
    }
  }

  /// The parameter that gets an argument, by its label, or by its position among those without one.
  private func parameter(
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
