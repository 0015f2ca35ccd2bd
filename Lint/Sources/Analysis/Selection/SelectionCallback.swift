import LintSemantics
import LintSyntax

/// The places where the app receives the index of a selection.
struct SelectionCallbacks {
  let project: Project
  let names: NamedPlaces

  /// The callbacks in all files, in their order.
  var routes: [IndexRoute] {
    let declared = project.typeIDs.flatMap { type in SelectionNames.callbacks.flatMap { callbacks(named: $0, of: type) }
    }
    return declared.map(Self.route) + project.fileIDs.flatMap(callbacks)
  }

  private static func route(_ holder: IndexHolder) -> IndexRoute {
    IndexRoute(holder: holder, steps: [step(holder)], isLater: false)
  }

  private static func step(_ holder: IndexHolder) -> IndexStep {
    switch holder {
    case .row(_, let code, _): .row(code)
    case .parameters(_, let code), .payload(_, _, let code), .stream(let code), .property(let code, _): .callback(code)
    }
  }

  // MARK: - Delegate methods

  private func callbacks(named name: Name, of type: TypeID) -> [IndexHolder] {
    project.declaredMembers(named: name, of: type).compactMap(callback)
  }

  private func callback(_ id: SymbolID) -> IndexHolder? {
    let facts = project.file(id)
    let parameters = project.parameters(of: id)
    let labels = parameters.map { facts[$0].label }
    let name = project[id].name
    if SelectionNames.labelsWithoutIndex[name] == labels || SelectionNames[name].contains(.asksTable) {
      return .parameters([], of: id)
    }
    guard labels.first == Name.none, labels.count > 1 else { return nil }
    if let place = SelectionNames.index(in: Array(labels.dropFirst())) {
      return .parameters(Array(parameters.dropFirst().dropFirst(place).prefix(1)), of: id)
    }
    return SelectionNames[labels[1]].contains(.drawnIndexLabel) ? .row(parameters[1], of: id, isRedrawn: false) : nil
  }

  // MARK: - Callbacks in code

  private func callbacks(in file: FileID) -> [IndexRoute] {
    let facts = project.facts(file)
    var methods: Set<SymbolID> = []
    return facts.expressionIDs.flatMap { index -> [IndexRoute] in
      let node = facts[index]
      let kinds = SelectionNames[node.name]
      // Nearly all names mean nothing here.
      guard kinds.rawValue != 0, node.kind == .member || node.kind == .reference else { return [] }
      if kinds.contains(.stream), node.kind == .member {
        return SelectionStream(project: project, file: file, names: names).receivers(of: index).map(Self.route)
      }
      if kinds.contains(.selectedIndex), let method = action(around: node.owner, file) {
        return methods.insert(method).inserted ? [Self.route(.parameters([], of: method))] : []
      }
      if kinds.contains(.drawsRows) { return row(index, file).map { [Self.route($0)] } ?? [] }
      return kinds.contains(.passesIndices) ? receivers(ofCall: index, file) : []
    }
  }

  /// The method that asks the table for the selected index, if it runs for a control or menu item.
  private func action(around owner: DeclarationID?, _ file: FileID) -> SymbolID? {
    let facts = project.facts(file)
    guard let method = facts.enclosing(owner).first(where: { facts[$0].kind == .function }) else { return nil }
    let id = SymbolID(file: file, declaration: method)
    return isAction(id) || isCalledByAction(id) ? id : nil
  }

  private func isAction(_ method: SymbolID) -> Bool {
    project.file(method).has(.exposes, project[method])
  }

  private func isCalledByAction(_ method: SymbolID) -> Bool {
    guard let type = project.enclosingType(of: method) else { return false }
    let name = project[method].name
    return project.functions(of: type).contains { action in
      let facts = project.file(action)
      return isAction(action) && project[action].code.contains { facts[$0].name == name && facts.isOwnMember($0) }
    }
  }

  /// `ForEach(items.indices, id: \.self) { index in … }`
  private func row(_ callee: ExpressionID, _ file: FileID) -> IndexHolder? {
    let facts = project.facts(file)
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else { return nil }
    let arguments = facts.arguments(of: call)
    guard let data = arguments.first, facts.hasIndices(data), let content = arguments.last.flatMap(facts.firstPart),
      let closure = facts.closure(at: content)
    else { return nil }
    let code = SymbolID(file: file, declaration: closure)
    return project.parameters(of: code).first.map { .row($0, of: code, isRedrawn: true) }
  }

  /// `.onDelete { offsets in … }`, `.onDelete(perform: viewModel.delete)`
  private func receivers(ofCall callee: ExpressionID, _ file: FileID) -> [IndexRoute] {
    let facts = project.facts(file)
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else { return [] }
    return facts.arguments(of: call).compactMap(facts.firstPart).flatMap { content in
      names.functions(at: ExpressionPlace(file: file, expression: content), 1).compactMap { function in
        function.holder(of: 0, in: project).map {
          IndexRoute(holder: $0, steps: [.edit(function.function)], isLater: false)
        }
      }
    }
  }
}

extension FileFacts {
  /// Whether an expression lists the indices of its elements.
  fileprivate func hasIndices(_ expression: ExpressionID) -> Bool {
    subtree(of: expression).contains { part in
      let name = self[part].name
      return CollectionMembers[name].contains(.listsIndices) || name == LanguageWords.range
    }
  }
}
