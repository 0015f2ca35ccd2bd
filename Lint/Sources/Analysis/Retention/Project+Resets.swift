public import LintSemantics
public import LintSyntax

/// What code does to the members of its own object, and of others.
extension Project {
  /// Whether code gives a member of its object another value, or clears it.
  public func resets(_ member: Name, in function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[index]
      switch node.kind {
      case .assignment:
        return node.name == "=" && facts.target(of: index).map { facts.isOwn(member, $0) } ?? false
      case .call:
        guard let callee = facts.firstPart(of: index), facts[callee].kind == .member,
          let base = facts.firstPart(of: callee), facts.isOwn(member, base)
        else { return false }
        let name = facts[callee].name
        return name.clears || name == "forEach" && clearsElement(in: facts.subtree(of: index), facts)
      case .iteration:
        // `for token in tokens`: the sequence follows the name.
        let first = facts.firstPart(of: index)
        let sequence = first.flatMap { facts[$0].kind == .binding ? facts.firstPart(of: $0) : $0 }
        return sequence.map { facts.isOwn(member, $0) } ?? false && clearsElement(in: facts.subtree(of: index), facts)
      default: return false
      }
    }
  }

  /// `$0.end()`, `token.end()`
  private func clearsElement(in code: HandleRange<ExpressionID>, _ facts: FileFacts) -> Bool {
    code.contains { index in
      guard facts[index].kind == .call, let callee = facts.firstPart(of: index), facts[callee].kind == .member,
        facts[callee].name.clears, let base = facts.firstPart(of: callee)
      else { return false }
      return facts[base].kind == .reference
    }
  }

  /// Whether code ends what its object bound: `model.title.unbind(self)`.
  func unbindsItself(in function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      guard facts[index].kind == .call, let callee = facts.firstPart(of: index), facts[callee].name == "unbind" else {
        return false
      }
      return facts.parts(of: index).dropFirst().compactMap(facts.firstPart).contains {
        facts[$0].kind == .reference && facts[$0].name == "self"
      }
    }
  }

  /// Whether code calls a function of its object by name.
  func calls(_ name: Name, in function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      facts[index].kind == .call && facts.firstPart(of: index).map { facts.isOwn(name, $0) } ?? false
    }
  }
}

extension FileFacts {
  /// `name`, `self.name`, `super.name`, or a tuple of such.
  fileprivate func isOwn(_ name: Name, _ index: ExpressionID) -> Bool {
    let node = self[index]
    switch node.kind {
    case .tuple: return parts(of: index).contains { isOwn(name, $0) }
    case .argument: return firstPart(of: index).map { isOwn(name, $0) } ?? false
    case .reference: return node.name == name
    case .member:
      guard node.name == name, let base = firstPart(of: index).map({ self[$0] }) else { return false }
      return base.kind == .super || base.kind == .reference && LanguageWords.namesOfSelf.contains(base.name)
    default: return false
    }
  }
}

extension Project {
  /// Whether code outside of a type gives a member another value: `cell.bag = DisposeBag()`.
  public func isReset(_ member: Name, ofAny type: TypeID) -> Bool {
    let family = Set([type] + ancestors(of: type))
    return assignments(toMember: member).contains { place in
      let facts = facts(place.file)
      guard facts[place.expression].name == Self.assignment,
        let base = facts.target(of: place.expression).flatMap(facts.firstPart),
        let owner = value(of: base, file: place.file)?.referent.type
      else { return false }
      return family.contains(owner) || ancestors(of: owner).contains(type)
    }
  }

  private static let assignment: Name = "="
}

extension Name {
  /// Whether a method ends subscriptions, or removes tokens from a collection.
  fileprivate var clears: Bool { StreamAPI[self].contains(.clears) || CollectionMembers[self].contains(.removes) }
}
