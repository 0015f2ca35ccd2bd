public import LintSemantics
import LintSyntax

/// A step of an index on its way from a selection to a read.
public enum IndexStep: Sendable {
  /// The callback, a function or closure, receives it.
  case callback(SymbolID)
  /// A call passes it to a function.
  case call(of: SymbolID, at: Place)
  /// The callback stores it in a property.
  case store(in: SymbolID, at: Place)
}

/// Tracks the values that are the index of a selection, or a part of it, in a function or closure.
struct IndexFlow {
  let project: Project
  let file: FileID
  /// The function or closure that is searched.
  let root: DeclarationID
  /// Properties that store an index.
  var stored: Set<SymbolID> = []
  /// The steps of the index until here.
  let steps: [IndexStep]
  private var indices: Set<SymbolID> = []
  private(set) var isClosureWithoutParameters = false

  var facts: FileFacts { project.facts(file) }

  init(
    _ project: Project, file: FileID, root: DeclarationID, index: DeclarationID?, stored: Set<SymbolID> = [],
    after steps: [IndexStep]
  ) {
    self.steps = steps
    self.project = project
    self.file = file
    self.root = root
    self.stored = stored
    if let index { indices.insert(SymbolID(file: file, declaration: index)) }
    isClosureWithoutParameters = index == nil && facts[root].kind == .closure
    followLocals()
  }

  private mutating func followLocals() {
    for place in facts.subtree(of: root) {
      let declaration = facts[place]
      guard declaration.kind == .local || declaration.kind == .capture else { continue }
      let id = SymbolID(file: file, declaration: place)
      if let value = declaration.value {
        if isIndex(value) { indices.insert(id) }
      } else if declaration.modifiers.contains(.unwrapped) || declaration.kind == .capture, isOuterIndex(id) {
        indices.insert(id)
      }
    }
  }

  /// `if let index`, `[index]`: the same name in an outer scope.
  private func isOuterIndex(_ id: SymbolID) -> Bool {
    project.shadowedDeclaration(of: id).map(isIndex) ?? false
  }

  func isIndex(_ id: SymbolID) -> Bool { indices.contains(id) || stored.contains(id) }
}

extension IndexFlow {
  /// Whether an expression is the index, a part of it, or computed from it.
  func isIndex(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    let first = facts.firstPart(of: expression)
    switch node.kind {
    case .reference: return isReference(node)
    case .member:
      guard let first else { return false }
      if SelectionNames[node.name].contains(.selectedIndex) { return isSelection(expression) }
      let isPart = SelectionNames[node.name].contains(.part) || CollectionMembers[node.name].contains(.index)
      return isPart && isIndex(first) || isOwnProperty(expression)
    case .call: return isCall(expression)
    case .argument, .binding, .subscript: return first.map(isIndex) ?? false
    case .sequence: return isComputed(expression)
    default: return false
    }
  }

  private func isReference(_ node: Expression) -> Bool {
    if node.name == "$0", isClosureWithoutParameters { return node.owner == root }
    guard let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file) else {
      return false
    }
    return isIndex(id)
  }

  /// `self.stored`
  private func isOwnProperty(_ expression: ExpressionID) -> Bool {
    guard !stored.isEmpty, facts.firstPart(of: expression).map(facts.isSelf) ?? false else { return false }
    return stored.contains { project[$0].name == facts[expression].name }
  }

  /// Whether a selection property such as `indexPathForSelectedRow` belongs to another object and isn't called.
  /// `picker.selectedRow(inComponent:)` is a call.
  private func isSelection(_ expression: ExpressionID) -> Bool {
    let isCalled = facts.expression(beginningWith: expression).map { facts[$0].kind == .call } ?? false
    return !isCalled && !(facts.firstPart(of: expression).map(facts.isSelf) ?? false)
  }

  private func isCall(_ expression: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: expression) else { return false }
    let arguments = facts.arguments(of: expression)
    let name = facts[callee].name
    if facts[callee].kind == .reference, makesIndex(name) { return arguments.contains(where: isIndex) }
    // In `prepare(for:sender:)`, the sender is the selected cell.
    guard facts[callee].kind == .member, SelectionNames[name].contains(.indexOfCell), arguments.count == 1,
      let cell = arguments.first
    else { return false }
    return facts[cell].name == SelectionNames.cellLabel && isPreparing
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
    return parts.contains(where: isIndex)
  }

  /// The functions of the type, inherited ones included, that receive the index.
  func helpers(of type: TypeID) -> [(flow: IndexFlow, isLater: Bool)] {
    facts[root].code.flatMap { index -> [(flow: IndexFlow, isLater: Bool)] in
      guard let name = ownCall(index) else { return [] }
      let arguments = Array(facts.parts(of: index).dropFirst())
      guard arguments.contains(where: isIndex) else { return [] }
      let isLater = runsLater(facts[index].owner)
      return project.members(named: name, of: type).prefix(4).compactMap { function in
        parameter(of: function, arguments).map { parameter in
          let call = IndexStep.call(of: function, at: Place(file: file, offset: facts[index].range.start))
          let flow = IndexFlow(
            project, file: function.file, root: function.declaration, index: parameter, after: steps + [call])
          return (flow, isLater)
        }
      }
    }
  }

  /// `open(…)`, `self.open(…)`
  private func ownCall(_ expression: ExpressionID) -> Name? {
    guard facts[expression].kind == .call, let callee = facts.firstPart(of: expression) else { return nil }
    return facts[callee].kind == .reference || isOfSelf(callee) ? facts[callee].name : nil
  }

  /// `self.name`
  private func isOfSelf(_ expression: ExpressionID) -> Bool {
    facts[expression].kind == .member && facts.firstPart(of: expression).map(facts.isSelf) ?? false
  }

  /// The parameter that receives the index, if the labels match those of the call.
  private func parameter(of function: SymbolID, _ arguments: [ExpressionID]) -> DeclarationID? {
    let calledFacts = project.file(function)
    guard project[function].kind == .function, function != SymbolID(file: file, declaration: root) else { return nil }
    let parameters = calledFacts.children(of: function.declaration).filter { calledFacts[$0].kind == .parameter }
    for argument in arguments where isIndex(argument) {
      let label = facts[argument].name
      if let found = parameters.first(where: { calledFacts[$0].label == label }) { return found }
    }
    return nil
  }

  /// The properties of the type that the callback assigns the index to.
  func storedIndices(of type: TypeID) -> [(property: SymbolID, steps: [IndexStep])] {
    facts[root].code.compactMap { index in
      guard facts[index].kind == .assignment, facts[index].name == LanguageWords.assignment,
        let value = facts.value(of: index),
        isIndex(value), let target = facts.target(of: index), facts[target].kind == .reference || isOfSelf(target),
        let property = project.members(named: facts[target].name, of: type).first(where: {
          project[$0].kind == .property
        })
      else { return nil }
      return (property, steps + [.store(in: property, at: Place(file: file, offset: facts[index].range.start))])
    }
  }

  /// Whether code belongs to a closure that runs after the callback has returned.
  func runsLater(_ owner: DeclarationID?) -> Bool {
    for place in facts.enclosing(owner) {
      if place == root { return false }
      if facts[place].kind == .closure, !isImmediate(place) { return true }
    }
    return false
  }

  private func isImmediate(_ closure: DeclarationID) -> Bool {
    guard let index = facts.expression(ofClosure: closure), let parent = facts[index].parent else { return false }
    // `{ … }()`
    if facts[parent].kind == .call { return true }
    guard facts[parent].kind == .argument, let callee = facts[parent].parent.flatMap(facts.firstPart) else {
      return false
    }
    let name = facts[callee].name
    return CollectionMembers[name].contains(.callsAtOnce) || ImmediateFunctions[name].contains(.updatesRows)
  }
}
