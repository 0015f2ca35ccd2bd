import LintSemantics
import LintSyntax

/// The places where the app receives the index of a selection.
struct SelectionCallbacks {
  let project: Project
  let names: NamedPlaces
  let readers: SelectionReaders

  /// The callbacks in all files, in their order.
  var routes: [IndexRoute] {
    var holders: [IndexHolder] = []
    for type in project.typeIDs {
      for name in SelectionNames.callbacks {
        for method in project.declaredMembers(named: name, of: type) {
          if let holder = callback(method) { holders.append(holder) }
        }
      }
    }
    return (holders + project.packageCallbacks).map(Self.route) + project.fileIDs.flatMap(callbacks)
  }

  private static func route(_ holder: IndexHolder) -> IndexRoute {
    IndexRoute(holder: holder, steps: [step(holder)], isLater: false)
  }

  static func step(_ holder: IndexHolder) -> IndexStep {
    switch holder {
    case .row(_, let code, _): .row(code)
    case .parameters(_, let code), .request(let code), .sender(_, let code), .payload(_, _, let code),
      .tuple(_, let code, _),
      .stream(let code, _), .property(let code, _), .ownTag(let code, _):
      .callback(code)
    }
  }

  /// The steps from a stream of selections. A closure stands next to it.
  private func steps(to holder: IndexHolder, from stream: ExpressionID, _ file: FileID) -> [IndexStep] {
    let step = Self.step(holder)
    if case .callback(let code) = step, project[code].kind == .closure { return [step] }
    let facts = project.facts(file)
    return [.event(facts[stream].name, at: Place(file: file, offset: facts.anchor(of: stream))), step]
  }

  // MARK: - Delegate methods

  private func callback(_ id: SymbolID) -> IndexHolder? {
    let facts = project.file(id)
    let parameters = project.parameters(of: id)
    let labels = parameters.map { facts[$0].label }
    let name = project[id].name
    if SelectionNames.labelsWithoutIndex[name] == labels || SelectionNames[name].contains(.asksTable) {
      return .request(by: id)
    }
    guard labels.first == Name.none, labels.count > 1 else { return nil }
    if let place = SelectionNames.index(in: Array(labels.dropFirst())) {
      return .parameters(Array(parameters.dropFirst().dropFirst(place).prefix(1)), of: id)
    }
    return SelectionNames.drawnIndex(in: Array(labels.dropFirst())).map { .row(parameters[$0 + 1], of: id, .reused) }
  }

  // MARK: - Callbacks in code

  private func callbacks(in file: FileID) -> [IndexRoute] {
    let facts = project.facts(file)
    var found: [IndexRoute] = []
    var items: [IndexRoute] = []
    var methods: Set<SymbolID> = []
    let ownStreams = project.shared(OwnSelectionStreams.self)
    func ask(_ method: SymbolID?) {
      guard let method, methods.insert(method).inserted else { return }
      found.append(Self.route(.request(by: method)))
    }
    let table = SelectionNames.table
    let positionOfView = SelectionNames.positionOfView
    for index in facts.expressionIDs {
      let node = facts[index]
      switch node.kind {
      case .call, .iteration:
        if let item = project.item(madeBy: index, file: file) { items.append(Self.route(item)) }
      case .assignment:
        for receiver in receivers(assignedBy: index, file) { found.append(Self.route(receiver)) }
      case .member, .reference:
        // Nearly all names mean nothing here.
        let kinds = SelectionNames(rawValue: table[node.name])
        let isOwnStream = ownStreams.mayName(node.name)
        if kinds.rawValue == 0, !isOwnStream, !readers.mayName(node.name),
          node.name != positionOfView
        {
          continue
        }
        if kinds.contains(.stream), node.kind == .member, isStream(index, kinds, facts) {
          found += selections(of: index, index, file)
        } else if isOwnStream, let stream = ownStream(index, ownStreams, file) {
          found += selections(of: index, stream, file)
        } else if kinds.contains(.selectedIndex) || readers.mayName(node.name),
          let method = method(passingCell: index, file) ?? action(around: node.owner, file)
        {
          ask(method)
        } else if kinds.contains(.selectedIndex) {
          found += receivers(ofIndexAskedIn: node.owner, file)
        } else if kinds.contains(.indexOfCell) {
          ask(method(askingForCell: index, node.owner, file))
        } else if node.name == positionOfView {
          ask(project.method(receivingViewOf: index, file: file))
        } else if kinds.contains(.drawsRows) {
          if let row = row(index, file) { found.append(Self.route(row)) }
        } else if kinds.contains(.makesRowAction) {
          found += rowActions(index, file).map(Self.route)
        } else if let row = tableRow(index, kinds, file) {
          found.append(Self.route(row))
        } else if kinds.contains(.passesIndices) {
          found += receivers(ofCall: index, file)
        }
      default: continue
      }
    }
    return found + items
  }

  private func selections(of member: ExpressionID, _ stream: ExpressionID, _ file: FileID) -> [IndexRoute] {
    SelectionStream(project: project, file: file, names: names).receivers(of: stream).map {
      IndexRoute(holder: $0.holder, steps: steps(to: $0.holder, from: member, file), isLater: $0.isLater)
    }
  }

  /// The stream that a member of a view returns, if the project adds the member for selections.
  private func ownStream(_ member: ExpressionID, _ streams: OwnSelectionStreams, _ file: FileID) -> ExpressionID? {
    let facts = project.facts(file)
    guard let view = facts.firstPart(of: member) else { return nil }
    let added: [SymbolID]
    switch project.value(of: view, file: file)?.referent {
    case .system(let system):
      added = project.shared(SystemExtensions.self).members(named: facts[member].name, inheritedBy: system)
    case .project(let type):
      added = project.shared(SystemExtensions.self).members(named: facts[member].name, inheritedBy: type, in: project)
    default: return nil
    }
    guard let declared = added.first(where: streams.contains) else { return nil }
    return project[declared].kind == .property ? member : facts.expression(beginningWith: member)
  }

  /// The method that asks the table for the index of a cell: an action, or a method that receives the cell.
  private func method(askingForCell callee: ExpressionID, _ owner: DeclarationID?, _ file: FileID) -> SymbolID? {
    let facts = project.facts(file)
    guard let cell = facts.cell(whoseIndexIsReadBy: callee) else { return nil }
    if let closure = facts.enclosing(owner).first(where: { facts[$0].kind.isCallable }),
      facts[closure].kind == .closure,
      project.isRowAction(closure, file: file)
    {
      return SymbolID(file: file, declaration: closure)
    }
    guard let method = project.parameter(readBy: cell, file: file)?.parent, facts[method].kind == .function else {
      return action(around: owner, file)
    }
    return SymbolID(file: file, declaration: method)
  }

  /// The method that receives a cell and passes it to a function of the project that asks the table for its index.
  private func method(passingCell callee: ExpressionID, _ file: FileID) -> SymbolID? {
    let facts = project.facts(file)
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call,
      let function = project.declaration(readBy: callee, file: file), readers.takesCell(function)
    else { return nil }
    return facts.arguments(of: call).firstResult { argument in
      facts.firstPart(of: argument).flatMap { project.parameter(readBy: $0, file: file)?.parent }.flatMap { method in
        facts[method].kind == .function ? SymbolID(file: file, declaration: method) : nil
      }
    }
  }

  /// The method that asks the table for the selected index, if it runs for a control or menu item.
  private func action(around owner: DeclarationID?, _ file: FileID) -> SymbolID? {
    let facts = project.facts(file)
    for code in facts.enclosing(owner) {
      let id = SymbolID(file: file, declaration: code)
      if facts[code].kind == .function {
        return project.isActionOrItsPart(id) || project.receivesSegue(id) ? id : nil
      }
      // `button.rx.tap.bind { … }`
      if facts[code].kind == .closure, project.isRowAction(code, file: file) { return id }
    }
    return nil
  }

  /// `button.rx.tap.compactMap { table.indexPathsForSelectedRows?.first }.bind(to: selected)`
  private func receivers(ofIndexAskedIn owner: DeclarationID?, _ file: FileID) -> [IndexRoute] {
    let facts = project.facts(file)
    guard let closure = owner, facts[closure].kind == .closure,
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, facts[call].kind == .call,
      let callee = facts.callee(of: call), facts[callee].kind == .member,
      CollectionMembers[facts[callee].name].contains(.transforms),
      !CollectionMembers[facts[callee].name].contains(.keepsElements), isObserved(call, file)
    else { return [] }
    let asking = Self.route(.request(by: SymbolID(file: file, declaration: closure)))
    guard
      let element = IndexFlow(project, asking, in: SymbolID(file: file, declaration: closure))
        .element(returnedBy: closure)
    else { return [] }
    return SelectionStream(project: project, file: file, names: names).receivers(of: call, element).map {
      IndexRoute(holder: $0.holder, steps: asking.steps + [Self.step($0.holder)], isLater: $0.isLater)
    }
  }

  /// Whether a chain of calls ends with an observer. That of a list doesn't.
  private func isObserved(_ stream: ExpressionID, _ file: FileID) -> Bool {
    let facts = project.facts(file)
    var place = stream
    while let next = facts.expression(beginningWith: place) {
      if project.streams(in: file)[facts[next].name].contains(.observes) { return true }
      place = next
    }
    return false
  }

  /// Whether a member is a stream of selections. A control's property counts only in the namespace `rx`.
  private func isStream(_ member: ExpressionID, _ kinds: SelectionNames, _ facts: FileFacts) -> Bool {
    !kinds.contains(.selectedIndex)
      || facts.firstPart(of: member).map { facts[$0].name == SelectionNames.reactive } ?? false
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
    return project.parameters(of: code).first.map { .row($0, of: code, .redrawn) }
  }

  /// A parameter of a closure or function that draws a row of a table.
  private func tableRow(_ callee: ExpressionID, _ kinds: SelectionNames, _ file: FileID) -> IndexHolder? {
    let facts = project.facts(file)
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else {
      return kinds.contains(.observesRows) ? row(ofObserver: callee, file, at: 1) : nil
    }
    if kinds.contains(.dequeues) { return row(dequeuedBy: call, file) }
    if kinds.contains(.registersRows) { return closures(passedTo: call, file, at: 1).map(drawnRow).first }
    return kinds.contains(.observesRows) ? row(ofObserver: callee, file, at: 0) : nil
  }

  /// The row that the closure draws for an observer: `items.drive(tableView.rx.items) { tableView, row, item in … }`. With
  /// the identifier of a cell, as in `tableView.rx.items(cellIdentifier: id)`, the closure doesn't receive the table.
  private func row(ofObserver items: ExpressionID, _ file: FileID, at position: Int) -> IndexHolder? {
    let facts = project.facts(file)
    let observer = position == 0 ? facts.expression(beginningWith: items) : items
    guard let base = facts.firstPart(of: items), facts[base].name == SelectionNames.reactive,
      let binding = observer.flatMap(facts.callBinding)
    else { return nil }
    return closures(passedTo: binding, file, at: position).map(drawnRow).first
  }

  /// The code around `tableView.dequeueReusableCell(withIdentifier: id, for: indexPath)`, which receives the index.
  private func row(dequeuedBy call: ExpressionID, _ file: FileID) -> IndexHolder? {
    let facts = project.facts(file)
    let arguments = facts.arguments(of: call)
    guard let index = arguments.first(where: { SelectionNames.indexLabelsOfDequeuing.contains(facts[$0].name) }) else {
      return nil
    }
    return facts.subtree(of: index).firstResult { part in
      project.parameter(readBy: part, file: file).flatMap { parameter in
        parameter.parent.map { code in .row(parameter.id, of: SymbolID(file: file, declaration: code), .reused) }
      }
    }
  }

  private func drawnRow(_ parameter: (id: DeclarationID, closure: SymbolID)) -> IndexHolder {
    .row(parameter.id, of: parameter.closure, .reused)
  }

  /// `UITableViewRowAction(style: style, title: title) { _, index in … }`
  private func rowActions(_ callee: ExpressionID, _ file: FileID) -> [IndexHolder] {
    guard let call = project.facts(file).call(creating: callee) else { return [] }
    return closures(passedTo: call, file, at: 1).map { .parameters([$0.id], of: $0.closure) }
  }

  /// The parameters at a position of the closures that a call receives.
  private func closures(
    passedTo call: ExpressionID, _ file: FileID, at position: Int
  ) -> [(id: DeclarationID, closure: SymbolID)] {
    let facts = project.facts(file)
    return facts.arguments(of: call).compactMap { argument in
      guard let closure = facts.firstPart(of: argument).flatMap(facts.closure) else { return nil }
      let code = SymbolID(file: file, declaration: closure)
      let parameters = project.parameters(of: code)
      return position < parameters.count ? (parameters[position], code) : nil
    }
  }

  /// `configuration.trailingSwipeActionsConfigurationProvider = makeActions`, `packagesTable.didSelectBlock = { _, index in … }`
  private func receivers(assignedBy assignment: ExpressionID, _ file: FileID) -> [IndexHolder] {
    let facts = project.facts(file)
    guard let target = facts.target(of: assignment), facts[target].kind == .member,
      let value = facts.value(of: assignment)
    else { return [] }
    guard SelectionNames[facts[target].name].contains(.providesActions) else {
      return project.packageCallback(at: value, assignedTo: target, file: file).map { [$0] } ?? []
    }
    return names.functions(at: ExpressionPlace(file: file, expression: value), 2)
      .compactMap { $0.holder(of: 0, in: project) }
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

extension Project {
  /// Whether the user's event calls a method, or an action of the same type does.
  func isActionOrItsPart(_ method: SymbolID) -> Bool {
    if self[method].kind != .function { return false }
    if isAction(method) { return true }
    guard let type = enclosingType(of: method) else { return false }
    let name = self[method].name
    return functions(of: type).contains { action in
      let facts = file(action)
      return isAction(action) && self[action].code.contains { facts[$0].name == name && facts.isOwnMember($0) }
    }
  }

  /// Whether a method prepares the screen that a selection shows, maybe for a view controller: `routeToEvent(segue:)`.
  fileprivate func receivesSegue(_ method: SymbolID) -> Bool {
    let facts = file(method)
    return parameters(of: method).contains { parameter in
      facts[parameter].type.map { type in
        SelectionNames[facts[facts.onlyPart(of: type) ?? type].name].contains(.segue)
      } ?? false
    }
  }

  /// A method that the runtime may call, or one that receives an event or a menu.
  private func isAction(_ method: SymbolID) -> Bool {
    let facts = file(method)
    if facts.has(.exposes, self[method]) { return true }
    return parameters(of: method).contains { parameter in
      facts[parameter].type.map { SelectionNames[facts[$0].name].contains(.event) } ?? false
    }
  }

  /// The actions that may receive a control that code marks with an index: those that the code adds to controls, or else
  /// all of its type.
  func actions(markedBy code: DeclarationID, file: FileID) -> [SymbolID] {
    let added = actions(namedIn: code, file: file)
    guard added.isEmpty, let type = enclosingType(of: code, file: file) else { return added }
    return functions(of: type).filter(isAction)
  }

  /// The actions of the view that contains a marked control: those of the cell in `cell.likeButton.tag = index`.
  func actions(ofViewContaining tag: ExpressionID, file: FileID) -> [SymbolID] {
    let facts = facts(file)
    guard let control = facts.firstPart(of: tag), facts[control].kind == .member,
      let view = facts.firstPart(of: control).flatMap({ viewType(of: $0, file: file) })
    else { return [] }
    return functions(of: view).filter(isAction)
  }

  /// The methods that `#selector` names in code, which belong to its type.
  func actions(namedIn code: DeclarationID, file: FileID) -> [SymbolID] {
    let facts = facts(file)
    guard let type = enclosingType(of: code, file: file) else { return [] }
    let names = facts[code].code.filter { facts[$0].kind == .macro && facts[$0].name == SelectionNames.selector }
      .flatMap { facts.subtree(of: $0).map { facts[$0].name } }
    return functions(of: type).filter { isAction($0) && names.contains(self[$0].name) }
  }

  /// The parameter that an expression reads.
  func parameter(readBy expression: ExpressionID, file: FileID) -> (id: DeclarationID, parent: DeclarationID?)? {
    guard facts(file)[expression].kind == .reference, let id = declaration(readBy: expression, file: file),
      id.file == file, self[id].kind == .parameter
    else { return nil }
    return (id.declaration, self[id].parent)
  }
}

extension FileFacts {
  /// The call that creates an object of a type: `Action(…)`, `Action.init(…)`.
  fileprivate func call(creating type: ExpressionID) -> ExpressionID? {
    guard let next = expression(beginningWith: type) else { return nil }
    return self[next].kind == .member && self[next].name == LanguageWords.initializer
      ? expression(beginningWith: next) : next
  }

  /// `cell` in `tableView.indexPath(for: cell)`, or `point` in `tableView.indexPathForRow(at: point)`.
  func cell(whoseIndexIsReadBy callee: ExpressionID) -> ExpressionID? {
    guard self[callee].kind == .member, SelectionNames[self[callee].name].contains(.indexOfCell),
      let call = expression(beginningWith: callee), self[call].kind == .call
    else { return nil }
    let arguments = arguments(of: call)
    guard arguments.count == 1, SelectionNames.cellLabels.contains(self[arguments[0]].name) else { return nil }
    return firstPart(of: arguments[0])
  }

  /// `items.bind(to: tableView.rx.items(cellIdentifier: id)) { … }`, which binds a stream to the result of a call.
  fileprivate func callBinding(_ observer: ExpressionID) -> ExpressionID? {
    guard let argument = self[observer].parent, self[argument].kind == .argument else { return nil }
    return self[argument].parent.flatMap { self[$0].kind == .call ? $0 : nil }
  }

  /// Whether an expression lists the indices of its elements. A range of literals numbers the fields of a fixed form.
  func hasIndices(_ expression: ExpressionID) -> Bool {
    subtree(of: expression).contains { part in
      let name = self[part].name
      return CollectionMembers[name].contains(.listsIndices) || name == LanguageWords.range && !isOfLiterals(part)
    }
  }

  private func isOfLiterals(_ range: ExpressionID) -> Bool {
    guard let parent = self[range].parent else { return false }
    return parts(of: parent).allSatisfy { self[$0].kind == .literal || self[$0].kind == .operator }
  }
}
