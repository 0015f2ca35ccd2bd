public import LintSemantics
public import LintSyntax

/// A place where data is read at the index of a selection.
public struct IndexedRead: Sendable {
  public let place: Place
  public let owner: DeclarationID?
  /// Whether the index outlives the callback, and is used later.
  public let isLater: Bool
  /// The data, as written in the source without arguments.
  public let source: String
  /// The way of the index from the selection to the read.
  public let steps: [IndexStep]
  /// The way in which the data may change.
  public let change: DataChange
  /// The store that receives the element.
  public let store: ElementUse?

  /// Whether the callback passes the index to other code.
  public var isPassed: Bool { steps.count > 1 }
  /// Whether the selection belongs to a row with a cell. Pickers, pop-up buttons and segments have none.
  public let hasCell: Bool
}

extension IndexedRead {
  /// Whether another read is that of the same data in the same function or closure.
  func isSame(as other: IndexedRead, in project: Project) -> Bool {
    func code(_ read: IndexedRead) -> DeclarationID? {
      let facts = project.facts(read.place.file)
      return facts.enclosing(read.owner).first { facts[$0].kind.isCallable }
    }
    return place.file == other.place.file && source == other.source && code(self) == code(other)
  }
}

extension IndexFlow {
  /// A read of data by a subscript that the project declares: `topics[index]`, where the subscript of the type reads its elements.
  ///
  /// - Parameter read: the read in the subscript.
  func read(at expression: ExpressionID, of base: ExpressionID, like read: IndexedRead) -> IndexedRead? {
    let owner = facts[expression].owner
    guard !isCurrent(owner), !isCapturedCopy(base), !facts.isExistenceCheck(expression) else { return nil }
    return IndexedRead(
      place: Place(file: file, offset: facts.anchor(of: base)), owner: owner, isLater: read.isLater,
      source: facts.text(of: base), steps: steps, change: read.change,
      store: project.store(receivingElement: expression, file: file), hasCell: hasCell)
  }

  /// Data, as written in a function or closure.
  private struct Source: Hashable {
    let text: String
    let code: DeclarationID?
    let isAfterAwait: Bool
  }

  /// The places where the index selects an element of data that may change: the first for each source and closure. Data may
  /// have changed again after the closure's `await`.
  func reads(_ readers: ElementReaders) -> [IndexedRead] {
    var sources: Set<Source> = []
    return facts[root].code.compactMap { index in
      guard let base = data(indexedBy: index, readers), isReached(facts[index].owner), !isCurrent(facts[index].owner),
        !isCapturedCopy(base), !isListOfViews(index, base), !isOwnView(index, in: base),
        !facts.isExistenceCheck(index), !isBoundsCheck(index), let change = change(ofReadAt: index, readers),
        !isPartOfRead(index, readers)
      else { return nil }
      let node = facts[index]
      let source = facts.text(of: base)
      let code = facts.enclosing(node.owner).first { facts[$0].kind.isCallable }
      let isAfterAwait = code.map { facts.isAfterAwait(index, in: $0) } ?? false
      guard sources.insert(Source(text: source, code: code, isAfterAwait: isAfterAwait)).inserted else { return nil }
      return IndexedRead(
        place: Place(file: file, offset: facts.anchor(of: base)), owner: node.owner, isLater: runsLater(node.owner),
        source: source, steps: steps, change: change,
        store: project.store(receivingElement: index, file: file), hasCell: hasCell)
    }
  }

  /// Whether code only compares a property of an element with the index, and takes nothing:
  /// `index.row < sections[index.section].rows.count`.
  private func isBoundsCheck(_ read: ExpressionID) -> Bool {
    var bound = read
    while let next = facts.expression(beginningWith: bound), facts[next].kind == .member { bound = next }
    guard bound != read, let comparison = facts[bound].parent, facts[comparison].kind == .sequence else { return false }
    let parts = Array(facts.parts(of: comparison))
    guard let position = parts.firstIndex(of: bound) else { return false }
    return [-1, 1].contains { side in
      let (relation, other) = (position + side, position + 2 * side)
      return parts.indices.contains(other) && facts[parts[relation]].kind == .operator
        && LanguageWords.compareOrder.contains(facts[parts[relation]].name) && isIndex(parts[other])
    }
  }

  private var hasCell: Bool {
    guard let callback = route.callback else { return true }
    if SelectionNames[project[callback].name].contains(.hasNoCell) { return false }
    let facts = project.file(callback)
    return !project[callback].code.contains { SelectionNames[facts[$0].name].contains(.hasNoCell) }
  }

  /// Whether code of a SwiftUI view reads its own list while it is edited. SwiftUI has drawn the rows from the same data.
  private func isCurrent(_ owner: DeclarationID?) -> Bool {
    guard steps.count == 1, case .edit = steps[0], !runsLater(owner) else { return false }
    return project.enclosingType(of: owner, file: file).map { project.uiCategory(of: .project($0)) == .view } ?? false
  }

  /// The way in which the data that an expression reads at the index may change.
  private func change(ofReadAt expression: ExpressionID, _ readers: ElementReaders) -> DataChange? {
    guard let base = data(indexedBy: expression, readers) else { return nil }
    if isLatest(base) || isReceivedState(base) { return .stream(place(of: base)) }
    let isLater = runsLater(facts[expression].owner)
    // Another index that is kept as well may be used after this element was removed.
    let exception = isLater ? base : expression
    var finder = DataChangeFinder(
      project: project, except: ExpressionPlace(file: file, expression: exception), isLater: isLater,
      countsViewState: isLater && !isStored)
    let change =
      finder.change(base, file: file)
      ?? (project.isPartOfReceivedValue(base, file: file) ? finder.change(ofReceiverIn: steps) : nil)
      ?? (isOwnData(base) ? finder.replacement(ofReceiverIn: steps) : nil)
      ?? stateChange(base, &finder)
    if case .setter(let data)? = change, arrivesWithIndex(data) { return nil }
    if case .write(let write, _)? = change {
      if isMadeTogether(with: write) { return nil }
      if arrivesWithIndex(write) { return otherChange(of: base, than: write, exception) }
    }
    return change
  }

  /// The first change of data besides one that stores the index as well, and besides the read itself.
  private func otherChange(of data: ExpressionID, than write: Write, _ read: ExpressionID) -> DataChange? {
    let place = ExpressionPlace(file: write.file, expression: write.expression)
    var finder = DataChangeFinder(project: project, except: place, isLater: true, countsViewState: false)
    switch finder.change(data, file: file) {
    case .write(let other, _)? where other.file == file && other.expression == read: return nil
    case .setter(let data)? where arrivesWithIndex(data): return nil
    case let other: return other
    }
  }

  /// Whether a function stores data and the index that it receives with it: `func show(_ items: [Item], at index: Int)`.
  private func arrivesWithIndex(_ write: Write) -> Bool {
    guard case .property = route.holder, let function = write.owner,
      let value = write.value, let received = project.declaration(readBy: value, file: write.file),
      project[received].kind == .parameter, project[received].parent == function
    else { return false }
    let id = SymbolID(file: write.file, declaration: function)
    let range = project[id].range
    return steps.contains { if case .call(of: id, _) = $0 { true } else { false } }
      && steps.contains { step in
        guard case .store(_, let place) = step else { return false }
        return place.file == write.file && range.start <= place.offset && place.offset < range.end
      }
  }

  /// Whether code reads a view at the position of the selected one. Views stay in their places.
  private func isListOfViews(_ read: ExpressionID, _ list: ExpressionID) -> Bool {
    guard let callback = route.callback, project.looksUpPositionOfView(callback) else { return false }
    // Another type may show other views at the position of a control.
    if project.enclosingType(of: callback) == project.enclosingType(of: root, file: file),
      let element = project.value(of: read, file: file), project.uiCategory(of: element.referent) == .view
    {
      return true
    }
    let text = facts.text(of: list)
    return facts[root].code.contains { place in
      facts[place].name == SelectionNames.positionOfView
        && facts.firstPart(of: place).map { facts.text(of: $0) == text } ?? false
    }
  }

  /// Whether code reads one of the views that it keeps itself, such as the buttons of its tabs. Such a view shows no entity of a row.
  private func isOwnView(_ read: ExpressionID, in list: ExpressionID) -> Bool {
    guard isOwnData(list) else { return false }
    switch project.value(of: read, file: file)?.referent {
    case .system(let system)?: return system.kind == .view
    case .project(let type)?: return project.roles.plays(.view, type)
    default: return false
    }
  }

  /// Whether data belongs to the object whose method reads it.
  private func isOwnData(_ data: ExpressionID) -> Bool {
    guard let id = project.declaration(readBy: data, file: file), project[id].kind == .property,
      project[id].modifiers.isDisjoint(with: [.static, .class, .constant])
    else { return false }
    return project.enclosingType(of: id) == project.enclosingType(of: root, file: file)
  }

  /// Whether the code that makes the items also replaces their data: `handlers = []` before a loop that adds buttons.
  private func isMadeTogether(with write: Write) -> Bool {
    guard case .row(let code)? = steps.first, write.file == code.file, let owner = write.owner else { return false }
    let facts = project.file(code)
    // A closure such as that of `forEach` makes one item.
    guard let function = facts.enclosing(code.declaration).first(where: { facts[$0].kind == .function }),
      facts.enclosing(owner).contains(function)
    else { return false }
    return !project.runsLater(owner, than: function, file: code.file)
  }

  /// Whether a property stored the index. SwiftUI draws a view again for a stored index, too.
  private var isStored: Bool {
    steps.contains { step in
      if case .store = step { true } else { false }
    }
  }

  /// Whether an object receives data together with the index from another object. They belong together, unless the object
  /// changes the data.
  private func arrivesWithIndex(_ data: SymbolID) -> Bool {
    guard case .property(let index, _) = route.holder, let origin = route.callback,
      let owner = project.enclosingType(of: index)
    else { return false }
    return project.enclosingType(of: data) == owner && project.enclosingType(of: origin) != owner
  }

  /// The data whose element the index selects: `items` in `items[index]` and `items.remove(at: index)`.
  private func data(indexedBy expression: ExpressionID, _ readers: ElementReaders) -> ExpressionID? {
    switch facts[expression].kind {
    case .subscript:
      guard facts.parts(of: expression).dropFirst().contains(where: isIndex) else { return nil }
      return facts.firstPart(of: expression).map(facts.original)
    case .call:
      if let list = facts.listSearchedByOffset(expression) { return comparesOffset(expression) ? list : nil }
      guard let list = facts.list(ofCall: expression),
        facts.arguments(of: expression).contains(where: { isIndex($0) && readsElement(expression, at: $0, readers) }),
        project.value(of: list, file: file)?.referent.type == nil
      else { return nil }
      return isEditOfShownList(expression) ? nil : list
    default: return nil
    }
  }

  /// Whether the closure of a call compares an offset with the index: `first { $0.offset == index }`.
  private func comparesOffset(_ call: ExpressionID) -> Bool {
    guard let closure = facts.arguments(of: call).first.flatMap(facts.firstPart).flatMap(facts.closure) else {
      return false
    }
    return facts.results(of: closure).contains { result in
      guard facts[result].kind == .sequence else { return false }
      let parts = Array(facts.parts(of: result))
      return parts.contains { facts[$0].kind == .operator && facts[$0].name == LanguageWords.equality }
        && parts.contains { facts[$0].kind == .member && facts[$0].name == LanguageWords.offset }
        && parts.contains(where: isIndex)
    }
  }

  /// Whether code changes the list that SwiftUI shows at once: for an edit of the list, or in the view itself.
  private func isEditOfShownList(_ call: ExpressionID) -> Bool {
    guard let first = steps.first, !runsLater(facts[call].owner) else { return false }
    switch first {
    case .edit: return true
    case .row:
      return project.enclosingType(of: root, file: file).map { type in
        project[type].kind == .struct && project.uiCategory(of: .project(type)) == .view
      } ?? false
    default: return false
    }
  }

  private func readsElement(_ call: ExpressionID, at argument: ExpressionID, _ readers: ElementReaders) -> Bool {
    guard let callee = facts.callee(of: call) else { return false }
    let name = facts[callee].name
    return CollectionMembers.takesIndex(name, label: facts[argument].name) || readers.contains(name)
      || facts.skipsToElement(call) || readers.isReaderOfPackage(call, file: file, in: project)
  }

  /// `sections[index.section]` in `sections[index.section].rows[index.row]`.
  private func isPartOfRead(_ expression: ExpressionID, _ readers: ElementReaders) -> Bool {
    if isPartOfElement(expression, readers) { return true }
    var place = expression
    while let whole = facts.expression(beginningWith: place) {
      place = whole
      if change(ofReadAt: place, readers) != nil { return true }
      guard facts[place].kind == .member || facts[place].kind == .subscript else { return false }
    }
    return false
  }

  /// Whether a pattern takes the list out of an element that the same code reads at the index.
  private func isPartOfElement(_ expression: ExpressionID, _ readers: ElementReaders) -> Bool {
    guard let list = data(indexedBy: expression, readers), facts[list].kind == .reference,
      let rows = project.declaration(readBy: list, file: file), rows.file == file,
      let section = project.subject(ofPattern: rows), facts[section].kind == .reference,
      let local = project.declaration(readBy: section, file: file), local.file == file,
      let value = project[local].value.flatMap(facts.firstPart)
    else { return false }
    return change(ofReadAt: value, readers) != nil
  }
}

/// The reads in all files, each once.
private struct SelectionReads: SharedResult {
  private var reads: [FileID: [IndexedRead]] = [:]

  init(of project: Project) {
    var search = SelectionSearch(project)
    search.run()
    var numbers: [Place: Int] = [:]
    for read in search.reads {
      guard let number = numbers[read.place] else {
        numbers[read.place] = reads[read.place.file, default: []].count
        reads[read.place.file, default: []].append(read)
        continue
      }
      // The most severe route counts, and of equal ones the shortest.
      if read.isLater, let known = reads[read.place.file]?[number], !known.isLater {
        reads[read.place.file]?[number] = read
      }
    }
  }

  subscript(file: FileID) -> [IndexedRead] { (reads[file] ?? []).sorted { $0.place.offset < $1.place.offset } }
}

extension FileReading {
  /// The places in the file where data that may have changed is read at the index of a selection.
  public var selectionReads: [IndexedRead] {
    // The findings then depend on all files, so files that can't contain one leave the search out.
    if project.recordsDependencies, !mayContainIndexedRead { return [] }
    return project.shared(SelectionReads.self)[file]
  }

  private var mayContainIndexedRead: Bool {
    facts.expressionIDs.contains { expression in
      switch facts[expression].kind {
      case .subscript: mayBeIndexedRead(expression)
      case .call:
        facts.callee(of: expression).map { !streams.pairs(facts[$0].name).isEmpty } ?? false
          || mayBeIndexedRead(expression)
      default: false
      }
    }
  }

  /// Whether an expression reads data that may change at anything but a literal.
  private func mayBeIndexedRead(_ expression: ExpressionID) -> Bool {
    guard let list = facts.listSearchedByOffset(expression) ?? listIndexed(by: expression) else { return false }
    var source = DataChangeFinder(
      project: project, except: ExpressionPlace(file: file, expression: expression), isLater: true,
      countsViewState: true)
    return source.change(list, file: file) != nil || project.isPartOfReceivedValue(list, file: file)
      || project.mayBeReceived(list, file: file)
  }

  /// The list that a subscript or a call may read at a variable index.
  private func listIndexed(by expression: ExpressionID) -> ExpressionID? {
    guard facts.parts(of: expression).contains(where: { facts[$0].kind == .argument && isVariable($0) }) else {
      return nil
    }
    if facts[expression].kind == .subscript { return facts.firstPart(of: expression) }
    guard let callee = facts.callee(of: expression), facts[callee].kind == .member,
      mayReadElement(expression, calling: facts[callee].name), let list = facts.firstPart(of: callee),
      project.value(of: list, file: file)?.referent.type == nil
    else { return nil }
    return list
  }

  /// Whether a call may read an element. ``ElementReaders`` would read all files, so any function that the project adds to a type
  /// from elsewhere may be one.
  private func mayReadElement(_ call: ExpressionID, calling function: Name) -> Bool {
    CollectionMembers[function].contains(.takesIndex) || project.extendsExternalType(withFunction: function)
      || facts.skipsToElement(call) || ElementReaders.mayBeReaderOfPackage(call, file: file, in: project)
  }

  private func isVariable(_ argument: ExpressionID) -> Bool {
    guard let content = facts.firstPart(of: argument) else { return false }
    switch facts[content].kind {
    case .literal, .closure, .keyPath: return false
    case .member: return !facts[content].flags.contains(.implicitBase)
    default: return true
    }
  }
}

extension FileFacts {
  /// Whether code waits for other code before it reads an element. An assignment waits for its value before it writes.
  func isAfterAwait(_ read: ExpressionID, in code: DeclarationID) -> Bool {
    var place = read
    while self[place].kind != .assignment, let whole = expression(beginningWith: place) { place = whole }
    let end = self[place].kind == .assignment ? self[place].range.end : self[read].range.start
    return self[code].code.contains { awaited in
      self[awaited].flags.contains(.awaited) && self[awaited].range.end <= end
        && enclosing(self[awaited].owner).first { self[$0].kind.isCallable } == code
    }
  }

  /// Whether code only asks whether there is an element, and takes none: `events[safe: index] != nil`.
  fileprivate func isExistenceCheck(_ read: ExpressionID) -> Bool {
    guard let comparison = self[read].parent else { return false }
    let parts = Array(parts(of: comparison).drop { $0 != read }.prefix(3))
    return parts.count == 3 && LanguageWords.comparesWithNil.contains(self[parts[1]].name)
      && self[parts[2]].kind == .nil
  }

  /// `items` in `items.remove(at: index)`.
  func list(ofCall call: ExpressionID) -> ExpressionID? {
    callee(of: call).flatMap { self[$0].kind == .member ? firstPart(of: $0) : nil }
  }

  /// Whether a call leaves out the elements before an index, and code reads the next one: `items.dropFirst(index).first`,
  /// `Array(items.dropFirst(index)).first`.
  fileprivate func skipsToElement(_ call: ExpressionID) -> Bool {
    guard let callee = callee(of: call), CollectionMembers[self[callee].name].contains(.skipsElements),
      let member = expression(beginningWith: array(of: call) ?? call), self[member].kind == .member
    else { return false }
    return CollectionMembers[self[member].name].contains(.element)
  }

  /// `Array(items)` for `items`.
  private func array(of list: ExpressionID) -> ExpressionID? {
    guard let argument = self[list].parent, self[argument].kind == .argument, let call = self[argument].parent,
      self[call].kind == .call, original(of: call) == list
    else { return nil }
    return call
  }

  /// `items` in `items.enumerated().first { $0.offset == index }`.
  fileprivate func listSearchedByOffset(_ call: ExpressionID) -> ExpressionID? {
    guard self[call].kind == .call, let callee = callee(of: call), self[callee].kind == .member,
      CollectionMembers[self[callee].name].isSuperset(of: [.element, .callsAtOnce]),
      let pairs = firstPart(of: callee), self[pairs].kind == .call, let lists = self.callee(of: pairs),
      self[lists].kind == .member, CollectionMembers[self[lists].name].contains(.listsIndices)
    else { return nil }
    return firstPart(of: lists)
  }

  /// `items` in `Array(items)`, or the expression itself.
  fileprivate func original(of list: ExpressionID) -> ExpressionID {
    guard self[list].kind == .call, let callee = callee(of: list), self[callee].kind == .reference,
      self[callee].name == LanguageWords.array, let argument = arguments(of: list).first
    else { return list }
    return firstPart(of: argument) ?? list
  }

  /// A chain of names without its arguments.
  func text(of expression: ExpressionID) -> String {
    let node = self[expression]
    let first = firstPart(of: expression).map(text)
    switch node.kind {
    case .member: return first.map { $0 + "." + node.name.text } ?? node.name.text
    case .call: return first.map { $0 + "()" } ?? ""
    case .subscript: return first.map { $0 + "[]" } ?? ""
    // `(rows as! [Row])`
    default: return node.name == .none ? first ?? "" : node.name.text
    }
  }
}
