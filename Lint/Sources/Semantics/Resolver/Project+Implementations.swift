public import LintSyntax

/// The functions that a call may run, and their parameters.
extension Project {
  private static let overrideLimit = 8

  /// The types that conform to a protocol themselves, without test doubles.
  public func conformers(of type: TypeID) -> [TypeID] {
    let all = descendants(of: type).filter { self[$0].kind != .protocol && !isDouble($0) }
    let known = HandleSet(all)
    return all.filter { conformer in !ancestors(of: conformer).contains(where: known.contains) }
  }

  /// The functions that run when a function is called: the only implementation of a requirement, or a method and its
  /// overrides.
  public func implementations(of function: SymbolID) -> [SymbolID] {
    guard let type = enclosingType(of: function), self[function].kind == .function else { return [function] }
    if self[type].kind == .protocol {
      let implementing = implementations(ofRequirement: function)
      let distinct = implementing.filter { enclosingType(of: $0) != type }
      if distinct.isEmpty { return hasBody(function) ? [function] : Array(implementing.prefix(1)) }
      return distinct.count == 1 ? distinct : []
    }
    if self[type].kind != .class { return [function] }
    let overrides = descendants(of: type).flatMap { heir in
      declaredMembers(named: self[function].name, of: heir).filter { hasSameSignature($0, function) }
    }
    return [function] + overrides.filter { $0 != function }.prefix(Self.overrideLimit)
  }

  /// The functions by which types conform to a requirement, including those of extensions of its protocol.
  public func implementations(ofRequirement function: SymbolID) -> [SymbolID] {
    guard let type = enclosingType(of: function), self[type].kind == .protocol else { return [] }
    return implementations(of: function, in: conformers(of: type))
  }

  /// The functions by which a type that calls a requirement on `self` may conform to it: its own or an inherited one, and those of
  /// its subclasses, or of the types that conform to it. Empty if the type doesn't conform to the protocol.
  public func implementations(ofRequirement function: SymbolID, calledBy caller: TypeID) -> [SymbolID] {
    guard let type = enclosingType(of: function), self[type].kind == .protocol,
      caller == type || ancestors(of: caller).contains(type)
    else { return [] }
    let isProtocol = self[caller].kind == .protocol
    return implementations(of: function, in: isProtocol ? conformers(of: caller) : [caller] + descendants(of: caller))
  }

  private func implementations(of requirement: SymbolID, in types: [TypeID]) -> [SymbolID] {
    types.compactMap { type in
      members(named: self[requirement].name, of: type).first { hasSameSignature($0, requirement) }
    }
  }

  private func hasSameSignature(_ other: SymbolID, _ function: SymbolID) -> Bool {
    self[other].kind == .function && labels(of: other) == labels(of: function) && hasBody(other)
  }

  private func hasBody(_ function: SymbolID) -> Bool { self[function].modifiers.contains(.body) }

  public func parameters(of function: SymbolID) -> [DeclarationID] {
    let facts = file(function)
    return facts.children(of: function.declaration).filter { facts[$0].kind == .parameter }
  }

  private func labels(of function: SymbolID) -> [Name] { parameters(of: function).map { file(function)[$0].label } }

  /// The parameter that receives an argument of a call; nil if the labels of the call don't fit the function.
  public func parameter(of function: SymbolID, for argument: ExpressionID, file: FileID) -> DeclarationID? {
    let facts = facts(file)
    let there = self.file(function)
    guard let call = facts[argument].parent else { return nil }
    var open = parameters(of: function)[...]
    var found: DeclarationID?
    for part in facts.parts(of: call).dropFirst() where !facts[part].flags.contains(.trailing) {
      guard let place = open.firstIndex(where: { there[$0].label == facts[part].name }) else { return nil }
      if open[..<place].contains(where: { there[$0].value == nil }) { return nil }
      if part == argument { found = open[place] }
      open = open[(place + 1)...]
    }
    return found
  }

  /// Whether code may call a subscript with arguments, by their number and labels. A parameter has no label unless it has two names.
  public func mayCall(subscript declared: SymbolID, with arguments: [ExpressionID], file: FileID) -> Bool {
    let (facts, there) = (facts(file), self.file(declared))
    let parameters = parameters(of: declared)
    return arguments.count <= parameters.count
      && zip(arguments, parameters).allSatisfy { argument, parameter in
        let (label, parameter) = (facts[argument].name, there[parameter])
        return label == parameter.label || label.isEmpty && parameter.label == parameter.name
      }
      && parameters.dropFirst(arguments.count).allSatisfy { there[$0].value != nil }
  }

  /// The type that a value's members belong to. A generic parameter stands for the argument that a subclass names, or has
  /// the members of its constraint.
  ///
  /// - Parameter type: The type whose code uses the value.
  public func memberOwner(of value: Value, in type: TypeID?) -> TypeID? {
    if let type = value.referent.type { return type }
    guard case .generic(let parameter) = value.referent else { return nil }
    if let argument = type.flatMap({ argument(for: parameter, of: $0) }) { return argument }
    return constraint(of: parameter)
  }

  /// The type of the project that a generic parameter is constrained to, in its own declaration or in a `where` clause.
  public func constraint(of parameter: SymbolID) -> TypeID? {
    if let written = self[parameter].type { return referent(of: TypeUse(file: parameter.file, node: written)).type }
    guard let owner = self[parameter].parent else { return nil }
    return constraints(of: SymbolID(file: parameter.file, declaration: owner)).lazy
      .filter { self.referent(of: $0.subject) == .generic(parameter) }.compactMap { self.referent(of: $0.type).type }
      .first
  }

  /// The pairs of a `where` clause: `Self` and `UIView` in `where Self: UIView`.
  public func constraints(of declaration: SymbolID) -> [(subject: TypeUse, type: TypeUse)] {
    let roots = file(declaration).roots(of: self[declaration].constraints).map {
      TypeUse(file: declaration.file, node: $0)
    }
    guard roots.count.isMultiple(of: 2) else { return [] }
    return stride(from: 0, to: roots.count, by: 2).map { (roots[$0], roots[$0 + 1]) }
  }

  /// `EventsViewModel` in `class EventsViewController: ListViewController<EventsViewModel>`.
  func argument(for parameter: SymbolID, of type: TypeID) -> TypeID? {
    argumentReferent(for: parameter, of: type)?.type
  }

  /// The argument for a parameter, or for the parameter of a subclass that a class passes on as in `class Feed<M>: List<M>`.
  func lastArgument(for parameter: SymbolID, of type: TypeID) -> TypeID? {
    var parameter = parameter
    // Each step leads to a subclass.
    for _ in 0..<(ancestors(of: type).count + 1) {
      guard let argument = argumentReferent(for: parameter, of: type) else { return nil }
      guard case .generic(let passed) = argument else { return argument.type }
      parameter = passed
    }
    return nil
  }

  /// The referent of the argument for a parameter; nil if neither the type nor a superclass states one.
  public func argumentReferent(for parameter: SymbolID, of type: TypeID) -> Referent? {
    guard let owner = self[parameter].parent,
      let generic = self.type(declaredBy: SymbolID(file: parameter.file, declaration: owner))
    else { return nil }
    let there = file(parameter)
    let position = there.children(of: owner).filter { there[$0].kind == .genericParameter }
      .firstIndex(of: parameter.declaration)
    guard let position else { return nil }
    for heir in [type] + ancestors(of: type) {
      for body in self[heir].bodies {
        let facts = file(body)
        for node in facts.roots(of: self[body].inherited)
        where referent(of: TypeUse(file: body.file, node: node)) == .project(generic) {
          let arguments = Array(facts.parts(of: node))
          guard position < arguments.count else { continue }
          return referent(of: TypeUse(file: body.file, node: arguments[position]))
        }
      }
    }
    return nil
  }

  /// Whether a type is a function that returns nothing, optional or not.
  public func isAction(_ type: TypeNodeID, in file: FileID) -> Bool {
    guard let function = function(TypeUse(file: file, node: type)) else { return false }
    let facts = facts(function.file)
    guard let result = Array(facts.parts(of: function.node)).last else { return false }
    return facts[result].name == LanguageWords.void
      || facts[result].kind == .tuple && facts.firstPart(of: result) == nil
  }
}
