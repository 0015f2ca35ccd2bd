import LintSemantics
import LintSyntax

/// Functions that `self` passes to the initializer of an object or value, which stores them.
extension FileReading {
  /// `picker = Picker(onPick: { … })`, `lazy var picker = Picker(onPick: showPick)`
  func initialCallbacks(of call: ExpressionID) -> [Callback] {
    guard mayBeKept(call), isInObject(facts[call].owner) else { return [] }
    let functions = facts.parts(of: call).compactMap { part in
      facts[part].kind == .argument ? function(at: part).map { (part, $0) } : nil
    }
    guard !functions.isEmpty, let storage = storage(ofValueMadeBy: call) ?? keeper(of: call), !isBindable(storage)
    else { return [] }
    return functions.compactMap { argument, function in
      guard
        let (property, types) = property(thatStoresArgument: argument, of: call)
          ?? systemProperty(thatStoresArgument: argument, of: call, in: storage)
      else { return nil }
      let place = facts[closureOrContent(of: argument) ?? argument].range.start
      let observation = Observation(
        place: place, owner: facts[call].owner, storage: storage, chains: [], isAdded: false, callback: property)
      let escaping = EscapingFunction(function: function, place: place, call: call)
      return Callback(observation: observation, escaping: escaping, property: property, types: types)
    }
  }

  /// Whether a view may set the property to nil through a binding, as a sheet does when it is dismissed. A list of the objects stays.
  private func isBindable(_ storage: RetainingProperty) -> Bool {
    guard let property = storage.property, let type = project.enclosingType(of: property), project.isObserved(type)
    else {
      return false
    }
    let restricted: Modifiers = [.private, .fileprivate, .restrictedSetter, .constant, .lazy]
    let there = project.file(property)
    if let declared = project[property].type, there[declared].kind == .array { return false }
    return project[property].modifiers.isDisjoint(with: restricted)
  }

  /// A cheap check, because most calls only pass on what they return.
  private func mayBeKept(_ call: ExpressionID) -> Bool {
    guard let parent = facts[call].parent, facts[call].next.index > call.index + 2 else { return false }
    switch facts[parent].kind {
    case .binding, .assignment, .return: return true
    case .argument: return hasArgument(call, where: mentionsSelf)
    case .array: return hasArgument(call, where: mayNameSelf)
    default: return false
    }
  }

  private func hasArgument(_ call: ExpressionID, where condition: (ExpressionID) -> Bool) -> Bool {
    facts.parts(of: call).contains { part in
      facts[part].kind == .argument && facts.firstPart(of: part).map(condition) ?? false
    }
  }

  /// A closure that mentions `self`, or a name, which may be that of a method.
  private func mayNameSelf(_ content: ExpressionID) -> Bool {
    switch facts[content].kind {
    case .reference, .member: true
    default: mentionsSelf(content)
    }
  }

  /// A closure, also one that a local constant keeps, or else what the argument contains.
  private func closureOrContent(of argument: ExpressionID) -> ExpressionID? {
    facts.firstPart(of: argument).map { content in
      guard let value = localValue(content), facts[value].kind == .closure else { return content }
      return value
    }
  }

  /// A closure that mentions `self`, or a method of `self` by its name.
  private func function(at argument: ExpressionID) -> EscapingFunction.Function? {
    guard let content = closureOrContent(of: argument) else { return nil }
    switch facts[content].kind {
    case .closure: return mentionsSelf(content) ? facts.closure(at: content).map { .closure($0) } : nil
    case .reference: break
    case .member: guard facts.firstPart(of: content).map(facts.isSelf) ?? false else { return nil }
    default: return nil
    }
    guard let found = project.declaration(readBy: content, file: file), isInstanceMethod(found),
      let own = enclosingType(of: facts[argument].owner), let type = project.enclosingType(of: found),
      own == type || project.ancestors(of: own).contains(type)
    else { return nil }
    return .named(found)
  }

  /// The property of `self` that keeps what a call creates.
  private func storage(ofValueMadeBy call: ExpressionID) -> RetainingProperty? {
    guard let parent = facts[call].parent else { return nil }
    switch facts[parent].kind {
    case .binding:
      guard let declared = facts[parent].declaration else { return nil }
      if facts[declared].kind == .local { return storedLocal(declared) ?? subscription(keeping: declared) }
      return strong(RetainingProperty(name: facts[declared].name, property: id(declared)))
    case .assignment:
      guard facts[parent].name == LanguageWords.assignment, facts.value(of: parent) == call else { return nil }
      return facts.target(of: parent).flatMap { self.storage($0) }.flatMap(strong)
    case .return: return facts[parent].owner.flatMap { property(madeBy: $0) ?? subscription(keepingResultOf: $0) }
    default: return nil
    }
  }

  /// `items.bind(to: list.rx.items(dataSource: source)).disposed(by: bag)`: the bag keeps the data source with the subscription.
  private func subscription(keeping local: DeclarationID) -> RetainingProperty? {
    subscription { facts.firstPart(of: $0).map { isReference($0, to: local) } ?? false }
  }

  /// The bag or property of a subscription whose `dataSource:` meets a condition.
  private func subscription(whoseDataSource condition: (ExpressionID) -> Bool) -> RetainingProperty? {
    let observation = observations.first { observation in
      observation.chains.contains { chain in
        // Few chains have such an argument.
        facts.subtree(of: chain).contains { index in
          facts[index].kind == .argument && facts[index].name == Self.dataSource && condition(index)
        } && (isBoundToRows(chain) || !isFiniteChain(chain, depth: 2))
      }
    }
    return observation?.storage
  }

  /// `items.bind(to: list.rx.items(dataSource: makeSource())).disposed(by: bag)`, also with a local constant for the data source.
  private func subscription(keepingResultOf function: DeclarationID) -> RetainingProperty? {
    calls(ofOwn: function).firstResult { call in
      guard let parent = facts[call].parent else { return nil }
      if facts[parent].kind == .argument { return subscription { $0 == parent } }
      guard facts[parent].kind == .binding, let local = facts[parent].declaration, facts[local].kind == .local else {
        return nil
      }
      return subscription(keeping: local)
    }
  }

  /// The calls of a method by code of its own type in the same file.
  func calls(ofOwn function: DeclarationID) -> [ExpressionID] {
    guard facts[function].kind == .function, isInstanceMethod(id(function)), let type = enclosingType(of: function)
    else { return [] }
    return project[type].bodies.filter { $0.file == file }.flatMap { body in
      facts[body.declaration].code.filter { index in
        guard facts[index].kind == .call, calleeName(index) == facts[function].name,
          let callee = facts.callee(of: index)
        else { return false }
        return project.declaration(readBy: callee, file: file) == id(function)
      }
    }
  }

  private static let dataSource: Name = "dataSource"

  /// The property in which the created type stores an argument.
  func property(thatStoresArgument argument: ExpressionID, of call: ExpressionID) -> (Name, [TypeID])? {
    created(by: call).firstResult { callee in
      switch callee {
      case .function(let initializer):
        guard project[initializer].kind == .initializer, let type = project.enclosingType(of: initializer),
          let parameter = project.parameter(of: initializer, for: argument, file: file)
            ?? lastFunction(of: initializer, argument),
          // A property of the system may have the name of a method, such as `collectionView`.
          project.isFunction(SymbolID(file: initializer.file, declaration: parameter))
        else { return nil }
        let reading = reading(of: initializer.file)
        let body = initializer.declaration
        return reading.facts[body].code.firstResult { index in
          reading.property(thatStores: parameter, at: index, in: body).map { ($0, [type]) }
        }
      case .memberwise(let type):
        let node = facts[argument]
        let properties = project.storedProperties(of: type)
        let property =
          node.name.isEmpty && node.flags.contains(.trailing)
          ? properties.last(where: project.isFunction) : properties.first { project[$0].name == node.name }
        return property.flatMap { project.isFunction($0) ? (project[$0].name, [type]) : nil }
      case .value: return nil
      }
    }
  }

  /// The property in which an object of the system stores an argument of its initializer, also if a class of the app inherits
  /// the initializer: `DataSource(tableView: table) { … }`.
  private func systemProperty(
    thatStoresArgument argument: ExpressionID, of call: ExpressionID, in storage: RetainingProperty
  ) -> (Name, [TypeID])? {
    let node = facts[argument]
    guard let made = valueMade(by: call, in: storage),
      let labels = classes(of: made.referent).firstResult(SystemCallbacks.initialClosures)
    else { return nil }
    if node.name.isEmpty, node.flags.contains(.trailing) { return labels.first.map { ($0, []) } }
    return labels.contains(node.name) ? (node.name, []) : nil
  }

  /// The object that an initializer makes. `dataSource = .init(…)` has the type of the property, and `return .init(…)` that of the result.
  private func valueMade(by call: ExpressionID, in storage: RetainingProperty) -> Value? {
    guard let callee = facts.callee(of: call) else { return nil }
    if facts[callee].flags.contains(.implicitBase) {
      guard facts[callee].name == LanguageWords.initializer else { return nil }
      if let result = facts[call].parent, facts[result].kind == .return {
        return facts[result].owner.flatMap { project.value(of: id($0)) }
      }
      return storage.property.flatMap(project.value(of:))
    }
    let isInitializer = facts[callee].name == LanguageWords.initializer || value(of: callee)?.isType ?? false
    return isInitializer ? value(of: call) : nil
  }

  /// The class of the system that an object has, or from which its class inherits the initializers.
  private func classes(of referent: Referent) -> [Name] {
    switch referent {
    case .system(let system): [system.name]
    case .unknown(let name): [name]
    case .project(let type): project.initializers(of: type).isEmpty ? project.externalSupertypes(of: type) : []
    default: []
    }
  }

  /// The parameter of a trailing closure: the last function without a default, or else the last parameter.
  func lastFunction(of initializer: SymbolID, _ argument: ExpressionID) -> DeclarationID? {
    guard facts[argument].flags.contains(.trailing), facts[argument].name.isEmpty else { return nil }
    let there = project.file(initializer)
    let parameters = project.parameters(of: initializer)
    func isFunction(_ parameter: DeclarationID) -> Bool {
      project.isFunction(SymbolID(file: initializer.file, declaration: parameter))
    }
    if let required = parameters.last(where: { there[$0].value == nil && isFunction($0) }) { return required }
    return parameters.last.flatMap { isFunction($0) ? $0 : nil }
  }

  /// The initializers that a call may run. `lazy var picker: Picker = .init(…)` states the type.
  private func created(by call: ExpressionID) -> [Callee] {
    if let callee = facts.callee(of: call), facts[callee].flags.contains(.implicitBase),
      facts[callee].name == LanguageWords.initializer, let binding = facts[call].parent,
      let declared = facts[binding].declaration, facts[declared].type != nil,
      let type = project.value(of: id(declared))?.referent.type
    {
      return project.initializers(of: type)
    }
    return project.callees(of: call, file: file)
  }
}

extension Project {
  func isFunction(_ declaration: SymbolID) -> Bool { value(of: declaration)?.isFunction ?? false }
}
