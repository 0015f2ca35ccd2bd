import LintAnalysis
import LintSemantics
import LintSyntax

/// Objects in properties and variables, and closures that capture them.
extension ObjectFates {
  mutating func follow(
    assignment: ExpressionID, of object: ExpressionID, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    guard !facts.discardsValue(assignment), let target = facts.target(of: assignment), target != object else {
      return .dropped
    }
    // `children[id] = detail`
    let place = facts[target].kind == .subscript ? facts.firstPart(of: target) ?? target : target
    guard let stored = reading.member(namedBy: place) else {
      let name = facts[target].name
      if SystemMembers[name].contains(.placement) { return .kept }
      if Borrowers.refersWeakly(property: name) { return .dropped }
      return follow(in: project.storages(ofPropertiesNamed: name))
    }
    return follow(in: stored)
  }

  /// Where an object goes that a property or variable gets.
  mutating func follow(in stored: SymbolID) -> ObjectFate {
    if isWeak(stored) { return .dropped }
    switch project[stored].kind {
    case .local, .parameter: return follow(variable: stored)
    case .property: break
    default: return .kept
    }
    return follow(in: project.storages(of: stored))
  }

  /// Where an object goes that a property gets, if any of some storages may be that of the property.
  mutating func follow(in storages: [PropertyStorage]) -> ObjectFate {
    let fates = storages.map { storage -> ObjectFate in
      switch storage {
      case .weak: .dropped
      case .strong: .kept
      case .setter(let setter): follow(newValueOf: setter)
      }
    }
    if fates.isEmpty { return .handedOver }
    return fates.contains(.dropped) ? .dropped : joined(fates)
  }

  mutating func follow(newValueOf setter: SymbolID) -> ObjectFate {
    guard visited.insert(setter).inserted else { return .dropped }
    let reading = FileReading(project, file: setter.file, recordsDependencies: false)
    let facts = reading.facts
    if let parameter = facts.children(of: setter.declaration).first(where: { facts[$0].kind == .parameter }) {
      return follow(variable: reading.id(parameter))
    }
    let uses = facts.subtree(of: setter.declaration).flatMap { facts[$0].code }.filter {
      facts[$0].kind == .reference && facts[$0].name == LanguageWords.newValue
    }
    return joined(uses.map { follow($0, reading) })
  }

  func isWeak(_ id: SymbolID) -> Bool { !project[id].modifiers.isDisjoint(with: [.weak, .unowned]) }

  mutating func follow(binding: ExpressionID, _ reading: FileReading) -> ObjectFate {
    guard let declared = reading.facts[binding].declaration.map(reading.id) else { return .handedOver }
    return follow(in: declared)
  }

  /// Where the value of a local or parameter goes.
  mutating func follow(variable: SymbolID) -> ObjectFate {
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
  mutating func fate(
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
  func runsOnce(_ closure: DeclarationID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call)
    else { return false }
    let root = facts.root(of: callee)
    guard facts[root].kind == .reference, reading.member(namedBy: root) == nil,
      reading.value(of: root)?.referent.type == nil
    else { return false }
    let name = facts[callee].name
    if root == callee { return SchedulingFunctions.isCreated(name) || Borrowers.createsThread(name) }
    return SchedulingFunctions.runsOnce(name, of: facts[root].name)
      || StreamAPI[name].contains(.timer) && !reading.isRepeatingTimer(call)
  }
}
