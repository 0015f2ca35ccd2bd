import LintFacts
public import LintProject

/// A place where data is read by the index of a selection.
public struct IndexedRead: Sendable, Hashable {
  public let place: Place
  public let owner: Int32
  /// Whether the index was kept, and is used later.
  public let isLater: Bool
  /// The data, as a person would call it.
  public let source: String
}

extension SelectionCallback {
  /// The reads in the callback, and in the functions of the type that it hands the index to.
  public func reads(in project: Project, of type: TypeID) -> [IndexedRead] {
    let flow = IndexFlow(project, file: file, root: declaration, index: index)
    return flow.reads() + flow.helpers(of: type).flatMap { $0.flow.reads(isLater: $0.isLater) }
  }

  /// The properties of the type in which the index is kept.
  func keeps(in project: Project, of type: TypeID) -> Set<DeclarationID> {
    IndexFlow(project, file: file, root: declaration, index: index).keeps(of: type)
  }
}

extension IndexFlow {
  private var facts: FileFacts { project.files[Int(file)] }

  /// Where data that may move is subscripted by the index: each source once.
  func reads(isLater: Bool = false) -> [IndexedRead] {
    var sources: Set<String> = []
    return facts[declaration: root].code.compactMap { index in
      guard isIndexed(index), !isPartOfIndexed(index), DataSource(project: project).mayMove(index + 1, file: file)
      else {
        return nil
      }
      let source = facts.text(of: index + 1)
      guard sources.insert(source).inserted else { return nil }
      let node = facts[expression: index]
      return IndexedRead(
        place: Place(file: file, offset: facts.anchor(of: index)), owner: node.owner,
        isLater: isLater || runsLater(node.owner),
        source: source)
    }
  }

  private func isIndexed(_ expression: Int32) -> Bool {
    guard facts[expression: expression].kind == .subscript else { return false }
    return facts.parts(ofExpression: expression).dropFirst().contains(where: isIndex)
  }

  /// `sections[index.section]` in `sections[index.section].rows[index.row]`.
  private func isPartOfIndexed(_ expression: Int32) -> Bool {
    var place = expression
    while facts[expression: place].parent >= 0, facts[expression: place].parent + 1 == place {
      place = facts[expression: place].parent
      if isIndexed(place) { return true }
      guard facts[expression: place].kind == .member || facts[expression: place].kind == .subscript else {
        return false
      }
    }
    return false
  }

  private static let immediate: Set<Name> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "contains", "sorted", "reduce", "allSatisfy", "min",
    "max",
    "firstIndex", "lastIndex", "prefix", "drop", "performWithoutAnimation", "performBatchUpdates",
  ]

  /// Whether code stands in a closure that runs when the callback has ended.
  func runsLater(_ owner: Int32) -> Bool {
    for place in facts.enclosing(owner) {
      if place == root { return false }
      if facts[declaration: place].kind == .closure, !isImmediate(place) { return true }
    }
    return false
  }

  private func isImmediate(_ closure: Int32) -> Bool {
    guard let index = facts.expression(ofClosure: closure) else { return false }
    let parent = facts[expression: index].parent
    guard parent >= 0 else { return false }
    // `{ … }()`
    if facts[expression: parent].kind == .call { return true }
    let call = facts[expression: parent].parent
    guard facts[expression: parent].kind == .argument, call >= 0, call + 1 < facts[expression: call].next else {
      return false
    }
    return Self.immediate.contains(facts[expression: call + 1].name)
  }

  /// The functions of the type, and of what it inherits, that are handed the index.
  func helpers(of type: TypeID) -> [(flow: IndexFlow, isLater: Bool)] {
    facts[declaration: root].code.flatMap { index -> [(flow: IndexFlow, isLater: Bool)] in
      guard let name = ownCall(index) else { return [] }
      let arguments = Array(facts.parts(ofExpression: index).dropFirst())
      guard arguments.contains(where: isIndex) else { return [] }
      let isLater = runsLater(facts[expression: index].owner)
      return project.members(named: name, of: type).prefix(4).compactMap { function in
        parameter(of: function, arguments).map { parameter in
          (IndexFlow(project, file: function.file, root: function.index, index: parameter), isLater)
        }
      }
    }
  }

  /// `open(…)`, `self.open(…)`
  private func ownCall(_ expression: Int32) -> Name? {
    let node = facts[expression: expression]
    let callee = expression + 1
    guard node.kind == .call, callee < node.next else { return nil }
    let called = facts[expression: callee]
    if called.kind == .reference { return called.name }
    return called.kind == .member && callee + 1 < called.next && facts.isSelf(callee + 1) ? called.name : nil
  }

  /// The parameter that is given the index, where the labels are those of the call.
  private func parameter(of function: DeclarationID, _ arguments: [Int32]) -> Int32? {
    let there = project.file(function)
    guard project[function].kind == .function, function != DeclarationID(file: file, index: root) else { return nil }
    let parameters = there.children(ofDeclaration: function.index).filter { there[declaration: $0].kind == .parameter }
    for argument in arguments where isIndex(argument) {
      let label = facts[expression: argument].name
      if let found = parameters.first(where: { there[declaration: $0].label == label }) { return found }
    }
    return nil
  }

  /// The properties of the type in which the callback keeps the index.
  func keeps(of type: TypeID) -> Set<DeclarationID> {
    Set(
      facts[declaration: root].code.compactMap { index -> DeclarationID? in
        guard facts[expression: index].kind == .assignment, facts[expression: index].name == "=" else { return nil }
        let parts = Array(facts.parts(ofExpression: index))
        guard parts.count == 2, isIndex(parts[1]) else { return nil }
        let target = facts[expression: parts[0]]
        let isOwn = target.kind == .member && parts[0] + 1 < target.next && facts.isSelf(parts[0] + 1)
        guard target.kind == .reference || isOwn else { return nil }
        return project.members(named: target.name, of: type).first { project[$0].kind == .property }
      })
  }
}

extension FileFacts {
  /// The closure as a value.
  func expression(ofClosure declaration: Int32) -> Int32? {
    let closure = self[declaration: declaration]
    // It stands before the code in it.
    let index = closure.code.lowerBound - 1
    guard index >= 0, self[expression: index].kind == .closure, self[expression: index].link == declaration else {
      return nil
    }
    return index
  }

  /// A chain of names, as it is written but for what stands in brackets.
  func text(of expression: Int32) -> String {
    let node = self[expression: expression]
    let first = expression + 1
    switch node.kind {
    case .member: return first < node.next ? text(of: first) + "." + node.name.text : node.name.text
    case .call: return first < node.next ? text(of: first) + "()" : ""
    case .subscript: return first < node.next ? text(of: first) + "[]" : ""
    default: return node.name.text
    }
  }
}
