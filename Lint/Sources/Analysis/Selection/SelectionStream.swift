import LintSemantics
import LintSyntax

/// Follows a stream of indices to the code that receives them.
struct SelectionStream {
  let project: Project
  let file: FileID
  let names: NamedPlaces

  var facts: FileFacts { project.facts(file) }

  /// The code that receives the elements: `source.map { … }.subscribe(onNext: { … })`.
  ///
  /// - Parameter payload: The enum case of the elements that contains the index; nil if the elements are indices.
  func receivers(of source: ExpressionID, _ payload: Name? = nil) -> [IndexHolder] {
    var found: [IndexHolder] = []
    var place = source
    var position = 0
    var payload = payload
    while let next = facts.expression(beginningWith: place) {
      switch facts[next].kind {
      case .call: place = next
      case .member:
        if let call = facts.expression(beginningWith: next), facts[call].kind == .call {
          found += receivers(ofCall: call, facts[next].name, at: position).map { $0.receiving(payload) }
          if StreamAPI[facts[next].name].contains(.addsOwner) { position = 1 }
          switch result(of: call, facts[next].name, payload) {
          case .index: payload = nil
          case .payload(let name): payload = name
          case nil: return found
          }
          place = call
        } else {
          guard StreamAPI[facts[next].name].contains(.passesElements) else { return found }
          place = next
        }
      default: return found + keeper(of: place).map { $0.receiving(payload) }
      }
    }
    return found + keeper(of: place).map { $0.receiving(payload) }
  }

  /// The elements of a stream.
  private enum Element {
    case index
    case payload(Name)
  }

  /// The elements that an operator emits; nil if they don't contain the index.
  private func result(of call: ExpressionID, _ name: Name, _ payload: Name?) -> Element? {
    if !StreamAPI[name].isDisjoint(with: [.passesElements, .addsOwner]) {
      return payload.map(Element.payload) ?? .index
    }
    guard payload == nil, CollectionMembers[name].contains(.transforms),
      let content = facts.arguments(of: call).first.flatMap(facts.firstPart)
    else { return nil }
    switch facts[content].kind {
    case .keyPath: return SelectionNames[facts[content].name].contains(.part) ? .index : nil
    // `map(Action.select)`
    case .member: return project.isEnumCase(content, file: file) ? .payload(facts[content].name) : nil
    default: return facts.closure(at: content).flatMap(result)
    }
  }

  private func result(of closure: DeclarationID) -> Element? {
    let code = SymbolID(file: file, declaration: closure)
    guard let holder = FunctionValue(function: code).holder(of: 0, in: project) else { return nil }
    let flow = IndexFlow(project, IndexRoute(holder: holder, steps: [], isLater: false), in: code)
    let results = facts[closure].code.filter { facts[$0].kind == .return && facts[$0].owner == closure }
      .compactMap(facts.firstPart)
    return results.firstResult { result in
      flow.isIndex(result) ? .index : flow.payload(at: result).map(Element.payload)
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
      guard StreamAPI[name].contains(.observes) else { return [] }
      if let action = project.action(sentTo: content, file: file) { return [action] }
      guard let target = project.declaration(readBy: content, file: file),
        project[target].kind == .property
      else { return [] }
      return [.stream(target, payload: nil)]
    }
  }

  /// The variable or parameter that receives the stream itself.
  private func keeper(of stream: ExpressionID) -> [IndexHolder] {
    guard let parent = facts[stream].parent else { return [] }
    switch facts[parent].kind {
    case .binding:
      return facts[parent].declaration.map { [.stream(SymbolID(file: file, declaration: $0), payload: nil)] } ?? []
    case .assignment:
      guard facts.value(of: parent) == stream, let target = facts.target(of: parent) else { return [] }
      return project.declaration(readBy: target, file: file).map { [.stream($0, payload: nil)] } ?? []
    case .argument:
      guard let call = facts[parent].parent, facts[call].kind == .call else { return [] }
      return project.callees(of: call, file: file).flatMap { parameters(of: $0, for: parent) }.map {
        .stream($0, payload: nil)
      }
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

extension IndexHolder {
  /// The holder of a stream's elements, which are enum cases that contain the index.
  func receiving(_ payload: Name?) -> IndexHolder {
    guard let payload else { return self }
    return switch self {
    case .parameters(let parameters, let code): .payload(payload, parameters, of: code)
    case .stream(let stream, _): .stream(stream, payload: payload)
    default: self
    }
  }
}
