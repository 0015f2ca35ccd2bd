public import LintSemantics
import LintSyntax

/// The question whether a view model still compiles if a property is declared as a protocol instead of a concrete type.
///
/// The protocol must declare each member that the code uses of such values, and each place that a value is passed to must
/// accept the protocol. What can't be resolved counts as an obstacle.
public struct ProtocolSubstitution: Sendable {
  let concrete: TypeID
  let parent: TypeID
  /// The protocol, and those that it refines.
  private let protocols: [TypeID]
  private let isClassBound: Bool

  public init(of concrete: TypeID, by parent: TypeID, in project: Project) {
    self.concrete = concrete
    self.parent = parent
    protocols = [parent] + project.ancestors(of: parent)
    isClassBound = project.externalSupertypes(of: parent).contains { CommonSupertypes[$0].contains(.object) }
  }

  public func compiles(for property: SymbolID, of viewModel: TypeID, in file: FileReading) -> Bool {
    let project = file.project
    let declaration = project[property]
    guard !hasAssociatedType(project),
      project.file(property).attributes(of: declaration).allSatisfy({ KnownAttributes[$0.name].contains(.plain) })
    else { return false }
    let mayChange = isClassBound || !declaration.modifiers.contains(.constant)
    let types = [viewModel] + project.descendants(of: viewModel)
    let inside = types.flatMap { project[$0].bodies }.allSatisfy { body in
      allows(bodyOf: body, mayChange: mayChange, file.reading(of: body.file))
    }
    return inside && allowsUsesOutside(of: property, types, mayChange: mayChange, file)
  }

  /// `any P` hides associated types.
  private func hasAssociatedType(_ project: Project) -> Bool {
    protocols.contains { type in
      project.members(of: type).contains { project[$0].kind == .associatedType }
    }
  }

  private func allows(bodyOf body: SymbolID, mayChange: Bool, _ file: FileReading) -> Bool {
    let isWeak = file.facts.contents(of: body.declaration).contains { inner in
      let declaration = file.facts[inner]
      return !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
        && file.project.value(of: file.id(inner)).map(isConcrete) ?? false
    }
    if isWeak, !isClassBound { return false }
    return file.facts[body.declaration].code.allSatisfy { index in
      let node = file.facts[index]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty,
        file.value(of: index).map(isConcrete) ?? false, !isStatic(index, file)
      else { return true }
      return allows(index, mayChange: mayChange, file)
    }
  }

  /// `UserStore.shared`, which isn't read from the property.
  private func isStatic(_ index: ExpressionID, _ file: FileReading) -> Bool {
    guard file.facts[index].kind == .member, let base = file.facts.firstPart(of: index) else { return false }
    return file.value(of: base)?.isType ?? false
  }

  /// Other code may use the property too, unless it is private.
  private func allowsUsesOutside(of property: SymbolID, _ types: [TypeID], mayChange: Bool, _ file: FileReading) -> Bool
  {
    let project = file.project
    let declaration = project[property]
    if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) { return true }
    return project.memberPlaces(named: declaration.name).allSatisfy { place in
      guard project.declaration(readBy: place.expression, file: place.file) == property else { return true }
      return allows(place.expression, mayChange: mayChange, file.reading(of: place.file))
    }
  }

  private func isConcrete(_ value: Value) -> Bool { !value.isType && value.referent == .project(concrete) }
}

/// Single uses of a value.
extension ProtocolSubstitution {
  private func allows(_ index: ExpressionID, mayChange: Bool, _ file: FileReading) -> Bool {
    let facts = file.facts
    guard let parent = facts[index].parent else { return true }
    let isFirst = facts.expression(beginningWith: index) != nil
    switch facts[parent].kind {
    case .member: return allowsMember(parent, mayChange: mayChange, file)
    case .assignment: return isFirst || allowsAssignment(parent, file)
    case .argument: return allowsArgument(parent, file)
    case .binding:
      guard let local = facts[parent].declaration, facts[local].kind == .local else { return true }
      guard let type = facts[local].type else { return allowsUses(ofLocal: local, mayChange: mayChange, file) }
      return accepts(TypeUse(file: file.file, node: type), file)
    case .return:
      let function = facts[parent].owner.flatMap { facts[$0].type }
      return function.map { accepts(TypeUse(file: file.file, node: $0), file) } ?? false
    case .closure: return true
    default: return false
    }
  }

  /// Whether the protocol suffices for a constant that stores the value: `let store = viewModel.store ; show(store)`.
  private func allowsUses(ofLocal local: DeclarationID, mayChange: Bool, _ file: FileReading) -> Bool {
    let facts = file.facts
    guard let scope = facts[local].parent else { return true }
    return facts[scope].code.allSatisfy { use in
      facts[use].kind != .reference || facts[use].name != facts[local].name
        || file.project.declaration(readBy: use, file: file.file) != file.id(local)
        || allows(use, mayChange: mayChange, file)
    }
  }

  private func allowsMember(_ member: ExpressionID, mayChange: Bool, _ file: FileReading) -> Bool {
    let (facts, project) = (file.facts, file.project)
    let name = facts[member].name
    let requirements = protocols.flatMap { project.declaredMembers(named: name, of: $0) }
    let isCalled = facts.expression(beginningWith: member).map { facts[$0].kind == .call } ?? false
    let implemented = project.members(named: name, of: concrete)
    if isCalled, mayMeanOverload(implemented, besides: requirements, callee: member, file) { return false }
    return requirements.contains { requirement in
      let declaration = project[requirement]
      if isChanged(member, facts), !(mayChange && declaration.modifiers.contains(.settable)) { return false }
      guard declaration.kind == .function else { return declaration.kind == .property }
      guard !isCalled || project.accepts(requirement, callee: member, file: file.file) else { return false }
      if declaration.modifiers.contains(.mutating), !mayChange { return false }
      // A call without 'await' can't mean an asynchronous requirement.
      return !declaration.modifiers.contains(.async)
        || implemented.allSatisfy { project[$0].kind != .function || project[$0].modifiers.contains(.async) }
    }
  }

  /// Whether a call may run an overload with other types than the requirements, such as `save(_: Int)` instead of `save(_: String)`.
  private func mayMeanOverload(
    _ implemented: [SymbolID], besides requirements: [SymbolID], callee: ExpressionID, _ file: FileReading
  ) -> Bool {
    let project = file.project
    let overloads = implemented.filter { function in
      project[function].kind == .function && !project[function].modifiers.contains(.override)
        && project.enclosingType(of: function).map { project[$0].kind != .protocol } ?? false
        && project.accepts(function, callee: callee, file: file.file)
    }
    let required = requirements.map { types(of: $0, project) }
    return overloads.count > 1 && overloads.contains { !required.contains(types(of: $0, project)) }
  }

  /// The types of a function's parameters and result, as they are written.
  private func types(of function: SymbolID, _ project: Project) -> [String] {
    let facts = project.file(function)
    let parameters = project.parameters(of: function).map { facts[$0].type }
    return (parameters + [project[function].type]).map { $0.map { text(of: $0, facts) } ?? "" }
  }

  private func text(of type: TypeNodeID, _ facts: FileFacts) -> String {
    "\(facts[type].kind) \(facts[type].name)(\(facts.parts(of: type).map { text(of: $0, facts) }.joined(separator: ",")))"
  }

  /// `store.filter = …`, `store.rows[0] = …`
  private func isChanged(_ member: ExpressionID, _ facts: FileFacts) -> Bool {
    var place = member
    while let user = facts.expression(beginningWith: place) {
      switch facts[user].kind {
      case .assignment: return true
      case .subscript: place = user
      default: return false
      }
    }
    return facts[place].flags.contains(.byReference)
  }

  private func allowsAssignment(_ assignment: ExpressionID, _ file: FileReading) -> Bool {
    guard let target = file.facts.target(of: assignment) else { return false }
    if file.facts.isOwnMember(target) { return true }
    let use = file.value(of: target)?.use
    return use.map { accepts($0, file) } ?? false
  }

  private func allowsArgument(_ argument: ExpressionID, _ file: FileReading) -> Bool {
    let (facts, project) = (file.facts, file.project)
    guard let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call) else {
      return false
    }
    let label = facts[argument].name
    let functions: [SymbolID]
    if let called = project.declaration(readBy: callee, file: file.file), project[called].kind == .function {
      functions = [called]
    } else if let value = file.value(of: callee), value.isType, let type = value.referent.type {
      // A class without initializers inherits them.
      let initializers = ([type] + project.ancestors(of: type)).lazy.map { declaring in
        project.members(of: declaring).filter { project[$0].kind == .initializer }
      }.first { !$0.isEmpty }
      guard let initializers else {
        let property = project.firstMember(named: label, of: type)
        return property.flatMap { project.value(of: $0)?.use }.map { accepts($0, file) } ?? false
      }
      functions = initializers
    } else {
      return false
    }
    let parameters = functions.flatMap { function -> [TypeUse] in
      let facts = project.file(function)
      return facts.children(of: function.declaration).compactMap { child in
        guard facts[child].kind == .parameter, facts[child].label == label else { return nil }
        return facts[child].type.map { TypeUse(file: function.file, node: $0) }
      }
    }
    return !parameters.isEmpty && parameters.allSatisfy { accepts($0, file) }
  }

  /// Whether a place of this type takes a value of the protocol.
  private func accepts(_ use: TypeUse, _ file: FileReading) -> Bool {
    file.project.referent(of: use).type.map(protocols.contains) ?? false
  }
}
