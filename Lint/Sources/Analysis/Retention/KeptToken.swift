import LintSemantics
import LintSyntax

/// Tokens that a method of `self` receives and adds to a bag.
extension FileReading {
  /// `keep(chain, chain)`, where `func keep(_ tokens: Disposable...) { bag.insert(tokens) }`, perhaps in a superclass.
  func keptByMethod(called call: ExpressionID) -> Observation? {
    guard let callee = facts.callee(of: call), isMethodOfSelf(callee) else { return nil }
    let tokens = facts.parts(of: call).filter { part in
      facts[part].kind == .argument && facts.firstPart(of: part).map(isSubscription) ?? false
    }
    guard !tokens.isEmpty, let method = methodOfSelf(calledBy: callee), isInstanceMethod(method) else {
      return nil
    }
    let parameters = project.parameters(of: method)
    let there = reading(of: method.file)
    let kept = tokens.compactMap { argument -> (chain: ExpressionID, bag: RetainingProperty)? in
      let only = parameters.count == 1 ? parameters.first : nil
      guard let parameter = only ?? project.parameter(of: method, for: argument, file: file),
        let bag = there.bag(thatKeeps: parameter, in: method.declaration), let chain = facts.firstPart(of: argument)
      else { return nil }
      return (chain, bag)
    }
    guard let bag = kept.first?.bag else { return nil }
    return Observation(
      place: facts.anchor(of: callee), owner: facts[call].owner, storage: bag, chains: kept.map(\.chain), isAdded: true)
  }

  private func methodOfSelf(calledBy callee: ExpressionID) -> SymbolID? {
    guard let base = facts.firstPart(of: callee), facts[base].kind == .super else {
      return project.declaration(readBy: callee, file: file)
    }
    return enclosingType(of: facts[callee].owner).flatMap { type in
      project.ancestors(of: type).firstResult { project.firstMember(named: facts[callee].name, of: $0) }
    }
  }

  private func isSubscription(_ expression: ExpressionID) -> Bool {
    facts[expression].kind == .call
      && calleeName(expression).map { streams[$0].contains(.observes) } ?? false
  }

  /// `bag.insert(token)`, `token.disposed(by: bag)`
  private func bag(thatKeeps token: DeclarationID, in method: DeclarationID) -> RetainingProperty? {
    facts[method].code.firstResult { index in
      guard let (callee, base) = self.method(index) else { return nil }
      let name = facts[callee].name
      if let labels = streams.storageLabels(of: name), isReference(base, to: token) {
        return facts.arguments(of: index).first { labels.contains(facts[$0].name) }
          .flatMap(facts.firstPart).flatMap { storage($0) }
      }
      guard streams[name].contains(.collects) || CollectionMembers[name].contains(.adds),
        facts.arguments(of: index).contains(where: { argument in
          facts.firstPart(of: argument).map { isReference($0, to: token) } ?? false
        }), let bag = storage(base), isBag(bag)
      else { return nil }
      return bag
    }
  }
}
