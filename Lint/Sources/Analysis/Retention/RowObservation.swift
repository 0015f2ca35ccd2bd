public import LintSemantics
public import LintSyntax

/// A subscription that code makes whenever it draws a row, and that the bag of the row's cell, or of another object, stores.
public struct CellObservation: Sendable {
  /// The offset of the word that stores the token.
  public let place: UInt32
  /// The function or closure that draws the row.
  public let code: SymbolID
  /// The type of the object with the bag.
  public let holder: TypeID
  /// The holder's property that stores the bag.
  public let bag: SymbolID
  /// The property in which the drawing object stores the holder, unless that is the row's cell.
  public let storage: RetainingProperty?
}

extension FileReading {
  /// The subscriptions of the file that code which draws a row adds to the bag of the cell, or of an object that `self` stores:
  /// `.disposed(by: cell.bag)`, `.disposed(by: self.header.bag)`.
  public var cellObservations: [CellObservation] {
    facts.expressionIDs.compactMap { index in
      guard let (callee, chain) = method(index), let labels = streams.storageLabels(of: facts[callee].name),
        let argument = facts.arguments(of: index).first(where: { labels.contains(facts[$0].name) }),
        let (holder, bag, storage) = facts.firstPart(of: argument).flatMap(bagOfObject),
        let code = codeDrawingRow(around: facts[index].owner), !isFiniteChain(chain, depth: 3),
        !isOfReplacedSource(chain)
      else { return nil }
      return CellObservation(
        place: facts.anchor(of: callee), code: code, holder: holder, bag: bag, storage: storage)
    }
  }

  /// `cell.bag`, `self.header.bag`
  private func bagOfObject(_ expression: ExpressionID) -> (TypeID, SymbolID, RetainingProperty?)? {
    guard facts[expression].kind == .member, let base = facts.firstPart(of: expression), !facts.isSelf(base),
      let holder = objectType(base)
    else { return nil }
    let storage = storedObject(base)
    guard storage != nil || facts[base].kind == .reference && project.roles.plays(.cell, holder),
      let bag = project.firstMember(named: facts[expression].name, of: holder), project.isStoredProperty(project[bag])
    else { return nil }
    return (holder, bag, storage)
  }

  /// The function or closure that makes an observation whenever it draws a row. A stream that ends by itself doesn't count.
  public func codeDrawingRow(of observation: Observation) -> SymbolID? {
    guard !observation.isCallback, let chain = observation.chains.first, !isFiniteChain(chain, depth: 3),
      let code = codeDrawingRow(around: observation.owner), !isOfReplacedSource(chain)
    else { return nil }
    return code
  }

  /// The operator that subscribes, if it isn't on the line of the word that stores the token.
  public func subscribingOperator(of observation: Observation) -> UInt32? {
    guard let place = observation.chains.first.flatMap(facts.callee).map(facts.anchor) else { return nil }
    let lines = [place, observation.place].map { facts.lines.location(of: $0).line }
    return lines[0] == lines[1] ? nil : place
  }

  /// `cell.taps.sink { … }`, where the cell replaces `taps` before reuse, or a stream of an object that the code makes for each row.
  /// Nothing sends to the former stream afterwards.
  private func isOfReplacedSource(_ chain: ExpressionID) -> Bool {
    var next: ExpressionID? = chain
    while let index = next, [.call, .member].contains(facts[index].kind) {
      let base = facts.firstPart(of: index)
      if facts[index].kind == .member, let cell = base.flatMap({ value(of: $0) })?.referent.type,
        Lifecycle(of: cell, in: project).clearsForReuse(facts[index].name)
      {
        return true
      }
      next = base
    }
    return next.map { facts[$0].kind == .reference && (project.createsObject($0, file) || isMadeByItsClass($0)) }
      ?? false
  }

  /// Whether a local is the view that a function of its class makes without a table: `let header = Header.loadFromNib()`.
  private func isMadeByItsClass(_ local: ExpressionID) -> Bool {
    guard let id = project.declaration(readBy: local, file: file), id.file == file, project[id].kind == .local,
      let call = facts.initialValue(of: id.declaration), facts[call].kind == .call, facts.arguments(of: call).isEmpty,
      let maker = facts.callee(of: call), facts[maker].kind == .member,
      let type = facts.firstPart(of: maker).flatMap({ value(of: $0) }), type.isType
    else { return false }
    return project.uiCategory(of: type.referent) == .view
      && (project.declaration(readBy: maker, file: file).map(makesObject) ?? true)
  }

  /// Whether code creates an object, or gets one from a nib.
  private func makesObject(_ function: SymbolID) -> Bool {
    let facts = project.file(function)
    return project[function].code.contains { call in
      facts[call].kind == .call
        && (project.createsObject(call, function.file)
          || facts.callee(of: call).map { SystemMembers[facts[$0].name].contains(.instantiation) } ?? false)
    }
  }

  /// The innermost function or closure around code, if it draws a row.
  public func codeDrawingRow(around owner: DeclarationID?) -> SymbolID? {
    callable(around: owner).flatMap { drawsRow($0) || isPassedRow($0) ? id($0) : nil }
  }

  /// Whether a method receives a cell from code of its type that draws a row.
  private func isPassedRow(_ function: DeclarationID) -> Bool {
    guard facts[function].kind == .function, let type = enclosingType(of: function),
      facts.children(of: function).contains(where: isCell)
    else { return false }
    let name = facts[function].name
    return project[type].bodies.contains { body in
      let reading = reading(of: body.file)
      return reading.facts[body.declaration].code.contains { index in
        guard reading.facts[index].kind == .call, let callee = reading.facts.callee(of: index),
          reading.facts[callee].name == name,
          project.declaration(readBy: callee, file: body.file) == id(function)
        else { return false }
        return reading.callable(around: reading.facts[index].owner).map(reading.drawsRow) ?? false
      }
    }
  }

  private func isCell(_ parameter: DeclarationID) -> Bool {
    guard facts[parameter].kind == .parameter else { return false }
    switch project.value(of: id(parameter))?.referent {
    case .project(let type)?: return project.roles.plays(.cell, type)
    case .system(let system)?: return system.kind == .cell
    default: return false
    }
  }

  private func callable(around owner: DeclarationID?) -> DeclarationID? {
    facts.enclosing(owner).first { facts[$0].kind.isCallable }
  }

  /// Whether code dequeues a cell, provides one to a table, or is the closure of a registration or in
  /// `items.drive(table.rx.items(cellIdentifier: name)) { … }`.
  private func drawsRow(_ code: DeclarationID) -> Bool {
    if facts[code].kind == .closure, let call = call(taking: code),
      isRegistration(call) || isBoundToRows(call) || isOfDequeuedCell(call)
    {
      return true
    }
    if facts[code].kind == .function, providesRow(code) { return true }
    return memo.dequeuingCallees { dequeuingCallees }.contains { callee in
      facts[code].code.contains(callee) && callable(around: facts[callee].owner) == code
    }
  }

  /// The callees in the file that dequeue a cell.
  private var dequeuingCallees: [ExpressionID] {
    let table = SelectionNames.table
    return facts.expressionIDs.filter { index in
      SelectionNames(rawValue: table[facts[index].name]).contains(.dequeues)
        && facts.expression(beginningWith: index).map { facts[$0].kind == .call } ?? false
    }
  }

  /// Whether a table asks a method for each row: `tableView(_:cellForRowAt:)`. The app may dequeue the cell with a method of its
  /// own.
  private func providesRow(_ method: DeclarationID) -> Bool {
    guard SelectionNames[facts[method].name].contains(.callback) else { return false }
    let labels = project.parameters(of: id(method)).map { facts[$0].label }
    return labels.count > 1 && labels[0].isEmpty && SelectionNames[labels[1]].contains(.drawnIndexLabel)
  }

  private func call(taking closure: DeclarationID) -> ExpressionID? {
    let argument = facts.expression(ofClosure: closure).flatMap { facts[$0].parent }
    return argument.flatMap { facts[$0].parent }.flatMap { facts[$0].kind == .call ? $0 : nil }
  }

  /// `UICollectionView.CellRegistration<ContactCell, Contact> { cell, indexPath, contact in … }`
  private func isRegistration(_ call: ExpressionID) -> Bool {
    facts.callee(of: call).map { SelectionNames[facts[$0].name].contains(.registersRows) } ?? false
  }

  /// `table.dequeueReusableCell(withIdentifier: name, for: path).then { … }`
  private func isOfDequeuedCell(_ call: ExpressionID) -> Bool {
    guard let (_, base) = method(call), let dequeue = calleeName(base) else { return false }
    return SelectionNames[dequeue].contains(.dequeues)
  }

  /// `items.bind(to: table.rx.items(cellIdentifier: name)) { … }`
  func isBoundToRows(_ call: ExpressionID) -> Bool {
    facts.parts(of: call).contains { argument in
      guard facts[argument].kind == .argument, let observer = facts.firstPart(of: argument),
        let callee = facts.callee(of: observer), SelectionNames[facts[callee].name].contains(.observesRows),
        let base = facts.firstPart(of: callee)
      else { return false }
      return facts[base].name == SelectionNames.reactive
    }
  }
}
