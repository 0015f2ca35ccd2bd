import LintAnalysis
import LintSemantics
import LintSyntax

/// The place that takes a closure: an assignment to a property, or a call of a function of the project, a package or the system.
struct ClosureContext {
  private let reading: FileReading
  private let declaration: DeclarationID
  private let place: ExpressionID
  private var facts: FileFacts { reading.facts }
  private var project: Project { reading.project }

  /// - Parameters:
  ///   - declaration: the declaration of the closure.
  ///   - place: the call or assignment that takes it.
  init(of declaration: DeclarationID, in place: ExpressionID, _ reading: FileReading) {
    self.reading = reading
    self.declaration = declaration
    self.place = place
  }

  /// Whether a declaration of the project, or a known function, requires that the closure returns nothing.
  var returnsNothing: Bool {
    if facts[place].kind == .assignment { return requiredType.map(project.isFunctionWithoutResult) ?? false }
    guard facts[place].kind == .call, let name = reading.calleeName(place) else { return false }
    let declared = functions(named: name).map(acceptedTypes)
    let isDeclared = !declared.isEmpty && callee != nil
    return (isDeclared || isKnown(name)) && declared.allSatisfy(areWithoutResult)
  }

  /// Whether a declaration of the project requires that the closure returns nothing.
  var isDeclaredWithoutResult: Bool {
    if facts[place].kind == .assignment { return returnsNothing }
    return callee != nil && returnsNothing
  }

  private func areWithoutResult(_ types: [TypeUse]) -> Bool {
    !types.isEmpty && types.allSatisfy(project.isFunctionWithoutResult)
  }

  /// Whether the values that the closure receives at a position, counted from 0, are known to contain no functions.
  func isPlainParameter(at position: Int) -> Bool {
    if requiredType != nil { return parameterType(at: position).map(project.isPlainValue) ?? false }
    guard facts[place].kind == .call, let name = reading.calleeName(place), functions(named: name).isEmpty,
      isKnown(name), let callee = facts.callee(of: place), let stream = facts.firstPart(of: callee)
    else { return false }
    return hasPlainElements(stream)
  }

  /// The type of a parameter of the closure, counted from 0, if the assigned property or the called function of the project declares it.
  func parameterType(at position: Int) -> TypeUse? {
    let types = requiredType.map(project.parameterTypes) ?? []
    return types.indices.contains(position) ? types[position] : nil
  }

  // MARK: - The function type

  /// The type of the assigned property, or of the parameter that takes the closure.
  private var requiredType: TypeUse? {
    if facts[place].kind == .assignment {
      return facts.target(of: place).flatMap(reading.value)?.use.flatMap(project.functionType)
    }
    guard let callee else { return nil }
    let types = acceptedTypes(of: callee)
    return types.count == 1 ? types[0] : nil
  }

  /// The function of the project that the call names.
  private var callee: SymbolID? {
    facts.callee(of: place).flatMap(reading.member).flatMap { isFunction($0) ? $0 : nil }
  }

  private func isFunction(_ id: SymbolID) -> Bool { project[id].kind == .function }

  /// The argument that passes the closure.
  private var argument: ExpressionID? {
    facts.expression(ofClosure: declaration).flatMap { facts[$0].parent }.flatMap {
      facts[$0].kind == .argument ? $0 : nil
    }
  }

  /// The types of a function's parameters that may take the closure: that with its label, or all functions if it has none.
  private func acceptedTypes(of function: SymbolID) -> [TypeUse] {
    let facts = project.file(function)
    let label = argument.map { self.facts[$0].name } ?? .none
    return facts.children(of: function.declaration).compactMap { child in
      let parameter = facts[child]
      guard parameter.kind == .parameter, label == .none || parameter.label == label, let type = parameter.type else {
        return nil
      }
      return project.functionType(TypeUse(file: function.file, node: type))
    }
  }

  /// All functions of the project with a name that take functions. A call may mean any of them, because the types of its base and
  /// arguments aren't known.
  private func functions(named name: Name) -> [SymbolID] {
    let extensions = project.fileIDs.flatMap { file -> [SymbolID] in
      let facts = project.facts(file)
      return facts.topLevel.filter { facts[$0].kind == .extension }.flatMap { body in
        facts.children(of: body).filter { facts[$0].name == name }.map { SymbolID(file: file, declaration: $0) }
      }
    }
    let members = project.typeIDs.flatMap { project.declaredMembers(named: name, of: $0) }
    let all = Set(extensions + members + project.globals(named: name))
    return all.filter { isFunction($0) && project.hasFunctionParameter($0) }
  }

  // MARK: - Known functions

  private static let voidKinds: StreamAPI = [.observes, .binds, .timer, .setsHandler]

  /// Methods of RxCocoa that also take a function of the whole stream, with the values of a second one: `drive(table.rx.items) { … }`.
  private static let transformers: NameSet = ["bind", "drive"]

  /// Whether the closure is an argument without a label, or a trailing one, of a method that may take a function of the whole stream
  /// there. The function then returns something.
  var mayTransformStream: Bool {
    guard facts[place].kind == .call, callee == nil, let name = reading.calleeName(place), let argument else {
      return false
    }
    return Self.transformers.contains(name)
      && (facts[argument].name.isEmpty || facts[argument].flags.contains(.trailing))
  }

  /// Whether a function of the system or of an imported package takes only closures without a result.
  private func isKnown(_ name: Name) -> Bool {
    let kinds = project.streams(in: reading.file)[name]
    guard !kinds.isDisjoint(with: Self.voidKinds) || !kinds.isEmpty && StreamAPI.sideEffects.contains(name) else {
      return false
    }
    return !Self.transformers.contains(name) || facts.arguments(of: place).allSatisfy(mayBeHandler)
  }

  /// Whether an argument is an event's handler, the object that handlers receive, or the closure.
  private func mayBeHandler(_ other: ExpressionID) -> Bool {
    let label = facts[other].name
    return other == argument
      ? label.isEmpty || label.hasPrefix(Self.handlerPrefix) || facts[other].flags.contains(.trailing)
      : label.hasPrefix(Self.handlerPrefix) || label == StreamAPI.ownerLabel
  }

  /// `onNext`, `onCompleted`
  private static let handlerPrefix = "on"

  private static let operatorLimit = 8

  /// Whether the elements of a stream are known to be plain. They are those of the property at its beginning, if all operators pass them on.
  private func hasPlainElements(_ stream: ExpressionID) -> Bool {
    let streams = project.streams(in: reading.file)
    var stream = stream
    for _ in 0..<Self.operatorLimit {
      guard facts[stream].kind == .call else { break }
      guard let callee = facts.callee(of: stream), facts[callee].kind == .member,
        streams[facts[callee].name].contains(.passesElements), let base = facts.firstPart(of: callee)
      else { return false }
      stream = base
    }
    if let published = publishedProperty(stream) { return project.isPlainValue(published) }
    return reading.member(namedBy: stream).flatMap(elementType).map(project.isPlainValue) ?? false
  }

  /// The property `title` in `viewModel.$title`.
  private func publishedProperty(_ stream: ExpressionID) -> SymbolID? {
    let node = facts[stream]
    guard node.kind == .member, node.name.text.hasPrefix("$"), let base = facts.firstPart(of: stream),
      let value = reading.value(of: base)
    else { return nil }
    return project.firstMember(named: Name(String(node.name.text.dropFirst())), of: value)
  }

  /// The first generic argument of a property's type, which is written or begins its initial value.
  private func elementType(ofProperty property: SymbolID) -> TypeUse? {
    let facts = project.file(property)
    let element =
      project[property].type.map { Self.isStream(facts[$0].name) ? facts.firstPart(of: $0) : nil }
      ?? createdElementType(property, facts)
    return element.map { TypeUse(file: property.file, node: $0) }
  }

  /// `Item` in `let items = PassthroughSubject<Item, Never>()`.
  private func createdElementType(_ property: SymbolID, _ facts: FileFacts) -> TypeNodeID? {
    guard let initial = facts.initialValue(of: property.declaration), facts[initial].kind == .call,
      let callee = facts.callee(of: initial), facts[callee].kind == .reference, Self.isStream(facts[callee].name)
    else { return nil }
    return facts.roots(of: project[property].mentions).first { facts[$0].range.start >= facts[callee].range.end }
  }

  private static func isStream(_ name: Name) -> Bool {
    !StreamTypes[name].isDisjoint(with: [.stream, .reactive, .endedByProducer])
  }
}

extension FileReading {
  /// The declaration of the project that an expression names: `reload`, `self.reload`, `viewModel.title`.
  func member(namedBy expression: ExpressionID) -> SymbolID? { project.member(namedBy: expression, file: file) }
}

extension Project {
  /// The declaration of the project that an expression of a file names.
  func member(namedBy expression: ExpressionID, file: FileID) -> SymbolID? {
    let node = facts(file)[expression]
    switch node.kind {
    case .reference: return declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
    case .member:
      return facts(file).firstPart(of: expression).flatMap { value(of: $0, file: file) }.flatMap {
        firstMember(named: node.name, of: $0)
      }
    default: return nil
    }
  }
}
