import LintAnalysis
import LintSemantics
import LintSyntax

/// Objects in collections.
extension ObjectFates {
  /// Whether an expression is a collection that contains the object.
  func isCollection(_ object: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    switch facts[object].kind {
    case .array, .dictionary: return true
    case .call where transforms(object, reading): return true
    case .member where facts[object].name == Self.values:
      if let base = facts.firstPart(of: object), isCollection(base, reading) { return true }
    default: break
    }
    if let value = reading.value(of: object), !value.isType, project.isCollection(value) { return true }
    guard let local = reading.member(namedBy: object), project[local].kind == .local,
      let value = project.file(local).initialValue(of: local.declaration)
    else { return false }
    return isCollection(value, FileReading(project, file: local.file, recordsDependencies: false))
  }

  /// The member of a dictionary with its elements.
  static let values: Name = "values"

  /// Whether a call makes another collection or optional: `names.map(DetailCoordinator.init)`.
  func transforms(_ call: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard facts[call].kind == .call, let callee = facts.callee(of: call) else { return false }
    return CollectionMembers[facts[callee].name].contains(.transforms)
      && project.functions(calledBy: call, file: reading.file).isEmpty
  }

  /// The closures of a collection's method receive the object, and so may the caller: `details.first { $0.isOpen }`.
  mutating func follow(
    elementsUsedBy name: Name, _ member: ExpressionID, _ call: ExpressionID?, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    let arguments = call.map { facts.arguments(of: $0).compactMap(facts.firstPart) } ?? []
    let received = arguments.map { follow(elementsReceivedBy: $0, of: name, reading) }
    if received.contains(.kept) { return .kept }
    if received.contains(where: { $0 != .dropped }) { return .handedOver }
    let kinds = CollectionMembers[name]
    if kinds.contains(.mutates), !kinds.contains(.element) { return .dropped }
    let isAnswer = kinds.contains(.index) && !kinds.contains(.element) || Self.questions.contains(name)
    return kinds.contains(.visitsEach) || isAnswer ? .dropped : follow(call ?? member, reading)
  }

  /// Methods of a collection that answer with a Boolean value.
  static let questions: NameSet = ["contains", "allSatisfy"]

  /// Where elements go that an argument of a collection's method gets, if it is a function: `forEach { add($0) }`, `forEach(add)`.
  mutating func follow(
    elementsReceivedBy argument: ExpressionID, of method: Name, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    if let closure = facts.closure(at: argument) {
      return follow(parameter: method == "reduce" ? 1 : 0, of: closure, reading)
    }
    guard CollectionMembers[method].contains(.callsAtOnce), [.reference, .member].contains(facts[argument].kind) else {
      return .dropped
    }
    let named = project.declarations(namedBy: argument, file: reading.file)
    // `forEach(stack.addArrangedSubview)`
    if named.isEmpty { return .handedOver }
    let functions = named.filter { project[$0].kind == .function }.flatMap(project.implementedMembers)
    return joined(
      functions.map { function in
        project.parameters(of: function).first.map {
          follow(variable: SymbolID(file: function.file, declaration: $0))
        } ?? .dropped
      })
  }

  /// - Parameter position: the position of a closure's parameter, counted from 0.
  mutating func follow(
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

  /// The local in `details.append(detail)`.
  func localCollection(addingWith callee: ExpressionID, _ reading: FileReading) -> SymbolID? {
    let facts = reading.facts
    guard adds(callee, facts), let base = facts.firstPart(of: callee), isCollection(base, reading),
      let list = reading.member(namedBy: base), [.local, .parameter].contains(project[list].kind)
    else { return nil }
    return list
  }

  func adds(_ callee: ExpressionID, _ facts: FileFacts) -> Bool {
    facts[callee].kind == .member && !CollectionMembers[facts[callee].name].isDisjoint(with: [.adds, .appends])
  }

  /// The property or variable whose member is called.
  func base(of callee: ExpressionID, _ reading: FileReading) -> SymbolID? {
    guard reading.facts[callee].kind == .member else { return nil }
    return reading.facts.firstPart(of: callee).flatMap(reading.member)
  }
}
