public import LintSemantics
public import LintSyntax

/// An assignment to a property, where its own type makes it.
public struct Write: Sendable {
  public let file: Int32
  /// The assignment.
  public let expression: Int32
  /// What is assigned; nothing where the property is changed in place.
  public let value: Int32?
  /// The declaration that it stands in.
  public let owner: Int32
}

extension Project {
  /// Where a type changes one of its properties: it assigns, changes it in place, or hands it over to be changed.
  public func writes(to property: Name, of type: TypeID) -> [Write] {
    self[type].bodies.flatMap { body -> [Write] in
      let facts = file(body)
      return facts[declaration: body.index].code.compactMap { index in
        guard let (target, value) = facts.change(at: index), facts.isOwn(property, target) else { return nil }
        return Write(file: body.file, expression: index, value: value, owner: facts[expression: index].owner)
      }
    }
  }
}

extension Project {
  /// `view = nil`
  public func isNothing(_ write: Write) -> Bool {
    write.value.map { files[Int(write.file)][expression: $0].kind == .nil } ?? false
  }

  /// Whether what is assigned came in as a parameter.
  public func isParameter(_ write: Write) -> Bool {
    guard let value = write.value else { return false }
    let facts = files[Int(write.file)]
    // `view as? ListView`
    let place = facts[expression: value].kind == .sequence ? value + 1 : value
    let node = facts[expression: place]
    guard node.kind == .reference else { return false }
    let meant = declaration(of: node.name, at: node.range.start, owner: node.owner, file: write.file)
    return meant.map { self[meantBefore($0) ?? $0].kind == .parameter } ?? false
  }
}

extension FileFacts {
  /// What an expression changes, and to what.
  fileprivate func change(at index: Int32) -> (target: Int32, value: Int32?)? {
    let node = self[expression: index]
    switch node.kind {
    case .assignment:
      let parts = Array(parts(ofExpression: index))
      return parts.first.map { target in
        let root = root(of: target)
        return (root, root == target && parts.count == 2 ? parts[1] : nil)
      }
    case .call:
      let callee = index + 1
      guard callee < node.next, self[expression: callee].kind == .member,
        CollectionMembers[self[expression: callee].name].contains(.mutates), callee + 1 < self[expression: callee].next
      else { return nil }
      return (root(of: callee + 1), nil)
    case .reference, .member: return node.flags.contains(.byReference) ? (index, nil) : nil
    default: return nil
    }
  }

  /// `rows` in `rows[0].title`, `self.rows` in `self.rows[0]`.
  private func root(of expression: Int32) -> Int32 {
    var place = expression
    while place + 1 < self[expression: place].next {
      let node = self[expression: place]
      let isOwnMember = node.kind == .member && isSelf(place + 1)
      guard node.kind == .subscript || node.kind == .member, !isOwnMember else { break }
      place += 1
    }
    return place
  }

  fileprivate func isOwn(_ property: Name, _ target: Int32) -> Bool {
    let node = self[expression: target]
    guard node.name == property else { return false }
    return node.kind == .reference || node.kind == .member && target + 1 < node.next && isSelf(target + 1)
  }

  public func isSelf(_ expression: Int32) -> Bool {
    let node = self[expression: expression]
    return node.kind == .reference && (node.name == "self" || node.name == "strongSelf" || node.name == "this")
  }
}
