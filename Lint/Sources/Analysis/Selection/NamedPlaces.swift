import LintSemantics
import LintSyntax

/// An expression of the project.
struct ExpressionPlace: Hashable {
  let file: FileID
  let expression: ExpressionID
}

/// The places of names in all files. Each name is looked for once.
final class NamedPlaces {
  private static let limit = 200
  private let project: Project
  private var known: [Name: [ExpressionPlace]] = [:]

  init(_ project: Project) { self.project = project }

  subscript(name: Name) -> [ExpressionPlace] {
    if let found = known[name] { return found }
    if known.count >= Self.limit { return [] }
    var found: [ExpressionPlace] = []
    for file in project.fileIDs {
      let facts = project.facts(file)
      for expression in facts.expressionIDs where facts[expression].name == name {
        found.append(ExpressionPlace(file: file, expression: expression))
      }
    }
    known[name] = found
    return found
  }

  /// The places that read or assign a variable, or its projection `$name`, or that name a method or its requirement.
  func uses(of id: SymbolID, projected: Bool = false) -> [ExpressionPlace] {
    let name = project[id].name
    let isMethod = project[id].kind == .function
    let isLocal = project[id].kind != .property && !isMethod
    let extended =
      isLocal
      ? nil
      : project[id].parent.flatMap {
        project.typeExtended(by: SymbolID(file: id.file, declaration: $0))
      }
    let direct = self[name].filter { place in
      if isLocal, place.file != id.file { return false }
      guard let read = project.declaration(readBy: place.expression, file: place.file) else {
        return !isLocal
          && (project.stateProperty(readBy: place.expression, file: place.file) == id
            || isReactiveMember(place, extended))
      }
      if isMethod { return project.implementations(of: read).contains(id) }
      // `guard let index`
      if read == id || project.shadowedDeclaration(of: read) == id { return true }
      // `presenter.selected`, which the presenter's protocol requires.
      return !isLocal && project.storage(of: read).contains(id)
    }
    guard projected, !isLocal, !isMethod, let type = project.enclosingType(of: id) else { return direct }
    return direct + self[Name("$" + name.text)].filter { isMember($0, of: type) }
  }

  /// Whether a member belongs to the namespace of an object: `tabs.rx.selected` of `extension Reactive where Base: TabsView`.
  private func isReactiveMember(_ place: ExpressionPlace, _ extended: TypeID?) -> Bool {
    let facts = project.facts(place.file)
    guard let extended, let namespace = facts.firstPart(of: place.expression),
      facts[namespace].name == SelectionNames.reactive, let object = facts.firstPart(of: namespace),
      let type = project.value(of: object, file: place.file)?.referent.type
    else { return false }
    return type == extended || project.ancestors(of: type).contains(extended)
  }

  private func isMember(_ place: ExpressionPlace, of type: TypeID) -> Bool {
    let facts = project.facts(place.file)
    let node = facts[place.expression]
    let owner =
      node.kind == .member
      ? facts.firstPart(of: place.expression).flatMap { project.value(of: $0, file: place.file)?.referent.type }
      : project.enclosingType(of: node.owner, file: place.file)
    return owner.map { $0 == type || project.ancestors(of: $0).contains(type) } ?? false
  }
}

/// The functions that a property, parameter or local contains.
extension NamedPlaces {
  func functions(in id: SymbolID, limit: Int = 3) -> [FunctionValue] {
    guard limit > 0 else { return [] }
    let declaration = project[id]
    let initial = declaration.value.flatMap { project.file(id).firstPart(of: $0) }
    var values = initial.map { [ExpressionPlace(file: id.file, expression: $0)] } ?? []
    if declaration.kind == .property { values += assignedValues(of: id) }
    if declaration.kind == .property || declaration.kind == .parameter { values += arguments(for: id) }
    var seen: Set<FunctionValue> = []
    return values.flatMap { functions(at: $0, limit - 1) }.filter { seen.insert($0).inserted }
  }

  /// The values that code assigns to a property.
  func assignedValues(of id: SymbolID) -> [ExpressionPlace] { uses(of: id).compactMap(assignedValue) }

  private func assignedValue(_ target: ExpressionPlace) -> ExpressionPlace? {
    let facts = project.facts(target.file)
    guard let assignment = facts.expression(beginningWith: target.expression), facts[assignment].kind == .assignment,
      let value = facts.value(of: assignment)
    else { return nil }
    return ExpressionPlace(file: target.file, expression: value)
  }

  /// The arguments that calls pass for a parameter. By convention, an initializer's parameter has the property's name.
  func arguments(for id: SymbolID) -> [ExpressionPlace] {
    let isParameter = project[id].kind == .parameter
    let function = isParameter ? project[id].parent.map { SymbolID(file: id.file, declaration: $0) } : nil
    guard let type = project.enclosingType(of: function ?? id) else { return [] }
    let label = isParameter ? project[id].label : project[id].name
    if let function, label.isEmpty { return arguments(withoutLabelFor: id, of: function, type) }
    if label.isEmpty { return [] }
    let labelled: [ExpressionPlace] = self[label].compactMap { place in
      let facts = project.facts(place.file)
      guard facts[place.expression].kind == .argument, let call = facts[place.expression].parent,
        project.callees(of: call, file: place.file).contains(where: { isCall($0, of: function, type) }),
        let value = facts.firstPart(of: place.expression)
      else { return nil }
      return ExpressionPlace(file: place.file, expression: value)
    }
    return labelled + trailingClosures(for: id, named: label, of: function, type)
  }

  /// The closures that calls pass for the last parameter without its label: `EventsView { open($0) }`.
  private func trailingClosures(
    for id: SymbolID, named label: Name, of function: SymbolID?, _ type: TypeID
  ) -> [ExpressionPlace] {
    guard project.value(of: id)?.isFunction ?? false else { return [] }
    let name =
      function.flatMap { project[$0].kind == .function ? project[$0].name : nil } ?? project[type].name
    return self[name].compactMap { place in
      let facts = project.facts(place.file)
      guard let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call,
        let argument = facts.arguments(of: call).last, facts[argument].flags.contains(.trailing),
        facts[argument].name.isEmpty, let closure = facts.firstPart(of: argument),
        project.callees(of: call, file: place.file).contains(where: {
          isCall($0, of: function, type) && takesLast(label, $0)
        })
      else { return nil }
      return ExpressionPlace(file: place.file, expression: closure)
    }
  }

  /// Whether the last parameter of a function, or the last property of a struct, has a label.
  private func takesLast(_ label: Name, _ callee: Callee) -> Bool {
    switch callee {
    case .function(let function):
      project.parameters(of: function).last.map { project.file(function)[$0].label == label } ?? false
    case .memberwise(let type): project.storedProperties(of: type).last.map { project[$0].name == label } ?? false
    case .value: false
    }
  }

  /// The arguments for a parameter without a label, such as the closure in `onSelect { … }`.
  private func arguments(withoutLabelFor id: SymbolID, of function: SymbolID, _ type: TypeID) -> [ExpressionPlace] {
    self[project[function].name].compactMap { place in
      let facts = project.facts(place.file)
      guard let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call,
        project.callees(of: call, file: place.file).contains(where: { isCall($0, of: function, type) }),
        let argument = facts.arguments(of: call).first(where: { argument in
          facts[argument].flags.contains(.trailing)
            ? project.parameters(of: function).last == id.declaration
            : project.parameter(of: function, for: argument, file: place.file) == id.declaration
        }), let value = facts.firstPart(of: argument)
      else { return nil }
      return ExpressionPlace(file: place.file, expression: value)
    }
  }

  private func isCall(_ callee: Callee, of function: SymbolID?, _ type: TypeID) -> Bool {
    switch callee {
    case .function(let called):
      if let function { return project.implementations(of: called).contains(function) }
      return project[called].kind == .initializer && project.enclosingType(of: called) == type
    case .memberwise(let called): return called == type
    case .value: return false
    }
  }

  /// A closure, a function by its name, or the contents of another property.
  func functions(at place: ExpressionPlace, _ limit: Int) -> [FunctionValue] {
    let facts = project.facts(place.file)
    if let closure = facts.closure(at: place.expression) {
      return [FunctionValue(function: SymbolID(file: place.file, declaration: closure))]
    }
    guard facts[place.expression].kind == .reference || facts[place.expression].kind == .member,
      let id = project.declaration(readBy: place.expression, file: place.file)
    else { return [] }
    switch project[id].kind {
    case .function: return project.implementations(of: id).map(FunctionValue.init)
    case .property, .parameter, .local: return functions(in: id, limit: limit)
    default: return []
    }
  }
}
