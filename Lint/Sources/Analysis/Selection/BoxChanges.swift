import LintSemantics
import LintSyntax

/// The places where the project may change the values of boxes such as subjects, by the names of their variables.
private struct BoxChanges: SharedResult {
  private var changes: [Name: [ExpressionPlace]] = [:]
  /// The places where code passes a box on or stores it elsewhere. Other code may change its value.
  private var shared: [Name: [ExpressionPlace]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      let streams = project.streams(in: file)
      for index in facts.expressionIDs where facts[index].kind == .member || facts[index].kind == .reference {
        let name = facts[index].name
        let place = ExpressionPlace(file: file, expression: index)
        guard let next = facts.expression(beginningWith: index) else {
          shared[name, default: []].append(place)
          continue
        }
        switch facts[next].kind {
        case .member:
          let kinds = streams[facts[next].name]
          let isSent = kinds.contains(.sends) || facts[next].name == StreamAPI.sendsEvent
          if isSent || kinds.contains(.currentValue) && !facts.isOnlyRead(next) {
            changes[name, default: []].append(ExpressionPlace(file: file, expression: next))
          }
        case .call, .subscript, .return: continue
        // The object's own assignments are known.
        case .assignment where facts.target(of: next) == index && facts.isOwnMember(index): continue
        default: shared[name, default: []].append(place)
        }
      }
    }
  }

  /// The changes of the box in a property; nil if there may be others.
  func changes(of property: SymbolID, in project: Project) -> [ExpressionPlace]? {
    let name = project[property].name
    func mayName(_ box: ExpressionID?, _ file: FileID) -> Bool {
      box.flatMap { project.declaration(readBy: $0, file: file) }.map { $0 == property } ?? true
    }
    if shared[name, default: []].contains(where: { mayName($0.expression, $0.file) }) { return nil }
    return changes[name, default: []].filter { mayName(project.facts($0.file).firstPart(of: $0.expression), $0.file) }
  }
}

extension Project {
  /// Whether a variable contains a box whose value only changes before the first row is drawn: in the initializer or in
  /// `viewDidLoad` of its own type. False if dependencies are recorded, as in ``isSetBeforeShown(_:of:)``.
  func isFilledInSetUp(_ box: ExpressionID, file: FileID) -> Bool {
    guard !recordsDependencies, let property = declaration(readBy: box, file: file), self[property].kind == .property,
      self[property].modifiers.isDisjoint(with: [.public, .open]), let type = enclosingType(of: property),
      let changes = shared(BoxChanges.self).changes(of: property, in: self)
    else { return false }
    let isReplaced = writes(to: self[property].name, of: type).contains {
      !isSetUp(declaration: $0.owner, file: $0.file, of: type, limit: 3)
    }
    if isReplaced { return false }
    if changes.isEmpty { return startsFilled(property) }
    if changes.count == 1, isSentConstantList(changes[0]) { return true }
    return changes.allSatisfy { place in
      let facts = facts(place.file)
      guard let base = facts.firstPart(of: place.expression), facts.isOwnMember(base),
        enclosingType(of: facts[base].owner, file: place.file) == type,
        let next = facts.expression(beginningWith: place.expression)
      else { return false }
      return (facts[next].kind == .call || facts[next].kind == .assignment)
        && isSetUp(declaration: facts[base].owner, file: place.file, of: type, limit: 3)
    }
  }
}

extension Project {
  /// Whether a variable contains an object of the project whose property only changes before the first row is drawn, as with
  /// `let sections = Box([])` and `sections.value = [.header]`. False if dependencies are recorded.
  func isFilledInSetUp(_ member: SymbolID, ofObjectIn variable: ExpressionID, file: FileID) -> Bool {
    guard !recordsDependencies, let read = declaration(readBy: variable, file: file), self[read].kind == .property,
      let box = enclosingType(of: member), self[box].kind == .class
    else { return false }
    let properties = implementations(of: read)
    guard !properties.isEmpty, properties.allSatisfy(isReplacedOnlyInSetUp) else { return false }
    return shared(MemberChanges.self).places(of: self[member].name).allSatisfy { place in
      let facts = facts(place.file)
      guard let base = facts.firstPart(of: place.expression) else { return false }
      // The object's own changes are known.
      if facts.isSelf(base) { return true }
      let changed = declaration(readBy: base, file: place.file)
      if let changed, changed != read, !properties.contains(changed) { return true }
      if changed == nil, let owner = value(of: base, file: place.file)?.referent.type, owner != box { return true }
      guard let changed, let type = enclosingType(of: changed), facts.isOwnMember(base),
        enclosingType(of: facts[base].owner, file: place.file) == type
      else { return false }
      return appends(to: place) || isSetUp(declaration: facts[base].owner, file: place.file, of: type, limit: 3)
    }
  }

  /// A stored property itself, or those that implement the requirement of a protocol.
  private func implementations(of property: SymbolID) -> [SymbolID] {
    guard let type = enclosingType(of: property), self[type].kind == .protocol else { return [property] }
    return adopters(of: type).flatMap { members(named: self[property].name, of: $0) }.filter { $0 != property }
  }

  /// Whether the object in a stored property stays the same after the setup, and isn't passed on.
  private func isReplacedOnlyInSetUp(_ property: SymbolID) -> Bool {
    guard self[property].kind == .property, self[property].modifiers.isDisjoint(with: [.public, .open, .computed]),
      let type = enclosingType(of: property), shared(BoxChanges.self).changes(of: property, in: self) != nil
    else { return false }
    return writes(to: self[property].name, of: type).allSatisfy {
      isSetUp(declaration: $0.owner, file: $0.file, of: type, limit: 3)
    }
  }

  /// `rows.value.append(row)`, which leaves the other elements in their places.
  private func appends(to place: MemberPlace) -> Bool {
    let facts = facts(place.file)
    guard let method = facts.expression(beginningWith: place.expression), facts[method].kind == .member,
      CollectionMembers[facts[method].name].contains(.appends),
      let call = facts.expression(beginningWith: method), facts[call].kind == .call
    else { return false }
    return facts.arguments(of: call).count == 1
  }

  /// Whether code sends a list of constants: `sections.accept([.profile, .about])`.
  private func isSentConstantList(_ place: ExpressionPlace) -> Bool {
    let facts = facts(place.file)
    guard let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call,
      let value = facts.arguments(of: call).first.flatMap(facts.firstPart)
    else { return false }
    return isConstantList(value, file: place.file)
  }

  /// `BehaviorRelay(value: Category.allCases)`, or a box that the initializer creates with the list that it receives.
  private func startsFilled(_ box: SymbolID) -> Bool {
    if let call = file(box).initialValue(of: box.declaration) {
      return content(ofBox: call, box.file).map { file(box).isCompleteList($0) } ?? false
    }
    guard let type = enclosingType(of: box) else { return false }
    let writes = writes(to: self[box].name, of: type)
    return !writes.isEmpty
      && writes.allSatisfy { write in
        let facts = facts(write.file)
        guard let list = write.value.flatMap({ self.content(ofBox: $0, write.file) }) else { return false }
        return facts[list].kind != .array || facts.isCompleteList(list)
      }
  }

  /// `events` in `BehaviorRelay(value: events)`
  private func content(ofBox call: ExpressionID, _ file: FileID) -> ExpressionID? {
    let facts = facts(file)
    return facts[call].kind == .call ? facts.arguments(of: call).first.flatMap(facts.firstPart) : nil
  }
}

extension FileFacts {
  /// Whether a value is a list of elements, or all cases of an enum.
  func isCompleteList(_ value: ExpressionID) -> Bool {
    let node = self[value]
    if node.kind == .array { return firstPart(of: value) != nil }
    return node.kind == .member && node.name == LanguageWords.allCases
  }

  /// Whether code reads a member, but neither assigns nor changes it or its parts.
  fileprivate func isOnlyRead(_ member: ExpressionID) -> Bool {
    var place = member
    while let next = expression(beginningWith: place) {
      switch self[next].kind {
      case .assignment: return target(of: next) != place
      case .member where CollectionMembers[self[next].name].contains(.mutates): return false
      case .member, .subscript: place = next
      default: return true
      }
    }
    return !self[place].flags.contains(.byReference)
  }
}
