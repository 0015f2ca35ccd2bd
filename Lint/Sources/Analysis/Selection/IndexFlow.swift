import LintSemantics
import LintSyntax

/// Tracks the values that are the index of a selection, or a part of it, in a function or closure.
struct IndexFlow {
  let project: Project
  let route: IndexRoute
  let file: FileID
  var streams: ImportedStreamAPI { project.streams(in: file) }
  /// The function, closure, or other member that is searched.
  let root: DeclarationID
  private var indices: HandleSet<DeclarationID> = []
  /// Closures whose `$0` is the index.
  private var closures: HandleSet<DeclarationID> = []
  /// Variables that contain the enum case with the index, and the closure whose `$0` does.
  private var payloads: HandleSet<DeclarationID> = []
  private var payloadClosure: DeclarationID?
  /// Whether the code receives the view that stores the index, with an event of it.
  private var isEventOfRow = false
  /// The tuple that contains the index.
  private var tuple: IndexTuple?
  /// The number of functions around this one whose results are being followed.
  private let depth: Int

  var facts: FileFacts { project.facts(file) }
  var steps: [IndexStep] { route.steps }

  /// - Parameters:
  ///   - root: The code that is searched.
  ///   - isEvent: Whether an action of a row calls the code.
  init(_ project: Project, _ route: IndexRoute, in root: SymbolID, depth: Int = 0, isEvent: Bool = false) {
    self.project = project
    self.route = route
    self.depth = depth
    isEventOfRow = isEvent
    file = root.file
    self.root = root.declaration
    switch route.holder {
    case .parameters(let parameters, let code):
      indices.formUnion(parameters)
      if parameters.isEmpty { closures.insert(code.declaration) }
    case .row(let index, _, _): indices.insert(index)
    case .payload(let name, let parameters, let code):
      indices.formUnion(bindings(of: name))
      payloads.formUnion(parameters)
      if parameters.isEmpty { payloadClosure = code.declaration }
    case .tuple(let place, let code, let isAfterOwner):
      let tuple = IndexTuple(at: place, in: code, afterOwner: isAfterOwner, project)
      indices.formUnion(tuple.index)
      self.tuple = tuple
    case .property(let index, ofRow: .some): isEventOfRow = isEvent || project.isEvent(root, ofViewStoring: index)
    case .request, .property, .sender, .stream, .ownTag: break
    }
    followDeclarations()
  }

  private mutating func followDeclarations() {
    for place in facts.subtree(of: root) {
      let declaration = facts[place]
      switch declaration.kind {
      case .local, .capture:
        if let value = declaration.value {
          for closure in facts.subtree(of: value).compactMap(facts.closure) { followElements(closure) }
          if isIndex(value) || gathersIndex(place) { indices.insert(place) }
          if isLatest(value) { tuple?.latest.insert(place) }
        } else if declaration.modifiers.contains(.part) {
          followPart(place)
          if isPartOfCreatedCase(place) { indices.insert(place) }
        } else if declaration.modifiers.contains(.unwrapped) || declaration.kind == .capture, isOuterIndex(place) {
          indices.insert(place)
        }
      case .closure: followElements(place)
      default: continue
      }
    }
  }

  /// `let (index, items) = pair`: the names for the elements of the tuple.
  private mutating func followPart(_ place: DeclarationID) {
    guard let tuple, let value = facts.value(afterPattern: place), isTuple(value) else { return }
    let names = facts.children(of: facts[place].parent ?? root).filter {
      facts[$0].modifiers.contains(.part) && facts.value(afterPattern: $0) == value
    }
    // A wildcard has no name, so the position of a single one is unknown.
    guard names.count > 1, let position = names.firstIndex(of: place) else { return }
    if position == tuple.place.position {
      indices.insert(place)
    } else if tuple.place.isJoined {
      self.tuple?.latest.insert(place)
    }
  }

  /// `case .event(let index) = Row(index)`: the name for the index in an enum case that the app's initializer chose for it.
  private func isPartOfCreatedCase(_ place: DeclarationID) -> Bool {
    guard depth < 2, let owner = facts[place].parent,
      let name = facts.casePattern(around: facts[place].nameStart, in: owner).flatMap(facts.callee).map({
        facts[$0].name
      }),
      let subject = project.subject(ofPattern: SymbolID(file: file, declaration: place)).flatMap(initialValue),
      facts[subject].kind == .call
    else { return false }
    let received = facts.arguments(of: subject).filter(isIndex)
    if received.isEmpty { return false }
    return project.callees(of: subject, file: file).contains { callee in
      guard case .function(let initializer) = callee, project[initializer].kind == .initializer else { return false }
      let parameters = received.compactMap { project.parameter(of: initializer, for: $0, file: file) }
      let route = IndexRoute(holder: .parameters(parameters, of: initializer), steps: [], isLater: false)
      let flow = IndexFlow(project, route, in: initializer, depth: depth + 1)
      return !parameters.isEmpty && flow.facts[initializer.declaration].code.contains { flow.payload(at: $0) == name }
    }
  }

  /// The value of a local, or the expression itself.
  private func initialValue(_ expression: ExpressionID) -> ExpressionID? {
    guard facts[expression].kind == .reference, let id = project.declaration(readBy: expression, file: file),
      id.file == file, project[id].kind == .local
    else { return expression }
    return project[id].value.flatMap(facts.firstPart)
  }

  /// `if let index`, `[index]`: the same name in an outer scope.
  private func isOuterIndex(_ place: DeclarationID) -> Bool {
    project.shadowedDeclaration(of: SymbolID(file: file, declaration: place)).map(isIndex) ?? false
  }

  /// `indexPaths.forEach { … }`: each element is an index.
  private mutating func followElements(_ closure: DeclarationID) {
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, let callee = facts.callee(of: call),
      facts[callee].kind == .member, CollectionMembers[facts[callee].name].contains(.callsAtOnce),
      let base = facts.firstPart(of: callee), isIndex(base)
    else { return }
    if let first = facts.children(of: closure).first(where: { facts[$0].kind == .parameter }) {
      indices.insert(first)
    } else {
      closures.insert(closure)
    }
  }

  /// `case .select(let index)`: the names in patterns of an enum case.
  private func bindings(of name: Name) -> [DeclarationID] {
    let patterns = facts[root].code.filter { call in
      facts[call].kind == .call
        && facts.firstPart(of: call).map { facts[$0].kind == .member && facts[$0].name == name } ?? false
    }.map { facts[$0].range }
    return facts.subtree(of: root).filter { place in
      facts[place].kind == .local && facts[place].modifiers.contains(.part)
        && patterns.contains { $0.contains(facts[place].nameStart) }
    }
  }

  private func isIndex(_ id: SymbolID) -> Bool {
    id.file == file && indices.contains(id.declaration) || id == stored
  }

  /// The property that stores the index.
  private var stored: SymbolID? {
    if case .property(let property, _) = route.holder { property } else { nil }
  }

  /// Whether an expression is the enum case that contains the index.
  func isPayload(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    guard node.kind == .reference else { return false }
    if node.name == SelectionNames.firstParameter { return payloadClosure != nil && node.owner == payloadClosure }
    return project.declaration(readBy: expression, file: file).map {
      $0.file == file && payloads.contains($0.declaration)
    } ?? false
  }
}

extension IndexFlow {
  /// Whether an expression is the index, a part of it, or computed from it.
  func isIndex(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    let first = facts.firstPart(of: expression)
    switch node.kind {
    case .reference: return isReference(node)
    case .member: return isMember(expression, node)
    case .call: return isCall(expression)
    case .argument, .binding, .subscript: return first.map(isIndex) ?? false
    case .sequence: return isComputed(expression)
    // `[indexPath]`
    case .array: return first != nil && facts.parts(of: expression).allSatisfy(isIndex)
    default: return false
    }
  }

  private func isReference(_ node: Expression) -> Bool {
    if let tuple, tuple.isIndex(node) { return true }
    if node.name == SelectionNames.firstParameter { return node.owner.map(closures.contains) ?? false }
    if isOwnTag, SelectionNames[node.name].contains(.marksControl) { return true }
    guard let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file) else {
      return isInheritedIndex(node)
    }
    return isIndex(id) || readers.contains(id)
  }

  /// Whether a name is the index that a cell reads from its table in an extension of the system's cell.
  private func isInheritedIndex(_ node: Expression) -> Bool {
    project.enclosingType(of: node.owner, file: file).map { readers.isInherited(node.name, by: $0, in: project) }
      ?? false
  }

  private func isMember(_ expression: ExpressionID, _ node: Expression) -> Bool {
    guard let first = facts.firstPart(of: expression) else { return false }
    if facts.isSelf(first), isInheritedIndex(node), project.declaration(readBy: expression, file: file) == nil {
      return true
    }
    if SelectionNames[node.name].contains(.selectedIndex) || readers.mayName(node.name) {
      if !isCalled(expression), isSelection(expression) { return true }
    }
    if SelectionNames[node.name].contains(.marksControl) { return isSender(first) || isOwnTag && facts.isSelf(first) }
    if let tuple, tuple.place.isName(node.name), isTuple(first) { return true }
    // `action.indexPath`, a computed property of an enum.
    if isPayload(first), SelectionNames.namesIndex(node.name) { return true }
    if isPart(node.name), isIndex(first) { return true }
    guard let stored, node.name == project[stored].name else { return false }
    return
      (project.declaration(readBy: expression, file: file) ?? project.stateProperty(readBy: expression, file: file))
      == stored
  }

  /// Whether a member is a part of an index, such as `row`, or the value that a box contains.
  private func isPart(_ name: Name) -> Bool {
    if SelectionNames[name].contains(.part) || CollectionMembers[name].contains(.index) { return true }
    // `event.element`, and the row in a picker's selection.
    if name == StreamPairs.element || name == SelectionNames.firstElement { return true }
    switch route.holder {
    case .property: return streams[name].contains(.currentValue)
    case .row: return name == LanguageWords.offset
    // An owner and the index, which an operator joined with other values.
    case .tuple: return name == SelectionNames.secondElement
    default: return false
    }
  }

  /// Whether an expression is the control or menu item that called the action, or the view of the gesture that did.
  func isSender(_ expression: ExpressionID) -> Bool {
    guard case .sender(let parameter, _) = route.holder else { return false }
    let first = facts.firstPart(of: expression)
    switch facts[expression].kind {
    case .reference:
      guard let id = project.declaration(readBy: expression, file: file) else { return false }
      if id == SymbolID(file: file, declaration: parameter) { return true }
      // `guard let button = sender as? UIButton`
      return project[id].kind == .local && (project[id].value.map(isSender) ?? false)
    case .member: return facts[expression].name == SelectionNames.gestureView && first.map(isSender) ?? false
    case .binding, .sequence: return first.map(isSender) ?? false
    default: return false
    }
  }

  /// Whether the code belongs to a view whose `tag` is the index.
  private var isOwnTag: Bool {
    if case .ownTag = route.holder { true } else { false }
  }

  private var readers: SelectionReaders { project.shared(SelectionReaders.self) }

  private func isCalled(_ expression: ExpressionID) -> Bool {
    facts.expression(beginningWith: expression).map { facts[$0].kind == .call } ?? false
  }

  /// Whether a member such as `indexPathForSelectedRow` or `selectedRow(inComponent:)` belongs to another object. If the
  /// project declares the member, it returns such a member of a control.
  private func isSelection(_ expression: ExpressionID) -> Bool {
    if facts[expression].kind == .member, facts.firstPart(of: expression).map(facts.isSelf) ?? true {
      // `self.indexPath` of a cell
      return project.declaration(readBy: expression, file: file).map(readers.contains) ?? false
    }
    guard let declared = project.declaration(readBy: expression, file: file) else {
      return facts[expression].kind == .member && SelectionNames[facts[expression].name].contains(.selectedIndex)
    }
    return readers.contains(declared)
  }

  private func isCall(_ expression: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: expression) else { return false }
    let arguments = facts.arguments(of: expression)
    let name = facts[callee].name
    if facts[callee].kind == .reference {
      if makesIndex(name) { return arguments.contains(where: isIndex) }
      // `Set(indexPaths)`
      if CollectionTypes[name].contains(.collection), let list = arguments.first, facts[list].name.isEmpty {
        return isIndex(list)
      }
    }
    if SelectionNames[name].contains(.selectedIndex) || readers.mayName(name), isSelection(callee) { return true }
    if facts[callee].kind == .member, CollectionMembers[name].contains(.transforms),
      let base = facts.firstPart(of: callee), isIndex(base), arguments.allSatisfy({ keepsIndex($0, name) })
    {
      return true
    }
    // `index.advanced(by: -1)`, but not `indices.index(of: index)`
    if facts[callee].kind == .member, arguments.contains(where: { isDistance($0, movingBy: name) }),
      let base = facts.firstPart(of: callee), isIndex(base)
    {
      return true
    }
    let indices = arguments.filter(isIndex)
    if indices.contains(where: { isDistance($0, movingBy: name) }) { return true }
    if !indices.isEmpty, returnsIndex(expression, indices) { return true }
    if name == SelectionNames.positionOfView, case .request = route.holder {
      return project.method(receivingViewOf: callee, file: file)?.declaration == root
    }
    // In `prepare(for:sender:)`, the sender is the selected cell.
    guard let cell = facts.cell(whoseIndexIsReadBy: callee) else { return false }
    if isPreparing || project.parameter(readBy: cell, file: file)?.parent == root { return true }
    if facts[root].kind == .closure { return project.isRowAction(root, file: file) }
    return project.isActionOrItsPart(SymbolID(file: file, declaration: root))
  }

  private func isDistance(_ argument: ExpressionID, movingBy method: Name) -> Bool {
    CollectionMembers.movesIndex(method, label: facts[argument].name)
  }

  /// Whether a call with this argument makes a list of indices of another one: `selectedRowIndexes.reversed()`,
  /// `indexPaths.map { $0.row }`.
  private func keepsIndex(_ argument: ExpressionID, _ name: Name) -> Bool {
    guard !CollectionMembers[name].contains(.keepsElements),
      let closure = facts.firstPart(of: argument).flatMap(facts.closure)
    else { return true }
    return facts.results(of: closure).contains(where: isIndex)
  }

  /// Whether a function of the project returns an index that it computes from the one that it receives: `item(for: index)`.
  private func returnsIndex(_ call: ExpressionID, _ indices: [ExpressionID]) -> Bool {
    flows(from: call, indices).contains { $0.facts.results(of: $0.root).contains(where: $0.isIndex) }
  }

  /// The functions of the project that a call passes the index to.
  func flows(receivingIndexOf call: ExpressionID) -> [IndexFlow] {
    flows(from: call, facts.arguments(of: call).filter(isIndex))
  }

  private func flows(from call: ExpressionID, _ indices: [ExpressionID]) -> [IndexFlow] {
    guard depth < 2, !indices.isEmpty else { return [] }
    return project.callees(of: call, file: file).flatMap { callee -> [IndexFlow] in
      guard case .function(let function) = callee, project[function].kind == .function else { return [] }
      return project.implementations(of: function).compactMap { code in
        let parameters = indices.compactMap { project.parameter(of: code, for: $0, file: file) }
        if parameters.isEmpty { return nil }
        let route = IndexRoute(holder: .parameters(parameters, of: code), steps: [], isLater: false)
        return IndexFlow(project, route, in: code, depth: depth + 1)
      }
    }
  }

  private func makesIndex(_ name: Name) -> Bool {
    SelectionNames[name].contains(.makesIndex) || CollectionMembers[name].contains(.makesIndex)
      || CommonSupertypes[name].contains(.makesIndex)
  }

  private var isPreparing: Bool { SelectionNames[facts[root].name].contains(.prepares) }

  private func isComputed(_ expression: ExpressionID) -> Bool {
    let parts = Array(facts.parts(of: expression))
    let operators = parts.filter { facts[$0].kind == .operator }
    guard operators.allSatisfy({ LanguageWords.arithmetic.contains(facts[$0].name) }) else { return false }
    return parts.contains(where: isIndex) || isPreparing && isSenderAsIndex(parts)
  }

  /// `sender as? IndexPath`, after `performSegue(withIdentifier:sender:)` with an index.
  private func isSenderAsIndex(_ parts: [ExpressionID]) -> Bool {
    guard let first = parts.first, facts[first].name == SelectionNames.segueSender,
      let type = parts.lazy.compactMap({ facts[$0].type }).first
    else { return false }
    return SelectionNames[facts[type].name].contains(.makesIndex)
  }
}

/// Tuples of the index and the latest values of other streams.
extension IndexFlow {
  /// Whether an expression is the latest value of another stream, or a part of it.
  func isLatest(_ expression: ExpressionID) -> Bool {
    guard let tuple else { return false }
    let node = facts[expression]
    let first = facts.firstPart(of: expression)
    switch node.kind {
    case .reference: return tuple.isLatest(node) || declared(expression).map(tuple.latest.contains) ?? false
    case .member:
      guard let first else { return false }
      return isLatest(first) || tuple.isName(ofLatest: node.name) && isTuple(first)
    case .binding, .argument: return first.map(isLatest) ?? false
    default: return false
    }
  }

  /// Whether an expression is the tuple, or an event that contains it.
  private func isTuple(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    switch node.kind {
    case .reference: return tuple?.isTuple(node, declared(expression)) ?? false
    case .member: return node.name == StreamPairs.element && (facts.firstPart(of: expression).map(isTuple) ?? false)
    default: return false
    }
  }

  private func declared(_ reference: ExpressionID) -> DeclarationID? {
    project.declaration(readBy: reference, file: file).flatMap { $0.file == file ? $0.declaration : nil }
  }
}

/// When code runs.
extension IndexFlow {
  /// Whether code runs for the selection. Code that draws a row doesn't; the row's actions do.
  func isReached(_ owner: DeclarationID?) -> Bool {
    switch route.holder {
    case .row: action(around: owner) != nil
    case .property(_, ofRow: .redrawn?): facts[root].kind == .function || action(around: owner) != nil
    case .property(_, ofRow: .reused?), .property(_, ofRow: .made?), .ownTag:
      isEventOfRow || project.isActionOrItsPart(SymbolID(file: file, declaration: root)) || action(around: owner) != nil
    default: true
    }
  }

  /// Whether code runs after the callback has returned. SwiftUI replaces the actions of a row whenever it draws the row.
  func runsLater(_ owner: DeclarationID?) -> Bool {
    if route.isLater { return true }
    if case .row(_, _, let kind) = route.holder, kind != .redrawn { return true }
    return project.runsLater(owner, than: row == .redrawn ? action(around: owner) ?? root : root, file: file)
  }

  /// The kind of the row that the code draws.
  var row: RowKind? {
    switch route.holder {
    case .row(_, _, let kind): kind
    case .property(_, let kind), .ownTag(_, let kind): kind
    default: nil
    }
  }

  /// The closure around code that runs when a person selects something in the row.
  private func action(around owner: DeclarationID?) -> DeclarationID? {
    facts.enclosing(owner).prefix { $0 != root }.last {
      facts[$0].kind == .closure
        && (project.isRowAction($0, file: file) || row == .made && project.isItemAction($0, file: file))
    }
  }

  /// Whether an action of a row reads a constant of the code around it, which captured the value when the row was drawn.
  func isCapturedCopy(_ data: ExpressionID) -> Bool {
    guard row != nil, let action = action(around: facts[data].owner) else { return false }
    var place = data
    while facts[place].kind != .reference {
      guard let first = facts.firstPart(of: place) else { return false }
      place = first
    }
    guard let id = project.declaration(readBy: place, file: file), id.file == file, project[id].kind == .local else {
      return false
    }
    return project[id].modifiers.contains(.constant) && !facts[action].range.contains(project[id].nameStart)
      && project.value(of: place, file: file)?.referent.type.map { project[$0].kind != .class } ?? true
  }
}

extension FileFacts {
  /// `pair` in `let (index, items) = pair`: the expression after a name of the pattern.
  fileprivate func value(afterPattern name: DeclarationID) -> ExpressionID? {
    guard let owner = self[name].parent else { return nil }
    return self[owner].code.first { self[$0].owner == owner && self[$0].range.start > self[name].nameStart }
  }

  /// The values that a function or computed property returns.
  func results(of code: DeclarationID) -> [ExpressionID] {
    self[code].code.filter { index in
      guard self[index].kind == .return else { return false }
      let owner = enclosing(self[index].owner).first { self[$0].kind != .accessor }
      return owner == code
    }.compactMap(firstPart)
  }
}
