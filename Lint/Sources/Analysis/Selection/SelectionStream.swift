import LintSemantics
import LintSyntax

/// Follows a stream of indices to the code that receives them.
struct SelectionStream {
  let project: Project
  let file: FileID
  let names: NamedPlaces

  var facts: FileFacts { project.facts(file) }

  /// The code that receives the elements: `source.map { … }.subscribe(onNext: { … })`.
  func receivers(of source: ExpressionID) -> [IndexHolder] {
    var found: [IndexHolder] = []
    var place = source
    var position = 0
    while let next = facts.expression(beginningWith: place) {
      switch facts[next].kind {
      case .call: place = next
      case .member:
        if let call = facts.expression(beginningWith: next), facts[call].kind == .call {
          found += receivers(ofCall: call, facts[next].name, at: position)
          if StreamAPI[facts[next].name].contains(.addsOwner) { position = 1 }
          guard passesIndex(call, facts[next].name) else { return found }
          place = call
        } else {
          guard StreamAPI[facts[next].name].contains(.passesElements) else { return found }
          place = next
        }
      default: return found + keeper(of: place)
      }
    }
    return found + keeper(of: place)
  }

  /// Whether the result of an operator emits the index, or a part of it.
  private func passesIndex(_ call: ExpressionID, _ name: Name) -> Bool {
    if !StreamAPI[name].isDisjoint(with: [.passesElements, .addsOwner]) { return true }
    guard CollectionMembers[name].contains(.transforms), let argument = facts.arguments(of: call).first,
      let content = facts.firstPart(of: argument)
    else { return false }
    if facts[content].kind == .keyPath { return SelectionNames[facts[content].name].contains(.part) }
    guard let closure = facts.closure(at: content) else { return false }
    let code = SymbolID(file: file, declaration: closure)
    guard let holder = FunctionValue(function: code).holder(of: 0, in: project) else { return false }
    let flow = IndexFlow(project, IndexRoute(holder: holder, steps: [], isLater: false), in: code)
    return facts[closure].code.contains { result in
      facts[result].kind == .return && facts[result].owner == closure
        && facts.firstPart(of: result).map(flow.isIndex) ?? false
    }
  }

  /// The closures and functions that an operator takes, and the property that it binds the stream to.
  private func receivers(ofCall call: ExpressionID, _ name: Name, at position: Int) -> [IndexHolder] {
    let arguments = facts.arguments(of: call)
    // `subscribe(with: self) { me, index in }`
    let position = arguments.contains { facts[$0].name == StreamAPI.ownerLabel } ? 1 : position
    return arguments.flatMap { argument -> [IndexHolder] in
      guard let content = facts.firstPart(of: argument) else { return [] }
      let place = ExpressionPlace(file: file, expression: content)
      if facts[content].kind == .closure || StreamAPI[name].contains(.observes) {
        let functions = names.functions(at: place, 1).compactMap { $0.holder(of: position, in: project) }
        if !functions.isEmpty { return functions }
      }
      guard StreamAPI[name].contains(.observes), let target = project.declaration(readBy: content, file: file),
        project[target].kind == .property
      else { return [] }
      return [.stream(target)]
    }
  }

  /// The variable or parameter that receives the stream itself.
  private func keeper(of stream: ExpressionID) -> [IndexHolder] {
    guard let parent = facts[stream].parent else { return [] }
    switch facts[parent].kind {
    case .binding:
      return facts[parent].declaration.map { [.stream(SymbolID(file: file, declaration: $0))] } ?? []
    case .assignment:
      guard facts.value(of: parent) == stream, let target = facts.target(of: parent) else { return [] }
      return project.declaration(readBy: target, file: file).map { [.stream($0)] } ?? []
    case .argument:
      guard let call = facts[parent].parent, facts[call].kind == .call else { return [] }
      return project.callees(of: call, file: file).flatMap { parameters(of: $0, for: parent) }.map { .stream($0) }
    default: return []
    }
  }

  private func parameters(of callee: Callee, for argument: ExpressionID) -> [SymbolID] {
    switch callee {
    case .function(let function):
      return project.implementations(of: function).compactMap { code in
        project.parameter(of: code, for: argument, file: file).map { SymbolID(file: code.file, declaration: $0) }
      }
    case .memberwise(let type):
      return project.members(named: facts[argument].name, of: type).filter { project[$0].kind == .property }
    case .value: return []
    }
  }
}
