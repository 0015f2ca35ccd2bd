public import LintSemantics
public import LintSyntax

/// An assignment to a property, where its own type makes it.
public struct Write: Sendable {
  public let file: FileID
  /// The assignment.
  public let expression: ExpressionID
  /// What is assigned; nothing where the property is changed in place.
  public let value: ExpressionID?
  /// The declaration that it stands in.
  public let owner: DeclarationID?
}

extension Project {
  /// Where a type changes one of its properties: it assigns, changes it in place, or hands it over to be changed.
  public func writes(to property: Name, of type: TypeID) -> [Write] {
    self[type].bodies.flatMap { body -> [Write] in
      let facts = file(body)
      return facts[body.declaration].code.compactMap { index in
        guard let (target, value) = facts.change(at: index), facts.isOwn(property, target) else { return nil }
        return Write(file: body.file, expression: index, value: value, owner: facts[index].owner)
      }
    }
  }
}

extension Project {
  /// `view = nil`
  public func isEmptyValue(_ write: Write) -> Bool {
    write.value.map { facts(write.file)[$0].kind == .nil } ?? false
  }

  /// Whether what is assigned came in as a parameter.
  public func isParameter(_ write: Write) -> Bool {
    guard let value = write.value else { return false }
    let facts = facts(write.file)
    // `view as? ListView`
    let place = facts[value].kind == .sequence ? facts.firstPart(of: value) : value
    guard let node = place.map({ facts[$0] }), node.kind == .reference else { return false }
    let meant = declaration(of: node.name, at: node.range.start, owner: node.owner, file: write.file)
    return meant.map { self[meantBefore($0) ?? $0].kind == .parameter } ?? false
  }
}

extension FileFacts {
  /// What an expression changes, and to what.
  fileprivate func change(at index: ExpressionID) -> (target: ExpressionID, value: ExpressionID?)? {
    let node = self[index]
    switch node.kind {
    case .assignment:
      return target(of: index).map { target in
        let root = root(of: target)
        return (root, root == target ? value(of: index) : nil)
      }
    case .call:
      guard let callee = firstPart(of: index), self[callee].kind == .member,
        CollectionMembers[self[callee].name].contains(.mutates), let base = firstPart(of: callee)
      else { return nil }
      return (root(of: base), nil)
    case .reference, .member: return node.flags.contains(.byReference) ? (index, nil) : nil
    default: return nil
    }
  }

  /// `rows` in `rows[0].title`, `self.rows` in `self.rows[0]`.
  private func root(of expression: ExpressionID) -> ExpressionID {
    var place = expression
    while let base = firstPart(of: place) {
      let node = self[place]
      let isOwnMember = node.kind == .member && isSelf(base)
      guard node.kind == .subscript || node.kind == .member, !isOwnMember else { break }
      place = base
    }
    return place
  }

  fileprivate func isOwn(_ property: Name, _ target: ExpressionID) -> Bool {
    let node = self[target]
    guard node.name == property else { return false }
    return node.kind == .reference || node.kind == .member && firstPart(of: target).map(isSelf) ?? false
  }

  public func isSelf(_ expression: ExpressionID) -> Bool {
    let node = self[expression]
    return node.kind == .reference && (node.name == "self" || node.name == "strongSelf" || node.name == "this")
  }
}
