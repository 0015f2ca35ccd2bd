public import LintSemantics
public import LintSyntax

/// An assignment to a property by its own type.
public struct Write: Sendable {
  public let file: FileID
  /// The assignment.
  public let expression: ExpressionID
  /// The assigned value; nil if the property is changed in place.
  public let value: ExpressionID?
  /// The part of the property, or of its element, that is changed: `rows` in `state.rows.append(row)`.
  public let part: Name?
  /// Whether a part of an element is changed, as in `rows[0].isRead = true`. The elements keep their places.
  public let isInElement: Bool
  /// The declaration that contains it.
  public let owner: DeclarationID?
  /// Whether it happens for each element of a stream, as in `events.assign(to: &$rows)`.
  public var isRepeated = false
}

extension Project {
  /// The places where a type assigns one of its properties, changes it in place, or passes it `inout`.
  public func writes(to property: Name, of type: TypeID) -> [Write] {
    var found: [Write] = []
    for body in self[type].bodies {
      let facts = file(body)
      for index in facts[body.declaration].code {
        if facts.streamAssigns(property, at: index, streams(in: body.file)) {
          found.append(
            Write(
              file: body.file, expression: index, value: nil, part: nil, isInElement: false, owner: facts[index].owner,
              isRepeated: true))
        }
        facts.forEachChange(at: index) { target, value, part in
          guard facts[target].name == property,
            facts.isOwnMember(target) && !isNewLocal(target, body.file)
              || isMemberOfClosureOwner(target, type, body.file)
          else { return }
          found.append(
            Write(
              file: body.file, expression: index, value: value, part: part?.name,
              isInElement: part?.isInElement ?? false, owner: facts[index].owner))
        }
      }
    }
    return found
  }

  /// Whether a name is that of a local variable with its own value, as in `let rows = Rows()`.
  private func isNewLocal(_ target: ExpressionID, _ file: FileID) -> Bool {
    guard facts(file)[target].kind == .reference, let id = declaration(readBy: target, file: file) else { return false }
    return self[id].kind == .local && shadowedDeclaration(of: id) == nil
  }

  /// `owner.rows` in `subscribe(with: self) { owner, rows in owner.rows = rows }`, whose closure receives the object itself.
  private func isMemberOfClosureOwner(_ member: ExpressionID, _ type: TypeID, _ file: FileID) -> Bool {
    guard let base = facts(file).firstPart(of: member), facts(file)[base].kind == .reference,
      let owner = declaration(readBy: base, file: file), self[owner].modifiers.contains(.closureParameter)
    else { return false }
    return value(of: owner)?.referent.type == type
  }

  /// `view = nil`
  public func isEmptyValue(_ write: Write) -> Bool {
    write.value.map { facts(write.file)[$0].kind == .nil } ?? false
  }

  /// The parameter that is the assigned value.
  public func parameter(assignedBy write: Write) -> SymbolID? {
    guard let value = write.value else { return nil }
    let facts = facts(write.file)
    // `view as? ListView`
    let place = facts[value].kind == .sequence ? facts.firstPart(of: value) : value
    guard let node = place.map({ facts[$0] }), node.kind == .reference else { return nil }
    let referenced = declaration(of: node.name, at: node.range.start, owner: node.owner, file: write.file)
    return referenced.map { shadowedDeclaration(of: $0) ?? $0 }.flatMap { self[$0].kind == .parameter ? $0 : nil }
  }
}

/// The changed part of a variable.
private struct ChangedPart {
  let name: Name
  /// Whether it is a part of an element: `title` in `rows[0].title`.
  let isInElement: Bool
}

extension FileFacts {
  fileprivate typealias NoteChange = (_ target: ExpressionID, _ value: ExpressionID?, _ part: ChangedPart?) -> Void

  /// The targets that an expression changes, their new values and the changed parts.
  fileprivate func forEachChange(at index: ExpressionID, _ note: NoteChange) {
    let node = self[index]
    switch node.kind {
    case .assignment:
      if let target = target(of: index) { forEachTarget(in: target, value(of: index), note) }
    case .call:
      guard let callee = firstPart(of: index), self[callee].kind == .member,
        CollectionMembers[self[callee].name].contains(.mutates), let base = firstPart(of: callee)
      else { return }
      forEachTarget(in: base, nil, note)
    case .reference, .member: if node.flags.contains(.byReference) { note(index, nil, nil) }
    default: return
    }
  }

  /// Whether a stream assigns each element to a property of the code's own object: `assign(to: &$rows)`,
  /// `assign(to: \.rows, on: self)`.
  fileprivate func streamAssigns(_ property: Name, at index: ExpressionID, _ streams: ImportedStreamAPI) -> Bool {
    let node = self[index]
    let isProjection = node.flags.contains(.byReference) && node.name.hasPrefix("$")
    guard isProjection || node.kind == .keyPath && node.name == property, let argument = node.parent,
      self[argument].kind == .argument, let call = self[argument].parent, self[call].kind == .call,
      let callee = callee(of: call), streams[self[callee].name].contains(.assigns)
    else { return false }
    if isProjection { return isOwnMember(index) && node.name.text.dropFirst() == property.text }
    return arguments(of: call).contains {
      self[$0].name == StreamAPI.targetLabel && firstPart(of: $0).map(isSelf) ?? false
    }
  }

  /// `(query, items) = ("", [])` changes both targets.
  private func forEachTarget(in target: ExpressionID, _ value: ExpressionID?, _ note: NoteChange) {
    guard self[target].kind == .tuple else {
      let root = root(of: target)
      note(root, root == target ? value : nil, part(after: root, in: target))
      if let member = member(of: root, in: target) {
        note(member, member == target ? value : nil, part(after: member, in: target))
      }
      return
    }
    let targets = elements(of: target)
    let values = value.map { self[$0].kind == .tuple ? elements(of: $0) : [] } ?? []
    for (place, target) in targets.enumerated() {
      forEachTarget(in: target, values.count == targets.count ? values[place] : nil, note)
    }
  }

  private func elements(of tuple: ExpressionID) -> [ExpressionID] {
    parts(of: tuple).compactMap { self[$0].kind == .argument ? firstPart(of: $0) : $0 }
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

  /// `owner.rows` in `owner.rows[0].title`, whose root is `owner`.
  private func member(of root: ExpressionID, in target: ExpressionID) -> ExpressionID? {
    guard root != target, self[root].kind == .reference, let member = expression(beginningWith: root),
      self[member].kind == .member
    else { return nil }
    return member
  }

  /// `rows` in `state.rows[0].title`, after `state`; `title` after `rows`.
  private func part(after place: ExpressionID, in target: ExpressionID) -> ChangedPart? {
    guard place != target, let next = expression(beginningWith: place) else { return nil }
    switch self[next].kind {
    case .member: return ChangedPart(name: self[next].name, isInElement: false)
    case .subscript: return part(after: next, in: target).map { ChangedPart(name: $0.name, isInElement: true) }
    default: return nil
    }
  }

  public func isSelf(_ expression: ExpressionID) -> Bool {
    let node = self[expression]
    return node.kind == .reference && LanguageWords.isNameOfSelf(node.name)
  }
}

extension Project {
  /// Whether a type creates every value of one of its properties.
  public func creates(_ property: SymbolID, of type: TypeID) -> Bool {
    let declaration = self[property]
    if declaration.modifiers.contains(.lazy) { return true }
    let facts = file(property)
    let initial = declaration.value.flatMap { facts[$0].kind == .binding ? facts.firstPart(of: $0) : $0 }
    if let initial, facts[initial].kind == .call { return true }
    let writes = writes(to: declaration.name, of: type).filter { $0.value != nil && !isEmptyValue($0) }
    return !writes.isEmpty
      && writes.allSatisfy { write in
        write.value.map { self.facts(write.file)[$0].kind == .call } ?? false
      }
  }
}

/// The effects of code on the members of its own object, and of others.
extension Project {
  /// Whether code assigns a member of its object, or clears it.
  ///
  /// - Parameter byCalls: whether a method of the member may clear it.
  public func resets(_ member: Name, in function: SymbolID, byCalls: Bool = true) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[index]
      switch node.kind {
      case .assignment:
        return node.name == LanguageWords.assignment && facts.target(of: index).map { facts.isOwn(member, $0) } ?? false
      case .call:
        guard byCalls, let callee = facts.firstPart(of: index), facts[callee].kind == .member,
          let base = facts.firstPart(of: callee), facts.isOwn(member, base) || isCopy(base, of: member, function.file)
        else { return false }
        let name = facts[callee].name
        return name.clears && !facts.removesSome(index)
          || CollectionMembers[name].contains(.visitsEach) && clearsElement(in: facts.subtree(of: index), facts)
          || CollectionMembers[name].isEmpty && value(of: base, file: function.file)?.referent.type == nil
            && shared(ClearingMethods.self).accept(callee, in: function.file, of: self)
      case .iteration:
        return facts.sequence(of: index).map { facts.isOwn(member, $0) } ?? false
          && clearsElement(in: facts.subtree(of: index), facts)
      default: return false
      }
    }
  }

  /// Whether a local constant has the value of a member of its object: `timer` after `if let timer = self.refreshTimer`.
  private func isCopy(_ reference: ExpressionID, of member: Name, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard facts[reference].kind == .reference, let local = declaration(readBy: reference, file: file),
      self[local].kind == .local, let value = facts.initialValue(of: local.declaration)
    else { return false }
    return facts.isOwn(member, value)
  }

  /// `$0.end()`, `token.end()`
  func clearsElement(in code: HandleRange<ExpressionID>, _ facts: FileFacts) -> Bool {
    code.contains { index in
      guard facts[index].kind == .call, let callee = facts.firstPart(of: index), facts[callee].kind == .member,
        facts[callee].name.clears, let base = facts.firstPart(of: callee)
      else { return false }
      return facts[base].kind == .reference
    }
  }

  /// Whether code ends the bindings of its object: `model.title.unbind(self)`.
  func unbindsItself(in function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      guard facts[index].kind == .call, let callee = facts.firstPart(of: index), facts[callee].name == KitMembers.unbind
      else {
        return false
      }
      return facts.parts(of: index).dropFirst().compactMap(facts.firstPart).contains {
        facts[$0].kind == .reference && facts[$0].name == LanguageWords.selfWord
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
  /// `tokens` in `for token in tokens`: the sequence follows the name.
  func sequence(of iteration: ExpressionID) -> ExpressionID? {
    firstPart(of: iteration).flatMap { self[$0].kind == .binding ? firstPart(of: $0) : $0 }
  }

  /// `name`, `self.name`, `super.name`, or a tuple of these.
  fileprivate func isOwn(_ name: Name, _ index: ExpressionID) -> Bool {
    let node = self[index]
    switch node.kind {
    case .tuple: return parts(of: index).contains { isOwn(name, $0) }
    case .argument: return firstPart(of: index).map { isOwn(name, $0) } ?? false
    default: return node.name == name && isOwnMember(index)
    }
  }
}

extension Project {
  /// Whether code outside a type assigns a member: `cell.bag = DisposeBag()`.
  public func isReset(_ member: Name, ofAny type: TypeID) -> Bool {
    let family = HandleSet([type] + ancestors(of: type))
    return assignments(toMember: member).contains { place in
      let facts = facts(place.file)
      guard facts[place.expression].name == LanguageWords.assignment,
        let base = facts.target(of: place.expression).flatMap(facts.firstPart),
        let owner = value(of: base, file: place.file)?.referent.type
      else { return false }
      return family.contains(owner) || ancestors(of: owner).contains(type)
    }
  }
}

extension Name {
  /// Whether a method ends subscriptions, or removes tokens from a collection.
  var clears: Bool { StreamAPI[self].contains(.clears) || CollectionMembers[self].contains(.removes) }
}

extension FileFacts {
  /// `rows.removeAll { $0.id == id }`, which leaves the other elements.
  fileprivate func removesSome(_ call: ExpressionID) -> Bool {
    guard let callee = callee(of: call), CollectionMembers[self[callee].name].contains(.removes) else { return false }
    return arguments(of: call).contains { firstPart(of: $0).map { self[$0].kind == .closure } ?? false }
  }
}
