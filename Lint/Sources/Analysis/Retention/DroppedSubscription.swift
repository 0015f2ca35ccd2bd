import LintSemantics
import LintSyntax

/// Subscriptions whose token nothing keeps. A subject of RxSwift and a property of ReactiveSwift
/// retain their observers until they end, so a closure stays with the object that keeps the subject.
extension FileReading {
  /// `viewModel.titles.subscribe(onNext: { … })`, whose result isn't used.
  func dropped(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call), StreamAPI.outlivesToken.contains(facts[callee].name), isUnstored(call),
      streams[facts[callee].name].contains(.observes), let storage = keeper(ofSubjectIn: base)
    else { return nil }
    return Observation(
      place: facts.anchor(of: callee), owner: facts[call].owner, storage: storage, chains: [call], isAdded: true)
  }

  /// The property of `self` that keeps the subject of a stream: `relay`, or `viewModel` in `viewModel.output.titles.map { … }`.
  private func keeper(ofSubjectIn stream: ExpressionID) -> RetainingProperty? {
    var next: ExpressionID? = stream
    while let part = next, !endsChain(part) {
      switch facts[part].kind {
      case .call:
        guard let (_, base) = method(part) else { return nil }
        // `Signal.combineLatest(titles.signal, names.signal)`
        if facts[base].kind == .reference, facts[base].name.isCapitalized {
          return facts.arguments(of: part).compactMap(facts.firstPart).firstResult(keeper(ofSubjectIn:))
        }
        next = base
      case .reference where localValue(part) != nil: next = localValue(part)
      case .member, .reference:
        if startsAtSubject(part, Self.sourceLimit),
          let keeper = storage(part).flatMap(strong) ?? facts.firstPart(of: part).flatMap(ownerOfValues)
        {
          return keeper
        }
        next = facts[part].kind == .member ? facts.firstPart(of: part) : nil
      default: return nil
      }
    }
    return nil
  }

  /// The property that keeps an object, also through its structs: `viewModel` in `viewModel.output`.
  private func ownerOfValues(_ expression: ExpressionID) -> RetainingProperty? {
    if let storage = ownedObject(expression) { return storage }
    guard facts[expression].kind == .member, let type = value(of: expression)?.referent.type,
      project[type].kind == .struct
    else { return nil }
    return facts.firstPart(of: expression).flatMap(ownerOfValues)
  }

  /// The largest number of properties and operators between a stream and its subject.
  private static let sourceLimit = 8

  /// Whether a stream delivers the elements of a subject that an object stores.
  private func startsAtSubject(_ stream: ExpressionID, _ limit: Int) -> Bool {
    guard limit > 0, !endsChain(stream) else { return false }
    switch facts[stream].kind {
    case .call:
      guard let (callee, base) = method(stream), !streams[facts[callee].name].contains(.joins) else { return false }
      return startsAtSubject(base, limit - 1)
    case .member, .reference: break
    default: return false
    }
    if StreamAPI.propertyStreams.contains(facts[stream].name), let base = facts.firstPart(of: stream),
      facts[stream].kind == .member
    {
      return startsAtSubject(base, limit - 1)
    }
    guard let property = project.declaration(readBy: stream, file: file), project[property].kind == .property else {
      return false
    }
    if case .unknown(let name)? = project.value(of: property)?.referent,
      !StreamTypes[name].isDisjoint(with: [.relay, .keepsObservers])
    {
      return project.isStoredProperty(project[property])
    }
    let there = reading(of: property.file)
    if project[property].modifiers.contains(.computed) {
      let results = project[property].code
        .filter { there.facts[$0].kind == .return && there.isCode($0, of: property.declaration) }
        .compactMap(there.facts.firstPart)
      return !results.isEmpty && results.allSatisfy { there.startsAtSubject($0, limit - 1) }
    }
    if let value = project[property].value.flatMap(there.facts.firstPart) {
      return there.startsAtSubject(value, limit - 1)
    }
    guard let places = initialStreams(of: stream), !places.isEmpty else { return false }
    return places.allSatisfy { reading(of: $0.file).startsAtSubject($0.expression, limit - 1) }
  }
}
