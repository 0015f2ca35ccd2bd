import LintSemantics
import LintSyntax

/// An element that a stream emits and that contains the index.
struct EmittedElement {
  let element: StreamElement
  /// Whether it is emitted after the code that makes the stream has returned: when another stream emits, or a closure runs.
  let isLater: Bool
}

extension IndexFlow {
  /// The elements of the stream that the function or closure returns; nil if they don't contain the index.
  var elementOfReturnedStream: EmittedElement? { facts.results(of: root).firstResult { element(ofStream: $0) } }

  /// The elements of a stream: `.just(index)`, `confirmation.map { index }`, `confirm(index)`.
  private func element(ofStream stream: ExpressionID) -> EmittedElement? {
    switch facts[stream].kind {
    // `self?.confirm(index) ?? .empty()`
    case .sequence: return facts.parts(of: stream).firstResult { element(ofStream: $0) }
    case .call:
      guard let callee = facts.callee(of: stream) else { return nil }
      let name = facts[callee].name
      if streams[name].contains(.makesFew) || StreamTypes[name].contains(.given) {
        return facts.arguments(of: stream).compactMap(facts.firstPart).firstResult(value).map {
          EmittedElement(element: $0, isLater: false)
        }
      }
      return element(ofOperator: stream, callee) ?? element(ofFunction: stream)
    default: return nil
    }
  }

  /// The index, or the enum case that contains it.
  private func value(_ expression: ExpressionID) -> StreamElement? {
    isIndex(expression) ? .index : payload(at: expression).map(StreamElement.payload)
  }

  private func element(ofOperator call: ExpressionID, _ callee: ExpressionID) -> EmittedElement? {
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return nil }
    let name = facts[callee].name
    if let closure = facts.arguments(of: call).last.flatMap(facts.firstPart).flatMap(facts.closure) {
      // `Observable.create { observer in … }`
      if StreamTiming[name].contains(.creates) { return element(sentBy: closure) }
      guard CollectionMembers[name].contains(.transforms), !CollectionMembers[name].contains(.keepsElements) else {
        return nil
      }
      return element(returnedBy: closure).map { EmittedElement(element: $0, isLater: !emitsAtOnce(base)) }
    }
    guard streams[name].contains(.passesElements) else { return nil }
    return element(ofStream: base).map {
      EmittedElement(element: $0.element, isLater: $0.isLater || facts.emitsLater(call, name))
    }
  }

  /// Whether a stream consists of given elements: `Observable.just(())`.
  private func emitsAtOnce(_ stream: ExpressionID) -> Bool {
    guard facts[stream].kind == .call, let callee = facts.callee(of: stream) else { return false }
    return streams[facts[callee].name].contains(.makesFew) || StreamTypes[facts[callee].name].contains(.given)
  }

  /// The element that a closure sends to the observer that it receives: `observer.onNext(index)`.
  private func element(sentBy closure: DeclarationID) -> EmittedElement? {
    facts[closure].code.firstResult { call in
      guard facts[call].kind == .call, let callee = facts.callee(of: call), facts[callee].kind == .member,
        streams[facts[callee].name].contains(.sends),
        let sent = facts.arguments(of: call).first.flatMap(facts.firstPart).flatMap(value)
      else { return nil }
      return EmittedElement(element: sent, isLater: facts[call].owner != closure)
    }
  }

  /// The elements of the stream that a function of the project returns for the index.
  private func element(ofFunction call: ExpressionID) -> EmittedElement? {
    flows(receivingIndexOf: call).firstResult(\.elementOfReturnedStream)
  }
}
