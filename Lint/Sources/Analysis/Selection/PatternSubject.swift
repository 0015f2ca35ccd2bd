import LintSemantics
import LintSyntax

extension Project {
  /// The value that a pattern of an enum case takes apart to declare a local: `state` in `switch state { case .loaded(let rows): … }`.
  ///
  /// It is the value of the enum that the code names last before the pattern, or right after it as in `if case … = state`.
  func subject(ofPattern local: SymbolID) -> ExpressionID? {
    let facts = file(local)
    guard self[local].modifiers.contains(.part), let owner = self[local].parent,
      let pattern = facts.casePattern(around: self[local].nameStart, in: owner)
    else { return nil }
    return subject(of: pattern, in: owner, local.file)
  }

  private func subject(of pattern: ExpressionID, in owner: DeclarationID, _ file: FileID) -> ExpressionID? {
    let facts = facts(file)
    guard let callee = facts.callee(of: pattern) else { return nil }
    let next = facts[pattern].next
    if facts[owner].code.contains(next), facts[next].range.start <= facts[pattern].range.end + 4,
      isEnum(next, file, with: facts[callee].name)
    {
      return next
    }
    return facts[owner].code.filter {
      facts[$0].range.start < facts[pattern].range.start && facts[$0].range.end <= facts[pattern].range.start
        && facts[$0].parent == nil
    }.last { isEnum($0, file, with: facts[callee].name) }
  }

  /// The case of a pattern, maybe inside another one: `select` in `case .list(.select(let row))`.
  func enumCase(ofPattern pattern: ExpressionID, in owner: DeclarationID, file: FileID) -> SymbolID? {
    let facts = facts(file)
    guard let callee = facts.callee(of: pattern) else { return nil }
    let name = facts[callee].name
    if let subject = subject(of: pattern, in: owner, file) {
      return enumCase(named: name, ofValueAt: subject, file: file)
    }
    guard let argument = facts[pattern].parent, facts[argument].kind == .argument, let outer = facts[argument].parent,
      facts[outer].kind == .call, let position = facts.arguments(of: outer).firstIndex(of: argument),
      let outerCase = enumCase(ofPattern: outer, in: owner, file: file)
    else { return nil }
    let values = parameters(of: outerCase)
    guard position < values.count,
      let type = value(of: SymbolID(file: outerCase.file, declaration: values[position]))?.referent.type
    else { return nil }
    return declaredMembers(named: name, of: type).first { self[$0].kind == .enumCase }
  }

  private func isEnum(_ expression: ExpressionID, _ file: FileID, with name: Name) -> Bool {
    enumCase(named: name, ofValueAt: expression, file: file) != nil
  }

  /// A case of the enum that a value belongs to, which may be the generic argument that a subclass names.
  func enumCase(named name: Name, ofValueAt expression: ExpressionID, file: FileID) -> SymbolID? {
    guard let value = value(of: expression, file: file), !value.isType,
      let type = memberOwner(of: value, in: enclosingType(of: facts(file)[expression].owner, file: file)),
      self[type].kind == .enum
    else { return nil }
    return declaredMembers(named: name, of: type).first { self[$0].kind == .enumCase }
  }

  /// Whether data belongs to the value of a struct whose method reads it, so that another object stores it. A constant with
  /// an initial value doesn't.
  func isPartOfReceivedValue(_ data: ExpressionID, file: FileID) -> Bool {
    guard let type = enclosingType(of: facts(file)[data].owner, file: file), self[type].kind == .struct,
      uiCategory(of: .project(type)) != .view
    else { return false }
    return isPart(data, file, of: type, 3)
  }

  private func isPart(_ data: ExpressionID, _ file: FileID, of type: TypeID, _ limit: Int) -> Bool {
    let facts = facts(file)
    guard limit > 0 else { return false }
    return facts.subtree(of: data).contains { part in
      guard facts[part].kind == .reference || facts[part].kind == .member,
        let id = declaration(readBy: part, file: file), enclosingType(of: id) == type
      else { return false }
      switch self[id].kind {
      case .property where self[id].modifiers.contains(.computed), .function:
        return self[id].code.contains { isPart($0, id.file, of: type, limit - 1) }
      case .property:
        let isFixed = self[id].modifiers.contains(.constant) && self[id].value != nil
        return self[id].modifiers.isDisjoint(with: [.static, .class]) && !isFixed
      default: return false
      }
    }
  }
}

extension FileFacts {
  /// `.loaded(let rows)`: the innermost call of an enum case around a name.
  func casePattern(around offset: UInt32, in owner: DeclarationID) -> ExpressionID? {
    self[owner].code.filter { call in
      guard self[call].kind == .call, self[call].range.contains(offset), let callee = callee(of: call) else {
        return false
      }
      return self[callee].kind == .member
    }.last
  }
}

extension DataChangeFinder {
  /// The change of the value that received the index with a call: `viewModel` in `viewModel.select(index)`.
  mutating func change(ofReceiverIn steps: [IndexStep]) -> DataChange? {
    for step in steps.reversed() {
      guard case .call(let function, let place) = step else { return nil }
      let facts = project.facts(place.file)
      guard let callee = project.call(of: function, at: place).flatMap(facts.callee) else { return nil }
      // A method of the same value calls another one.
      guard facts[callee].kind == .member, let receiver = facts.firstPart(of: callee), !facts.isSelf(receiver) else {
        continue
      }
      // Another property of the value may change. A value that only other objects set rarely does.
      countsParts = false
      let found = change(receiver, place.file, isList: false, Self.limit)
      if case .setter? = found { return nil }
      return found
    }
    return nil
  }
}
