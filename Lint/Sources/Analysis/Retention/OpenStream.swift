import LintSemantics
import LintSyntax

/// Recognizes streams of RxSwift that stay open while an object awaits their elements.
///
/// A relay never completes. The streams of a control end with the control, and a controller releases its controls only when it is
/// released itself. A view model doesn't retain the controls of its screen, so only relays count there.
struct OpenStream {
  /// The controller that awaits the elements, if it is one.
  let controller: TypeID?

  /// The largest number of operators, variables and properties between a stream and its source.
  private static let limit = 24

  func isOpen(_ stream: ExpressionID, _ file: FileReading) -> Bool { isOpen(stream, file, Self.limit) }

  private func isOpen(_ stream: ExpressionID, _ file: FileReading, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    if isRelay(stream, file) { return true }
    switch file.facts[stream].kind {
    case .call: return isOpen(resultOf: stream, file, limit - 1)
    case .member: return isOpen(member: stream, file, limit - 1)
    case .reference: return file.localValue(stream).map { isOpen($0, file, limit - 1) } ?? false
    default: return false
    }
  }

  private func isOpen(resultOf call: ExpressionID, _ file: FileReading, _ limit: Int) -> Bool {
    guard let (callee, base) = file.method(call), !file.endsChain(call) else { return false }
    let (name, facts) = (file.facts[callee].name, file.facts)
    if facts[base].name == SelectionNames.reactive { return isOwnControl(base, file) }
    if file.isStreamType(base) {
      return file.joinsAll(name) && file.streamsJoined(by: call).contains { isOpen($0, file, limit) }
    }
    guard file.isOperator(name) else { return false }
    // A stream with failures ends with the first failure of an inner one.
    if StreamTiming[name].contains(.flattens), !isShared(base, file, limit) { return false }
    return isOpen(base, file, limit)
  }

  private func isOpen(member: ExpressionID, _ file: FileReading, _ limit: Int) -> Bool {
    let (node, facts) = (file.facts[member], file.facts)
    guard let base = facts.firstPart(of: member), !node.flags.contains(.implicitBase) else { return false }
    if facts[base].name == SelectionNames.reactive {
      return file.streams[node.name].isDisjoint(with: [.never, .lifelongBag]) && isOwnControl(base, file)
    }
    if let places = file.initialStreams(of: member) {
      return !places.isEmpty
        && places.allSatisfy { isOpen($0.expression, file.reading(of: $0.file), limit) }
    }
    return file.isElementsMember(node.name) && isOpen(base, file, limit)
  }

  /// Whether a stream delivers values but no failure, as RxCocoa's drivers and signals do.
  private func isShared(_ stream: ExpressionID, _ file: FileReading, _ limit: Int) -> Bool {
    guard limit > 0 else { return false }
    let (node, facts) = (file.facts[stream], file.facts)
    if StreamAPI.sharedSequences.contains(node.name) { return true }
    if case .unknown(let type)? = file.value(of: stream)?.referent, StreamAPI.sharedSequences.contains(type) {
      return true
    }
    switch node.kind {
    case .call: return facts.callee(of: stream).map { isShared($0, file, limit - 1) } ?? false
    case .member:
      return StreamAPI.sharing.contains(node.name)
        || node.name != StreamAPI.unsharing
          && facts.firstPart(of: stream).map { isShared($0, file, limit - 1) } ?? false
    case .reference: return file.localValue(stream).map { isShared($0, file, limit - 1) } ?? false
    default: return false
    }
  }

  /// Whether an expression is a relay, or an object of the project that is a stream and sends the elements of its relay.
  private func isRelay(_ stream: ExpressionID, _ file: FileReading) -> Bool {
    guard let value = file.value(of: stream), !value.isType else { return false }
    switch value.referent {
    case .unknown(let name): return StreamTypes[name].contains(.relay)
    case .project(let type):
      let project = file.project
      return project[type].kind == .class
        && project.externalSupertypes(of: type).contains { StreamTypes[$0].contains(.adoptable) }
        && project.storedProperties(of: type).contains { property in
          guard case .unknown(let name)? = project.value(of: property)?.referent else { return false }
          return StreamTypes[name].contains(.relay)
        }
    default: return false
    }
  }

  /// Whether `rx` is that of the controller, or of one of its views or gesture recognizers: `rx`, `nameField.rx`.
  private func isOwnControl(_ namespace: ExpressionID, _ file: FileReading) -> Bool {
    let facts = file.facts
    guard let controller, file.enclosingType(of: facts[namespace].owner) == controller else { return false }
    guard facts[namespace].kind == .member else { return facts[namespace].kind == .reference }
    guard let base = facts.firstPart(of: namespace) else { return false }
    if facts.isSelf(base) { return true }
    guard facts.isOwnMember(base), let value = file.value(of: base), !value.isType else { return false }
    switch value.referent {
    case .system(let system): return system.isViewSide || system.kind == .interface
    case .project(let type): return file.project.roles.viewSide(type) != nil
    default: return false
    }
  }
}

extension FileReading {
  /// `Driver` in `Driver.merge(taps, loads)`
  fileprivate func isStreamType(_ expression: ExpressionID) -> Bool {
    facts[expression].kind == .reference && facts[expression].name.isCapitalized
      && StreamTypes[facts[expression].name].contains(.stream)
  }

  /// Whether a function of a stream's type makes a stream that completes when all of its sources have: `merge`, `combineLatest`. The
  /// result of `zip` completes with the first one.
  fileprivate func joinsAll(_ function: Name) -> Bool {
    streams[function].contains(.joins)
      && (StreamTiming[function].contains(.merges) || !streams.pairs(function).isEmpty)
  }

  /// The arguments of a call, and the elements of those that are arrays.
  fileprivate func streamsJoined(by call: ExpressionID) -> [ExpressionID] {
    facts.arguments(of: call).compactMap(facts.firstPart).flatMap { argument in
      facts[argument].kind == .array ? Array(facts.parts(of: argument)) : [argument]
    }
  }

  /// Whether a name is that of an operator on one stream.
  fileprivate func isOperator(_ name: Name) -> Bool {
    let kinds = streams[name]
    if !kinds.isDisjoint(with: [.joins, .observes, .sends, .storesToken, .currentValue]) { return false }
    return !kinds.isEmpty || !StreamTiming[name].isEmpty || CollectionMembers[name].contains(.transforms)
  }

  /// Whether a member of a stream is a stream of the same elements, or of those that aren't nil.
  fileprivate func isElementsMember(_ name: Name) -> Bool {
    StreamAPI.elementStreams.contains(name)
  }

  /// The streams with which code initializes a constant of a struct: those of `items` in `Output(items: items)`.
  ///
  /// - Returns: nil if the member is anything else.
  func initialStreams(of member: ExpressionID) -> [ExpressionPlace]? {
    guard let base = facts.firstPart(of: member), let type = value(of: base)?.referent.type,
      project[type].kind == .struct, let property = project.firstMember(named: facts[member].name, of: type),
      project.isStoredProperty(project[property]), project[property].modifiers.contains(.constant)
    else { return nil }
    return project.shared(LabelledCalls.self).calls(with: facts[member].name).compactMap { place in
      let facts = project.facts(place.file)
      guard
        project.callees(of: place.expression, file: place.file).contains(where: {
          if case .memberwise(type) = $0 { true } else { false }
        })
      else { return nil }
      return facts.arguments(of: place.expression).first { facts[$0].name == project[property].name }
        .flatMap(facts.firstPart).map { ExpressionPlace(file: place.file, expression: $0) }
    }
  }
}
