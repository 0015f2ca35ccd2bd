public import LintSemantics
public import LintSyntax

/// A place where data is read at the index of a selection.
public struct IndexedRead: Sendable {
  public let place: Place
  public let owner: DeclarationID?
  /// Whether the index was stored, and is used later.
  public let isLater: Bool
  /// The data, as written in the source without arguments.
  public let source: String
  /// The way of the index from the selection to the read.
  public let steps: [IndexStep]
  /// The way in which the data may change.
  public let change: DataChange
}

extension SelectionCallback {
  /// The reads in the callback, and in the functions of the type that receive the index.
  public func reads(in project: Project, of type: TypeID) -> [IndexedRead] {
    let flow = flow(in: project)
    return flow.reads() + flow.helpers(of: type).flatMap { $0.flow.reads(isLater: $0.isLater) }
  }

  /// The properties of the type that store the index.
  func storedIndices(in project: Project, of type: TypeID) -> [(property: SymbolID, steps: [IndexStep])] {
    flow(in: project).storedIndices(of: type)
  }

  private func flow(in project: Project) -> IndexFlow {
    let callback = IndexStep.callback(SymbolID(file: file, declaration: declaration))
    return IndexFlow(project, file: file, root: declaration, index: index, after: [callback])
  }
}

extension IndexFlow {
  /// The places where the index subscripts data that may change: the first for each source.
  func reads(isLater: Bool = false) -> [IndexedRead] {
    var sources: Set<String> = []
    return facts[root].code.compactMap { index in
      guard let change = change(ofReadAt: index), !isPartOfRead(index), let base = facts.firstPart(of: index) else {
        return nil
      }
      let source = facts.text(of: base)
      guard sources.insert(source).inserted else { return nil }
      let node = facts[index]
      return IndexedRead(
        place: Place(file: file, offset: facts.anchor(of: index)), owner: node.owner,
        isLater: isLater || runsLater(node.owner), source: source, steps: steps, change: change)
    }
  }

  /// The way in which the data that an expression subscripts by the index may change.
  private func change(ofReadAt expression: ExpressionID) -> DataChange? {
    guard isIndexed(expression), let base = facts.firstPart(of: expression) else { return nil }
    var finder = DataChangeFinder(project: project)
    return finder.change(base, file: file)
  }

  private func isIndexed(_ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .subscript else { return false }
    return facts.parts(of: expression).dropFirst().contains(where: isIndex)
  }

  /// `sections[index.section]` in `sections[index.section].rows[index.row]`.
  private func isPartOfRead(_ expression: ExpressionID) -> Bool {
    var place = expression
    while let whole = facts.expression(beginningWith: place) {
      place = whole
      if change(ofReadAt: place) != nil { return true }
      guard facts[place].kind == .member || facts[place].kind == .subscript else {
        return false
      }
    }
    return false
  }
}

extension FileReading {
  /// The places in the file where data that may have changed is read at the index of a selection.
  public var selectionReads: [IndexedRead] {
    guard facts.expressions.contains(where: { $0.kind == .subscript }) else { return [] }
    var types: Set<TypeID> = []
    let called = bodies.filter { types.insert($0.type).inserted }.flatMap { reads(of: $0.type) }
    let reactive = reactiveSelections.flatMap { callback in
      enclosingType(of: callback.declaration).map { callback.reads(in: project, of: $0) } ?? []
    }
    var places: Set<UInt32> = []
    let here = (called + reactive).filter { $0.place.file == file }
    return here.sorted { ($0.place.offset, $1.isLater ? 1 : 0) < ($1.place.offset, $0.isLater ? 1 : 0) }.filter {
      places.insert($0.place.offset).inserted
    }
  }

  /// The callback of a subclass may pass the index to an inherited helper.
  private func reads(of type: TypeID) -> [IndexedRead] {
    ([type] + project.descendants(of: type)).flatMap { owner -> [IndexedRead] in
      let callbacks = project.selectionCallbacks(of: owner)
      if callbacks.isEmpty { return [] }
      return callbacks.flatMap { $0.reads(in: project, of: owner) } + laterReads(of: owner, callbacks)
    }
  }

  /// The places where a function of the type reads data at an index that a callback has stored.
  private func laterReads(of type: TypeID, _ callbacks: [SelectionCallback]) -> [IndexedRead] {
    let stored = callbacks.flatMap { $0.storedIndices(in: project, of: type) }
    if stored.isEmpty { return [] }
    let properties = Set(stored.map(\.property))
    return project.members(of: type).filter { $0.file == file }.flatMap { member -> [IndexedRead] in
      let code = facts[member.declaration].code
      let used = stored.first { index in code.contains { facts[$0].name == project[index.property].name } }
      guard let used else { return [] }
      let flow = IndexFlow(
        project, file: file, root: member.declaration, index: nil, stored: properties, after: used.steps)
      return flow.reads(isLater: true)
    }
  }
}

extension FileFacts {
  /// A chain of names without its arguments.
  func text(of expression: ExpressionID) -> String {
    let node = self[expression]
    let first = firstPart(of: expression).map(text)
    switch node.kind {
    case .member: return first.map { $0 + "." + node.name.text } ?? node.name.text
    case .call: return first.map { $0 + "()" } ?? ""
    case .subscript: return first.map { $0 + "[]" } ?? ""
    default: return node.name.text
    }
  }
}
