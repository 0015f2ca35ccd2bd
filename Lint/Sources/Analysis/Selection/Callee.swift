import LintSemantics
import LintSyntax

/// Something of the project that a call may call.
enum Callee {
  /// A function, method or initializer.
  case function(SymbolID)
  /// The initializer of a struct that declares none.
  case memberwise(TypeID)
  /// A property, parameter or local that contains a function.
  case value(SymbolID)
}

extension Project {
  /// The functions that a call may call. Overloads are all listed; the labels of the call decide.
  func callees(of call: ExpressionID, file: FileID) -> [Callee] {
    let facts = facts(file)
    guard let callee = facts.callee(of: call) else { return [] }
    switch facts[callee].kind {
    case .reference: return callees(named: callee, file)
    case .member: return memberCallees(callee, file)
    default: return []
    }
  }

  private func callees(named reference: ExpressionID, _ file: FileID) -> [Callee] {
    let node = facts(file)[reference]
    if let id = declaration(readBy: reference, file: file) {
      guard self[id].kind == .function, let type = enclosingType(of: id), self[id].parent != nil,
        let here = enclosingType(of: node.owner, file: file)
      else { return callee(id) }
      let owner = here == type || ancestors(of: here).contains(type) ? here : type
      return functions(named: node.name, of: owner)
    }
    guard let value = value(of: reference, file: file), value.isType else { return [] }
    return value.referent.type.map(initializers) ?? []
  }

  private func memberCallees(_ callee: ExpressionID, _ file: FileID) -> [Callee] {
    let facts = facts(file)
    let name = facts[callee].name
    if facts[callee].flags.contains(.implicitBase) {
      return name == LanguageWords.initializer ? expectedType(callee, file).map(initializers) ?? [] : []
    }
    guard let base = facts.firstPart(of: callee), let value = value(of: base, file: file),
      let type = memberOwner(of: value, in: enclosingType(of: facts[callee].owner, file: file))
    else { return [] }
    if value.isType, name == LanguageWords.initializer { return initializers(of: type) }
    if let inner = self.value(of: callee, file: file), inner.isType {
      return inner.referent.type.map(initializers) ?? []
    }
    let functions = functions(named: name, of: type)
    if !functions.isEmpty { return functions }
    // A composition has the members of all its parts.
    return firstMember(named: name, of: value).map { self.callee($0) } ?? []
  }

  /// The type of the parameter that `.init(…)` is passed to.
  private func expectedType(_ callee: ExpressionID, _ file: FileID) -> TypeID? {
    let facts = facts(file)
    guard let call = facts[callee].parent, let argument = facts[call].parent, facts[argument].kind == .argument,
      let outer = facts[argument].parent, facts[outer].kind == .call
    else { return nil }
    return callees(of: outer, file: file).firstResult { callee in
      guard case .function(let function) = callee,
        let parameter = parameter(of: function, for: argument, file: file)
      else { return nil }
      return value(of: SymbolID(file: function.file, declaration: parameter))?.referent.type
    }
  }

  private func callee(_ id: SymbolID) -> [Callee] {
    switch self[id].kind {
    case .function: [.function(id)]
    case .property, .parameter, .local, .capture: [.value(shadowedDeclaration(of: id) ?? id)]
    case .class, .struct, .enum, .actor: type(declaredBy: id).map(initializers) ?? []
    default: []
    }
  }

  private func functions(named name: Name, of type: TypeID) -> [Callee] {
    members(named: name, of: type).filter { self[$0].kind == .function }.map(Callee.function)
  }

  func initializers(of type: TypeID) -> [Callee] {
    let declared = members(named: LanguageWords.initializer, of: type).filter { self[$0].kind == .initializer }
    if !declared.isEmpty { return declared.map(Callee.function) }
    return self[type].kind == .struct ? [.memberwise(type)] : []
  }
}

extension Project {
  /// The type of the object that a call belongs to, if a property stores it and its owner creates every value of it.
  func concreteType(ofReceiverIn call: ExpressionID, file: FileID) -> TypeID? {
    let facts = facts(file)
    guard let callee = facts.callee(of: call), facts[callee].kind == .member, let base = facts.firstPart(of: callee),
      let property = declaration(readBy: base, file: file), self[property].kind == .property,
      let owner = enclosingType(of: property)
    else { return nil }
    let settable: Modifiers = [.private, .fileprivate, .restrictedSetter, .constant]
    guard !self[property].modifiers.isDisjoint(with: settable) else { return nil }
    let initial = self[property].value.map { [ExpressionPlace(file: property.file, expression: $0)] } ?? []
    let assigned = writes(to: self[property].name, of: owner).compactMap { write in
      write.value.map { ExpressionPlace(file: write.file, expression: $0) }
    }
    let types = Set((initial + assigned).map(createdType))
    return types.count == 1 ? types.first.flatMap { $0 } : nil
  }

  /// `EventsPresenter` in `EventsPresenter(store: store)`.
  private func createdType(_ place: ExpressionPlace) -> TypeID? {
    let facts = facts(place.file)
    let value = facts[place.expression].kind == .binding ? facts.firstPart(of: place.expression) : place.expression
    guard let value, facts[value].kind == .call, let callee = facts.callee(of: value),
      let type = self.value(of: callee, file: place.file), type.isType
    else { return nil }
    return type.referent.type
  }
}

/// A function that a property or parameter contains.
struct FunctionValue: Hashable {
  /// A closure, method or function.
  let function: SymbolID

  /// The parameter at a position, and whether there is one. A closure may name none and use `$0`, or receive the owner and
  /// the index as a tuple.
  func holder(of position: Int, in project: Project) -> IndexHolder? {
    let parameters = project.parameters(of: function)
    if position < parameters.count { return .parameters([parameters[position]], of: function) }
    let isClosure = project[function].kind == .closure
    guard isClosure else { return nil }
    if position == 1 { return .tuple(.second, of: function, afterOwner: false) }
    return parameters.isEmpty && position == 0 ? .parameters([], of: function) : nil
  }
}
