public import LintSemantics
public import LintSyntax

/// A place where a SwiftUI view creates an object that one of its properties doesn't keep.
public struct ObjectCreation: Sendable {
  public let property: DeclarationID
  /// The wrapper of the property; nil if it has none.
  public let wrapper: Name?
  /// The expression that creates the object.
  public let value: ExpressionID
  /// The assignment in an initializer; nil for an initial value.
  public let assignment: ExpressionID?
  /// The type of the object; nil if the project doesn't declare it.
  public let type: TypeID?
  /// The assignments in other initializers that create an object for the same property.
  public fileprivate(set) var others: [ExpressionID] = []
}

extension FileReading {
  /// The objects that a view creates for properties that don't keep them, one for each property: SwiftUI creates a view's value
  /// again for each update of its parent, and only `@State` and `@StateObject` keep the first object.
  public func unkeptObjects(in view: DeclarationID) -> [ObjectCreation] {
    let properties = facts.children(of: view).filter { project.isStoredProperty(facts[$0]) }
    let inline = properties.compactMap { property -> ObjectCreation? in
      facts.initialValue(of: property).flatMap { creation($0, of: property, assignment: nil) }
    }
    let assigned = facts.children(of: view).filter { facts[$0].kind == .initializer }.flatMap { initializer in
      facts[initializer].code.compactMap { assignedCreation($0, in: initializer, view) }
    }
    let all = inline + assigned
    var seen: HandleSet<DeclarationID> = []
    return all.filter { seen.insert($0.property) }.map { first in
      var first = first
      first.others = all.filter { $0.property == first.property }.dropFirst().compactMap(\.assignment)
      return first
    }
  }

  /// `model = Model()`, `_model = ObservedObject(wrappedValue: Model())`
  private func assignedCreation(
    _ index: ExpressionID, in initializer: DeclarationID, _ view: DeclarationID
  ) -> ObjectCreation? {
    guard facts[index].kind == .assignment, facts[index].owner == initializer,
      let target = facts.target(of: index), facts.isOwnMember(target), let value = facts.value(of: index),
      let type = enclosingType(of: view), let property = storedProperty(facts[target].name, of: type),
      property.file == file
    else { return nil }
    return creation(value, of: property.declaration, assignment: index)
  }

  /// The property that a name refers to. A name with an underscore refers to the wrapper.
  private func storedProperty(_ name: Name, of type: TypeID) -> SymbolID? {
    project.storedProperties(of: type).first { property in
      let declared = project[property].name
      return declared == name || name.hasPrefix("_") && name.text.dropFirst() == declared.text
    }
  }

  private func creation(
    _ value: ExpressionID, of property: DeclarationID, assignment: ExpressionID?
  ) -> ObjectCreation? {
    let declaration = facts[property]
    let attributes = facts.attributes(of: declaration).map(\.name)
    let wrapper = attributes.first { KnownAttributes[$0].contains(.notOwning) }
    guard wrapper != nil || attributes.allSatisfy({ KnownAttributes[$0].contains(.plain) }),
      case let object = namedObject(returned(by: wrapped(by: value, wrapper, assignment) ?? value)),
      let created = createdType(by: object, for: property)
    else { return nil }
    let type = created.type
    if type == nil, assignment != nil, wrapsKeptObject(object, property) { return nil }
    // Without a wrapper, only the object's type says that views observe it.
    guard wrapper != nil || type.map(isObservedObject) ?? false else { return nil }
    return ObjectCreation(property: property, wrapper: wrapper, value: object, assignment: assignment, type: type)
  }

  /// `store = received ; viewStore = ViewStore(received.scope(…))`: an object of a package that wraps another one of a package, which
  /// the view receives and keeps. That one has the state, so an update loses nothing.
  private func wrapsKeptObject(_ call: ExpressionID, _ property: DeclarationID) -> Bool {
    guard var place = facts.arguments(of: call).first.flatMap(facts.firstPart) else { return false }
    while [.call, .member].contains(facts[place].kind), let base = facts.firstPart(of: place) { place = base }
    let node = facts[place]
    guard node.kind == .reference, let view = enclosingType(of: property),
      let received = local(node.name, at: node.range.start, from: node.owner), facts[received].kind == .parameter,
      case .unknown(let type)? = project.value(of: id(received))?.referent, !ValueTypes.contains(type)
    else { return false }
    return project.storedProperties(of: view).contains { kept in
      project.writes(to: project[kept].name, of: view).contains { project.parameter(assignedBy: $0) == id(received) }
    }
  }

  /// The result of a closure that is called at once, as in `{ let name = "" ; return Model(name) }()`, or the expression itself.
  private func returned(by value: ExpressionID) -> ExpressionID {
    guard facts[value].kind == .call, let closure = facts.callee(of: value).flatMap(facts.closure) else { return value }
    let results = facts[closure].code.filter { facts[$0].kind == .return && facts[$0].owner == closure }
    return results.count == 1 ? facts.firstPart(of: results[0]) ?? value : value
  }

  /// The value of a local constant, as in `let model = Model() ; self.model = model`, or the expression itself.
  private func namedObject(_ value: ExpressionID) -> ExpressionID {
    let node = facts[value]
    guard node.kind == .reference, let found = local(node.name, at: node.range.start, from: node.owner),
      facts[found].kind == .local, facts[found].modifiers.contains(.constant)
    else { return value }
    return localValue(value) ?? value
  }

  private func isObservedObject(_ type: TypeID) -> Bool { project[type].kind != .protocol && project.isObserved(type) }

  /// The argument of `ObservedObject(wrappedValue: Model())`. Only in `_model = .init(…)` is the implicit initializer the wrapper's.
  private func wrapped(by value: ExpressionID, _ wrapper: Name?, _ assignment: ExpressionID?) -> ExpressionID? {
    guard let wrapper, facts[value].kind == .call, let callee = facts.callee(of: value),
      calleeName(value) == wrapper || typeName(ofCallee: callee) == wrapper
        || isImplicitInitializer(callee) && assignment.map(assignsWrapper) ?? false
    else { return nil }
    let arguments = facts.arguments(of: value)
    return arguments.count == 1 ? facts.firstPart(of: arguments[0]) : nil
  }

  /// `_model = …`
  private func assignsWrapper(_ assignment: ExpressionID) -> Bool {
    facts.target(of: assignment).map { facts[$0].name.hasPrefix("_") } ?? false
  }

  private func typeName(ofCallee callee: ExpressionID) -> Name? { facts[callee].type.map { facts[$0].name } }

  /// The type whose initializer an expression calls; nil if it calls none.
  private func createdType(by value: ExpressionID, for property: DeclarationID) -> Referent? {
    guard facts[value].kind == .call, let callee = facts.callee(of: value) else { return nil }
    if isImplicitInitializer(callee) { return project.value(of: id(property))?.referent }
    if let value = self.value(of: callee) { return value.isType ? value.referent : nil }
    // A type of a package, as in `Player.Queue()`.
    let name = facts[callee].name
    return name.isCapitalized ? .unknown(name) : nil
  }

  /// `.init`
  func isImplicitInitializer(_ callee: ExpressionID) -> Bool {
    facts[callee].flags.contains(.implicitBase) && facts[callee].name == LanguageWords.initializer
  }
}
