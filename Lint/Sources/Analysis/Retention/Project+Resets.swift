public import LintSemantics
public import LintSyntax

/// What code does to the members of its own object, and of others.
extension Project {
  /// Whether code gives a member of its object another value, or clears it.
  public func resets(_ member: Name, in function: DeclarationID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[expression: index]
      switch node.kind {
      case .assignment:
        return node.name == "=" && index + 1 < node.next && facts.isOwn(member, index + 1)
      case .call:
        let callee = index + 1
        guard callee + 1 < node.next, facts[expression: callee].kind == .member, facts.isOwn(member, callee + 1) else {
          return false
        }
        let name = facts[expression: callee].name
        return name.clears || name == "forEach" && clearsElement(in: callee..<node.next, facts)
      case .iteration:
        // `for token in tokens`: the sequence follows the name.
        let sequence = index + 1 < node.next && facts[expression: index + 1].kind == .binding ? index + 2 : index + 1
        return sequence < node.next && facts.isOwn(member, sequence) && clearsElement(in: sequence..<node.next, facts)
      default: return false
      }
    }
  }

  /// `$0.end()`, `token.end()`
  private func clearsElement(in code: Range<Int32>, _ facts: FileFacts) -> Bool {
    code.contains { index in
      let callee = index + 1
      return facts[expression: index].kind == .call && callee + 1 < facts[expression: index].next
        && facts[expression: callee].kind == .member && facts[expression: callee].name.clears
        && facts[expression: callee + 1].kind == .reference
    }
  }

  /// Whether code ends what its object bound: `model.title.unbind(self)`.
  func unbindsItself(in function: DeclarationID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[expression: index]
      guard node.kind == .call, index + 1 < node.next, facts[expression: index + 1].name == "unbind" else {
        return false
      }
      return facts.parts(ofExpression: index).dropFirst().contains { argument in
        let content = argument + 1
        return content < facts[expression: argument].next && facts[expression: content].kind == .reference
          && facts[expression: content].name == "self"
      }
    }
  }

  /// Whether code calls a function of its object by name.
  func calls(_ name: Name, in function: DeclarationID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[expression: index]
      return node.kind == .call && index + 1 < node.next && facts.isOwn(name, index + 1)
    }
  }
}

extension FileFacts {
  /// `name`, `self.name`, `super.name`, or a tuple of such.
  fileprivate func isOwn(_ name: Name, _ index: Int32) -> Bool {
    let node = self[expression: index]
    switch node.kind {
    case .tuple: return parts(ofExpression: index).contains { isOwn(name, $0) }
    case .argument: return index + 1 < node.next && isOwn(name, index + 1)
    case .reference: return node.name == name
    case .member:
      guard node.name == name, index + 1 < node.next else { return false }
      let base = self[expression: index + 1]
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
      guard facts(place.file)[expression: place.expression].name == Self.assignment,
        let owner = value(of: place.expression + 2, file: place.file)?.referent.type
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
