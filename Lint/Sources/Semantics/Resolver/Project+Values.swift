public import LintSyntax

extension Project {
  /// The number of steps through declarations after which an evaluation stops.
  private static let stepLimit = 12

  /// The value of an expression, or nil if the declarations of the project don't determine it.
  public func value(of expression: ExpressionID, file: FileID) -> Value? {
    value(of: expression, file, Self.stepLimit)
  }

  /// The value of a declaration. For a function, the value that a call returns.
  public func value(of declaration: SymbolID) -> Value? { value(of: declaration, Self.stepLimit) }

  func value(of expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    guard let memo, memo.file == file else { return evaluate(expression, file, limit) }
    return memo.value(of: expression, limit) { evaluate(expression, file, limit) }
  }

  private func evaluate(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    guard limit > 0 else {
      memo?.recordStopAtLimit()
      return nil
    }
    let node = read(file) { $0[expression] }
    switch node.kind {
    case .reference: return referenceValue(expression, file, limit)
    case .member: return memberValue(expression, file, limit)
    case .call: return callValue(expression, file, limit)
    case .subscript:
      return firstPartValue(expression, file, limit - 1).flatMap {
        providedValue(by: expression, of: $0, file, limit) ?? elementValue($0)
      }
    case .type: return node.type.map { Value(referent: referent(of: TypeUse(file: file, node: $0)), isType: true) }
    case .binding, .argument, .return: return firstPartValue(expression, file, limit)
    case .sequence: return sequenceValue(expression, file, limit)
    default: return nil
    }
  }

  private func firstPartValue(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    read(file) { $0.firstPart(of: expression) }.flatMap { value(of: $0, file, limit) }
  }

  private func referenceValue(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let node = read(file) { $0[expression] }
    if node.name == LanguageWords.selfWord || node.name == LanguageWords.selfType {
      guard let type = enclosingType(of: node.owner, file: file) else { return nil }
      return Value(referent: .project(type), isType: node.name == LanguageWords.selfType)
    }
    if node.name == SelectionNames.firstParameter {
      return node.owner.flatMap { closureOwner(numberedIn: $0, file, limit) }
    }
    if let id = declaration(namedBy: expression, file: file) {
      guard let value = value(of: id, limit - 1) else { return nil }
      guard case .generic = value.referent else { return value }
      return enclosingType(of: node.owner, file: file).map { substituteArgument(in: value, for: $0) } ?? value
    }
    if let base = extendedBase(node, file) { return base }
    let type = resolvedAlias(of: lookUp(node.name, owner: node.owner, file: file))
    return type.map { Value(referent: $0, isType: true) }
  }

  /// The object whose members an extension of a package's wrapper adds: `base` in `extension Reactive where Base: TabsView`.
  private func extendedBase(_ node: Expression, _ file: FileID) -> Value? {
    guard node.name == ReactiveExtension.base else { return nil }
    let facts = facts(file)
    let body = facts.enclosing(node.owner).first { facts[$0].kind == .extension }
    return body.flatMap { typeExtended(by: SymbolID(file: file, declaration: $0)) }.map {
      Value(referent: .project($0))
    }
  }

  func value(of id: SymbolID, _ limit: Int) -> Value? {
    guard limit > 0 else {
      memo?.recordStopAtLimit()
      return nil
    }
    memo?.recordStep(limit: limit)
    let declaration = self[id]
    if declaration.kind == .typeAlias {
      return type(declaredBy: id).flatMap { resolveAliases(of: .project($0)).first }.map {
        Value(referent: $0, isType: true)
      }
    }
    if let written = declaration.type, declaration.kind != .genericParameter {
      let use = TypeUse(file: id.file, node: written)
      return Value(referent: referent(of: use), use: use)
    }
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol:
      return type(declaredBy: id).map { Value(referent: .project($0), isType: true) }
    case .enumCase:
      return enclosingType(of: id).map { Value(referent: .project($0)) }
    case .genericParameter: return Value(referent: .generic(id), isType: true)
    default: break
    }
    // `[weak self]`, `if let self`
    if declaration.name == LanguageWords.selfWord {
      return enclosingType(of: id).map { Value(referent: .project($0)) }
    }
    if declaration.kind == .parameter {
      return closureOwner(id, limit) ?? closureParameterValue(id, limit) ?? drawnCell(id, limit)
    }
    guard let value = declaration.value else { return environmentValue(id, limit) ?? shadowedValue(id, limit) }
    let initial = self.value(of: value, id.file, limit - 1)
    return declaration.modifiers.contains(.element) ? initial.flatMap(elementValue) : initial
  }

  /// `@Environment(Settings.self) var settings`
  private func environmentValue(_ id: SymbolID, _ limit: Int) -> Value? {
    let facts = file(id)
    guard
      let attribute = facts.attributes(of: self[id]).first(where: { KnownAttributes[$0.name].contains(.environment) })
    else {
      return nil
    }
    let type = attribute.code.first { facts[$0].kind == .reference }
    guard let type, var value = value(of: type, id.file, limit - 1), value.isType else { return nil }
    value.isType = false
    return value
  }

  /// The value of the outer declaration in `if let name` or `[name]`.
  private func shadowedValue(_ id: SymbolID, _ limit: Int) -> Value? {
    shadowedDeclaration(of: id).flatMap { value(of: $0, limit - 1) }
  }

  /// The outer declaration whose name and value a local or capture takes, as in `if let name` or `[name]`.
  public func shadowedDeclaration(of id: SymbolID) -> SymbolID? {
    let declaration = self[id]
    guard declaration.kind == .capture || declaration.modifiers.contains(.unwrapped) else { return nil }
    let owner = declaration.kind == .capture ? declaration.parent.flatMap { file(id)[$0].parent } : declaration.parent
    let outer = self.declaration(of: declaration.name, at: declaration.range.start, owner: owner, file: id.file)
    return outer == id ? nil : outer
  }
}

/// Values of members and calls.
extension Project {
  private func memberValue(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let node = read(file) { $0[expression] }
    if node.flags.contains(.implicitBase) { return nil }
    guard let base = firstPartValue(expression, file, limit - 1) else { return nil }
    // `BehaviorRelay<[Row]>.init(value: [])`
    if base.isType, node.name == LanguageWords.initializer { return base }
    switch base.referent {
    case .project(let type):
      if base.isType, let nested = nestedType(node.name, in: type) { return Value(referent: nested, isType: true) }
      if node.name == LanguageWords.initializer || node.name == LanguageWords.selfWord { return base }
      if let found = firstMember(named: node.name, of: base) {
        let meant = member(found, meantBy: expression, facts(file), of: type)
        return value(of: meant, limit - 1).map { substituteArgument(in: $0, for: type) }
      }
      return inheritedMemberValue(node.name, of: type)
    case .system(let system): return memberValue(node.name, of: system, isType: base.isType)
    default: return base.isType ? moduleMemberValue(base.referent, expression, file) : elementValue(node.name, of: base)
    }
  }

  /// The type in `UIKit.UIView`, whose base is a module.
  private func moduleMemberValue(_ referent: Referent, _ expression: ExpressionID, _ file: FileID) -> Value? {
    guard case .unknown(let module) = referent else { return nil }
    let node = facts(file)[expression]
    if GeneratedAccessors.roots.contains(module) || conventions.generatedAccessors.contains(module.text) {
      if readsNameOfAsset(in: expression, file) { return nil }
      return GeneratedAccessors.value(of: node.name) ?? Value(referent: referent, isType: true)
    }
    // A function of a module, or of a type with the module's name, as in `Resolver.resolve()`, is no type.
    guard node.name.isCapitalized, facts(file).imports.contains(where: { $0.module == module }) else { return nil }
    let found = resolveAliases(of: topLevelType(node.name, ofModule: module, file: file)).first
    return found.map { Value(referent: $0, isType: true) }
  }

  /// Whether code reads the name of an asset in a namespace, which is a text: `R.image.logo.name`.
  private func readsNameOfAsset(in namespace: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let asset = facts.expression(beginningWith: namespace), facts[asset].kind == .member else { return false }
    return facts.member(after: asset) == GeneratedAccessors.assetName
  }

  /// The value of an inherited member whose type is a parameter of the generic superclass: `EventsViewModel` for
  /// `viewModel` in a subclass of `ListViewController<EventsViewModel>`.
  private func substituteArgument(in value: Value, for heir: TypeID) -> Value {
    guard case .generic(let parameter) = value.referent, let argument = argument(for: parameter, of: heir) else {
      return value
    }
    return Value(referent: .project(argument), isType: value.isType)
  }

  private func inheritedMemberValue(_ name: Name, of type: TypeID) -> Value? {
    for ancestor in systemAncestors(of: type) {
      if let value = memberValue(name, of: ancestor.system, isType: false) { return value }
    }
    return nil
  }

  private func memberValue(_ name: Name, of system: SystemType, isType: Bool) -> Value? {
    if isType, SystemMembers[name].contains(.instance) || PackageTypes.isInstance(name, of: system.name) {
      return Value(referent: .system(system))
    }
    return SystemMembers.type(of: name, in: system).flatMap(SystemTypes.named).map { Value(referent: .system($0)) }
  }

  private func callValue(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    if let closure = facts(file).firstPart(of: expression).flatMap(facts(file).closure) {
      return resultValue(ofClosure: closure, file, limit - 1)
    }
    guard var value = firstPartValue(expression, file, limit - 1) else {
      return emptyArray(expression, file, limit) ?? dequeuedCell(expression, file, limit)
        ?? resolvedObject(expression, file, limit)
    }
    if let result = result(of: value) { return result }
    if let argument = argument(thatDetermines: value, of: expression, file) {
      guard var determined = self.value(of: argument, file, limit - 1) else { return value }
      // `make(Store.self)` returns an instance.
      determined.isType = false
      if let use = value.use, node(use).kind == .optional { determined.isPresumed = true }
      return determined
    }
    // A call of a type creates an instance. The value of a function is already its result.
    value.isType = false
    return value
  }

  /// The value of a closure that is called where it is written, as in `{ let store = Store() ; return store }()`.
  private func resultValue(ofClosure closure: DeclarationID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    if let written = facts[closure].type {
      let use = TypeUse(file: file, node: written)
      return Value(referent: referent(of: use), use: use)
    }
    let results = facts[closure].code.filter { facts[$0].kind == .return && facts[$0].owner == closure }
    guard let first = results.first, let result = value(of: first, file, limit) else { return nil }
    // Results of different types have a common supertype, which the closure would state.
    let isOfOneType = results.dropFirst().allSatisfy { value(of: $0, file, limit)?.referent == result.referent }
    return isOfOneType ? result : nil
  }

  /// `[Row]()`
  private func emptyArray(_ call: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    guard let callee = facts.firstPart(of: call), facts[callee].kind == .array,
      let type = facts.onlyPart(of: callee).flatMap({ value(of: $0, file, limit - 1) }), type.isType
    else { return nil }
    return Value(referent: .unknown(LanguageWords.array), element: type.referent)
  }

  /// The cell that a method of an app or package dequeues by its type:
  /// `table.dequeueReusableCell(EventCell.self, for: index)`.
  ///
  /// Any method that receives the type of a cell together with an index returns such a cell: `table.next(EventCell.self, at: index)`.
  /// So does a table's method whose result code names: `let cell = table.next(EventCell.self)`.
  private func dequeuedCell(_ call: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    guard let callee = facts.callee(of: call), facts[callee].kind == .member else { return nil }
    let arguments = facts.arguments(of: call)
    let metatype = arguments.lazy.compactMap(facts.firstPart).first {
      facts[$0].kind == .member && facts[$0].name == LanguageWords.selfWord
    }
    guard let metatype, let type = value(of: metatype, file, limit - 1), type.isType else { return nil }
    let isKnown = SelectionNames[facts[callee].name].contains(.dequeues)
    guard
      isKnown || arguments.contains(where: { SelectionNames.indexLabelsOfDequeuing.contains(facts[$0].name) })
        || isNamedResult(of: call, ofMethod: callee, file, limit),
      isKnown || type.referent.type.map(isCell) ?? false
    else { return nil }
    return Value(referent: type.referent)
  }

  /// The object that a method of a package gives for nothing but its type: `container.resolve(UserService.self)`.
  private func resolvedObject(_ call: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    let arguments = facts.arguments(of: call)
    guard arguments.count == 1, facts[arguments[0]].name.isEmpty,
      facts.callee(of: call).map({ facts[$0].kind == .member }) ?? false,
      let metatype = facts.firstPart(of: arguments[0]), facts[metatype].kind == .member,
      facts[metatype].name == LanguageWords.selfWord, let type = value(of: metatype, file, limit - 1), type.isType
    else { return nil }
    var object = Value(referent: type.referent)
    object.isPresumed = true
    return object
  }

  /// The object that a subscript of the project gives for a key, if the key's type names the object's: `container[.users]` for
  /// `subscript<Object>(key: Key<Object>) -> Object` and `static let users: Key<UserService>`.
  private func providedValue(by expression: ExpressionID, of container: Value, _ file: FileID, _ limit: Int) -> Value? {
    guard let type = container.referent.type, !container.isType else { return nil }
    let arguments = facts(file).arguments(of: expression)
    for owner in [type] + ancestors(of: type) {
      for declared in members(of: owner) where self[declared].kind == .subscript {
        guard let written = self[declared].type,
          case .generic(let object) = referent(of: TypeUse(file: declared.file, node: written)),
          self[object].parent == declared.declaration, mayCall(subscript: declared, with: arguments, file: file)
        else { continue }
        for (argument, parameter) in zip(arguments, parameters(of: declared)) {
          let parameter = SymbolID(file: declared.file, declaration: parameter)
          if let named = self.object(object, namedByKey: argument, for: parameter, file, limit) { return named }
        }
      }
    }
    return nil
  }

  /// `UserService` for the argument `.users` and the parameter `key: Key<Object>`.
  private func object(
    _ object: SymbolID, namedByKey argument: ExpressionID, for parameter: SymbolID, _ file: FileID, _ limit: Int
  ) -> Value? {
    let facts = facts(file)
    guard let written = self[parameter].type, let key = facts.firstPart(of: argument),
      let place = typeArguments(of: TypeUse(file: parameter.file, node: written)).firstIndex(where: {
        referent(of: $0) == .generic(object)
      })
    else { return nil }
    let value =
      if facts[key].flags.contains(.implicitBase) {
        referent(of: TypeUse(file: parameter.file, node: written)).type
          .flatMap { firstMember(named: facts[key].name, of: $0) }.flatMap { self.value(of: $0, limit - 1) }
      } else {
        self.value(of: key, file, limit - 1)
      }
    guard let use = value?.use, referent(of: use) == referent(of: TypeUse(file: parameter.file, node: written)),
      case let named = typeArguments(of: use), named.indices.contains(place)
    else { return nil }
    return Value(referent: referent(of: named[place]), use: named[place])
  }

  /// `Int` and `String` in `Pair<Int, String>`.
  private func typeArguments(of use: TypeUse) -> [TypeUse] {
    node(use).kind == .named ? facts(use.file).parts(of: use.node).map { TypeUse(file: use.file, node: $0) } : []
  }

  /// Whether a local constant is the result of a method of a view, as in `let cell = table.next(EventCell.self)`.
  private func isNamedResult(of call: ExpressionID, ofMethod callee: ExpressionID, _ file: FileID, _ limit: Int) -> Bool
  {
    let facts = facts(file)
    guard let parent = facts[call].parent, facts[parent].kind == .binding,
      let base = firstPartValue(callee, file, limit - 1), !base.isType
    else { return false }
    return base.referent.system?.kind == .view
  }

  private func isCell(_ type: TypeID) -> Bool { hasSystemAncestor(type) { $0.kind == .cell } }

  /// The argument whose type is that of a generic result, as in `with(Container()) { … }` for `func with<T>(_ item: T) -> T`.
  private func argument(thatDetermines result: Value, of call: ExpressionID, _ file: FileID) -> ExpressionID? {
    guard case .generic(let generic) = result.referent, let use = result.use,
      node(use).kind == .named || node(use).kind == .optional
    else { return nil }
    let declaring = self.file(generic)
    guard let function = self[generic].parent, declaring[function].kind == .function else { return nil }
    let parameters = declaring.children(of: function).map { declaring[$0] }.filter { $0.kind == .parameter }
    let place = parameters.firstIndex { parameter in
      guard var type = parameter.type else { return false }
      // `T` or `T.Type`
      if declaring[type].kind == .metatype { type = declaring.firstPart(of: type) ?? type }
      return declaring[type].kind == .named && referent(of: TypeUse(file: generic.file, node: type)) == result.referent
    }
    guard let place, !parameters[..<place].contains(where: { $0.label == parameters[place].label }) else { return nil }
    let facts = facts(file)
    return facts.parts(of: call).dropFirst().first { part in
      facts[part].kind == .argument && !facts[part].flags.contains(.trailing)
        && facts[part].name == parameters[place].label
    }
  }

  /// The result of calling a stored closure.
  private func result(of value: Value) -> Value? {
    guard !value.isType, let use = value.use, let function = function(use) else { return nil }
    guard let last = Array(facts(function.file).parts(of: function.node)).last else { return nil }
    let result = TypeUse(file: function.file, node: last)
    return Value(referent: referent(of: result), use: result)
  }
}

/// Values of `??` and casts, and elements of arrays and dictionaries.
extension Project {
  /// The value of `value ?? other` or `value as Type`.
  private func sequenceValue(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    let parts = Array(facts.parts(of: expression))
    guard let first = parts.first else { return nil }
    if let type = parts.lazy.compactMap({ facts[$0].type }).first {
      let use = TypeUse(file: file, node: type)
      return Value(referent: referent(of: use), use: use)
    }
    let hasDefault = parts.contains {
      facts[$0].kind == .operator && facts[$0].name == LanguageWords.nilCoalescing
    }
    return parts.count == 1 || hasDefault ? value(of: first, file, limit - 1) : nil
  }

  /// The value of a member such as `first`, which returns an element.
  private func elementValue(_ member: Name, of base: Value) -> Value? {
    CollectionMembers[member].contains(.element) ? elementValue(base) : nil
  }

  /// An element of an array or of an asynchronous stream, or a value of a dictionary.
  func elementValue(_ collection: Value) -> Value? {
    if let element = collection.element { return Value(referent: element) }
    guard let element = collection.use.flatMap(elementType) else { return nil }
    return Value(referent: referent(of: element), use: element)
  }

  private func elementType(_ use: TypeUse) -> TypeUse? {
    if node(use).kind == .named, StreamAPI.asyncStreams.contains(node(use).name) {
      return facts(use.file).firstPart(of: use.node).map { TypeUse(file: use.file, node: $0) }
    }
    guard let type = collectionType(use) else { return nil }
    return Array(facts(type.file).parts(of: type.node)).last.map { TypeUse(file: type.file, node: $0) }
  }

  /// Whether a value is a collection of the standard library.
  public func isCollection(_ value: Value) -> Bool {
    if value.element != nil { return true }
    guard let use = value.use else { return false }
    return collectionType(use) != nil
      || node(use).kind == .named && CollectionTypes[node(use).name].contains(.collection)
  }

  /// The array or dictionary that a type is, optional or not.
  private func collectionType(_ use: TypeUse) -> TypeUse? {
    switch node(use).kind {
    case .array, .dictionary: return use
    case .optional, .implicitlyUnwrapped:
      return facts(use.file).firstPart(of: use.node).flatMap { collectionType(TypeUse(file: use.file, node: $0)) }
    default: return nil
    }
  }
}
