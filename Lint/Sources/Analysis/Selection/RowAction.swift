import LintSemantics
import LintSyntax

/// Closures that run when a person selects something in a row.
extension Project {
  /// Whether a closure is an action: of a known control, of a view of the project, or of a stream that the row observes.
  func isRowAction(_ closure: DeclarationID, file: FileID) -> Bool {
    let facts = facts(file)
    guard let parent = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }) else { return false }
    switch facts[parent].kind {
    case .assignment: return isCallbackOfView(parent, file)
    case .argument: return isActionArgument(parent, file)
    default: return false
    }
  }

  /// `cell.onTap = { … }`
  private func isCallbackOfView(_ assignment: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let target = facts.target(of: assignment), facts[target].kind == .member,
      let base = facts.firstPart(of: target), !facts.isSelf(base)
    else { return false }
    // The cell that a registration's closure receives has no written type.
    guard let value = value(of: base, file: file) else {
      return parameter(readBy: base, file: file) != nil || isDequeued(base, file) || isPartOfDrawnRow(base, file)
    }
    return uiCategory(of: value.referent) == .view || isPartOfDrawnRow(base, file)
  }

  /// Whether an expression is the view that a function draws and returns, or a part of it: `cell.header.button`.
  private func isPartOfDrawnRow(_ expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    var place = expression
    while facts[place].kind == .member, let base = facts.firstPart(of: place) { place = base }
    guard facts[place].kind == .reference, let local = declaration(readBy: place, file: file), local.file == file,
      self[local].kind == .local,
      let code = facts.enclosing(self[local].parent).first(where: { facts[$0].kind.isCallable }),
      let type = facts[code].type, uiCategory(of: referent(of: TypeUse(file: file, node: type))) == .view
    else { return false }
    return facts.results(of: code).contains { declaration(readBy: $0, file: file) == local }
  }

  /// Whether a row keeps the closure that a method of one of its views receives: `cell.likeButton.clicked { [weak self] in … }`.
  /// A closure that holds an object weakly outlives the call.
  private func isKeptByDrawnRow(_ argument: ExpressionID, by method: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard facts[method].kind == .member, ImmediateFunctions[facts[method].name].isEmpty,
      let closure = facts.firstPart(of: argument).flatMap(facts.closure),
      let base = facts.firstPart(of: method)
    else { return false }
    let holdsWeakly = facts.children(of: closure).contains {
      facts[$0].kind == .capture && !facts[$0].modifiers.isDisjoint(with: [.weak, .unowned])
    }
    return holdsWeakly && isPartOfDrawnRow(base, file)
  }

  /// Whether a variable is the result of a call that dequeues a cell. A generic method of the app may have no known result.
  private func isDequeued(_ variable: ExpressionID, _ file: FileID) -> Bool {
    guard let id = declaration(readBy: variable, file: file), self[id].kind == .local, let value = self[id].value else {
      return false
    }
    let facts = self.file(id)
    return facts.subtree(of: value).contains { SelectionNames[facts[$0].name].contains(.dequeues) }
  }

  private func isActionArgument(_ argument: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call) else {
      return false
    }
    let (name, label) = (facts[callee].name, facts[argument].name)
    if SelectionNames[name].contains(.takesAction) {
      // In `Button(action: …) { … }`, the second closure draws the label.
      let labels = facts.arguments(of: call).filter { $0 != argument }.map { facts[$0].name }
      return SelectionNames[label].contains(.action)
        || label.isEmpty && !labels.contains { SelectionNames[$0].contains(.action) }
    }
    if facts[callee].kind == .member,
      streams(in: file)[name].contains(.observes) || isAppsMethod(callee, ofSystemView: file)
    {
      return true
    }
    return callees(of: call, file: file).contains { isAction(argument, of: $0, facts) }
      || isKeptByDrawnRow(argument, by: callee, file)
  }

  /// Whether the app adds a method to a control or recognizer of the system: `tapRecognizer.on { … }`. The system's methods
  /// with closures are known.
  private func isAppsMethod(_ method: ExpressionID, ofSystemView file: FileID) -> Bool {
    let facts = facts(file)
    guard ImmediateFunctions[facts[method].name].isEmpty, let base = facts.firstPart(of: method),
      let value = value(of: base, file: file), !value.isType, let system = value.referent.system
    else { return false }
    return system.isViewSide || system.kind == .interface
  }

  /// Whether an argument is an action of a view, or of a model that the view receives. A completion isn't.
  private func isAction(_ argument: ExpressionID, of callee: Callee, _ facts: FileFacts) -> Bool {
    if NamingConventions.isCompletion(facts[argument].name) { return false }
    let node = facts[argument]
    switch callee {
    case .function(let function):
      guard self[function].kind == .initializer || isMemberOfView(function) else { return false }
      let there = file(function)
      let parameters = parameters(of: function)
      let found =
        node.flags.contains(.trailing) && node.name.isEmpty
        ? parameters.last : parameters.first { there[$0].label == node.name }
      return found.flatMap { there[$0].type }.map { isAction($0, in: function.file) } ?? false
    case .memberwise(let type):
      let properties = storedProperties(of: type)
      let isLast = node.flags.contains(.trailing) && node.name.isEmpty
      let property = isLast ? properties.last : properties.first { self[$0].name == node.name }
      return property.map { property in self[property].type.map { isAction($0, in: property.file) } ?? false } ?? false
    case .value: return false
    }
  }
}

/// Events that the view of a row reports to a delegate.
extension Project {
  /// Whether a method of another type receives the view that stores an index, from a call by the view itself:
  /// `delegate?.didSelect(in: self)`. A method with a result gives the view something to draw.
  func isEvent(_ method: SymbolID, ofViewStoring index: SymbolID) -> Bool {
    guard self[method].kind == .function, self[method].type == nil, let view = enclosingType(of: index),
      enclosingType(of: method) != view, isRequired(method)
    else { return false }
    let facts = file(method)
    let receivesView = parameters(of: method).contains { parameter in
      facts[parameter].type.map { referent(of: TypeUse(file: method.file, node: $0)).type == view } ?? false
    }
    return receivesView && members(of: view).contains { isCalled(self[method].name, in: $0) }
  }

  /// Whether a protocol that the type of a method adopts requires the method.
  func isRequired(_ method: SymbolID) -> Bool {
    guard let type = enclosingType(of: method) else { return false }
    return ancestors(of: type).contains { ancestor in
      self[ancestor].kind == .protocol && !declaredMembers(named: self[method].name, of: ancestor).isEmpty
    }
  }

  private func isCalled(_ name: Name, in member: SymbolID) -> Bool {
    let facts = file(member)
    return self[member].code.contains { facts[$0].kind == .member && facts[$0].name == name }
  }
}
